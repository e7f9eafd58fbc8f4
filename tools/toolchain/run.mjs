// Runs a root script with the pinned Node.js and pnpm: `node tools/toolchain/run.mjs setup:test [arguments]`.
// Needs only Node.js 20 or later and npm. Installs nothing twice.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const bin = join(here, 'node_modules/.bin')
const windows = process.platform === 'win32'
/** How long a child may take to end after a signal before it is killed. */
const graceMs = 10_000

/** @param {string} text */
const say = (text) => console.log(`[setup] ${text}`)

/** Without npm's own variables, which confuse pnpm and the nested npm, except those for reaching a registry. */
const cleanEnvironment = () => {
  const env = { ...process.env }
  for (const key of Object.keys(env)) {
    if (/^npm_/i.test(key) && !/^npm_config_(registry|cafile|.*proxy)$/i.test(key)) delete env[key]
  }
  delete env.INIT_CWD
  return env
}

/** @type {import('node:child_process').ChildProcess | undefined} */
let running
/** @type {NodeJS.Signals | undefined} */
let stoppedBy

/** Signals the child and all it started: the child leads a process group of its own.
 * @param {NodeJS.Signals} signal */
const signalGroup = (signal) => {
  const pid = running?.pid
  if (pid === undefined) return
  if (windows) {
    spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore' })
    return
  }
  try {
    process.kill(-pid, signal)
  } catch {
    // The whole group has ended already.
  }
}

/** @param {NodeJS.Signals} signal */
const stop = (signal) => {
  // A terminal's Ctrl-C can arrive twice (from the terminal and from npm): the second one changes nothing.
  if (stoppedBy !== undefined) return
  stoppedBy = signal
  signalGroup(signal)
  setTimeout(() => signalGroup('SIGKILL'), graceMs).unref()
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => stop(signal))

// npm sends SIGTERM to the shell between it and us, which ends silently: we only see a new parent.
const parent = process.ppid
const watchParent = () => {
  if (process.ppid !== parent) stop('SIGTERM')
}
if (process.env.npm_lifecycle_event !== undefined) setInterval(watchParent, 300).unref()

process.on('exit', () => signalGroup('SIGKILL'))

const isGroupRunning = () => {
  if (windows || running?.pid === undefined) return false
  try {
    return process.kill(-running.pid, 0)
  } catch {
    return false
  }
}

/** Ends children that outlived their parent and would keep a port or a file: first politely, then by force. */
const endGroup = async () => {
  signalGroup('SIGTERM')
  for (const start = Date.now(); isGroupRunning() && Date.now() - start < graceMs;) await sleep(50)
  signalGroup('SIGKILL')
}

/** Runs a command to its end; resolves to its exit code.
 * @param {string} command @param {string[]} args @param {{ cwd: string, env: NodeJS.ProcessEnv }} options */
const run = (command, args, { cwd, env }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
      detached: !windows,
    })
    running = child
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      const result = code ?? 128 + (signal ? constants.signals[signal] : 0)
      void endGroup().then(() => resolve(result))
    })
  })

/** @param {Promise<number>} step */
const orExit = async (step) => {
  const code = await step
  if (stoppedBy !== undefined) process.exit(128 + constants.signals[stoppedBy])
  if (code !== 0) process.exit(code)
}

/** @param {string[]} texts */
const hashOf = (texts) => {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** What an install depends on; a changed script or version number is no reason to install again.
 * @param {string} folder */
const dependenciesOf = (folder) => {
  const {
    name,
    bin: bins,
    dependencies,
    devDependencies,
    optionalDependencies,
    peerDependencies,
  } = readManifest(folder)
  return JSON.stringify([name, bins, dependencies, devDependencies, optionalDependencies, peerDependencies])
}

/** Runs `install` unless the stamp says that the same was installed before.
 * @param {{ stamp: string, want: string, complete: boolean, install: () => Promise<void> }} options */
const onceFor = async ({ stamp, want, complete, install }) => {
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return
  rmSync(stamp, { force: true })
  await install()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, want)
}

const workspaceFolders = () =>
  ['packages', 'examples']
    .map((parent) => join(root, parent))
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .concat(join(root, 'lab'))
    .filter((folder) => existsSync(join(folder, 'package.json')))

/** A package whose dependencies were never linked, or whose node_modules was deleted, needs an install.
 * @param {string} folder */
const isLinked = (folder) => {
  const { dependencies, devDependencies } = readManifest(folder)
  const wants = Object.keys({ ...dependencies, ...devDependencies }).length > 0
  return !wants || existsSync(join(folder, 'node_modules'))
}

const ensureToolchain = () =>
  onceFor({
    stamp: join(here, 'node_modules/.stamp'),
    want: hashOf([readFileSync(join(here, 'package-lock.json'), 'utf8')]),
    complete: existsSync(bin),
    install: async () => {
      say('installing the pinned Node.js and pnpm')
      const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
      await orExit(run('npm', args, { cwd: here, env: cleanEnvironment() }))
    },
  })

/** @param {NodeJS.ProcessEnv} env */
const ensureDependencies = (env) => {
  const folders = workspaceFolders()
  const locked = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) =>
    readFileSync(join(root, name), 'utf8'),
  )
  return onceFor({
    stamp: join(root, 'node_modules/.cartonnage-install'),
    want: hashOf([...locked, ...[root, ...folders].map(dependenciesOf)]),
    complete: existsSync(join(root, 'node_modules/.modules.yaml')) && folders.every(isLinked),
    install: async () => {
      say('installing the dependencies')
      await orExit(run('pnpm', ['install', '--frozen-lockfile'], { cwd: root, env }))
    },
  })
}

/** Platforms without a Node.js package, such as Alpine, use the system's. */
const checkNode = () => {
  const pinned = existsSync(join(bin, windows ? 'node.cmd' : 'node'))
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (pinned || major > 24 || (major === 24 && minor >= 16)) return
  console.error(`[setup] There is no packaged Node.js for ${process.platform} ${process.arch}.`)
  console.error(`[setup] Please install Node.js 24.16 or newer; this is ${process.version}.`)
  process.exit(1)
}

/**
 * Runs a root script by the system's shell. pnpm would put it into a process group that it does not end itself.
 * @param {string[]} script its name, then arguments for it
 * @param {NodeJS.ProcessEnv} env
 */
const runScript = ([name = '', ...args], env) => {
  const command = readManifest(root).scripts[name]
  return windows
    ? run(command, args, { cwd: root, env })
    : run('/bin/sh', ['-c', `${command} "$@"`, 'sh', ...args], { cwd: root, env })
}

const main = async () => {
  const script = process.argv.slice(2)
  if (readManifest(root).scripts[script[0] ?? ''] === undefined) {
    console.error('usage: node tools/toolchain/run.mjs <root script> [arguments]')
    process.exit(2)
  }
  await ensureToolchain()
  checkNode()
  const clean = cleanEnvironment()
  const pathKey = Object.keys(clean).find((key) => key.toLowerCase() === 'path') ?? 'PATH'
  const env = { ...clean, [pathKey]: [bin, clean[pathKey]].join(delimiter), CI: clean.CI ?? 'true' }
  await ensureDependencies(env)
  const withTools = { ...env, [pathKey]: [join(root, 'node_modules/.bin'), env[pathKey]].join(delimiter) }
  process.exit(await runScript(script, withTools))
}

await main()
