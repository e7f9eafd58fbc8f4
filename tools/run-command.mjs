import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { readCpuSeconds } from './check/cpu-seconds.mjs'
import { root } from './workspace.mjs'

const windows = process.platform === 'win32'
/** How long a command may take to end after a signal before it is ended by force. */
const graceMs = 7_000

/** Puts the project's tools first on PATH, so that scripts also work when called directly. */
const withTools = (/** @type {NodeJS.ProcessEnv} */ env) => {
  const tools = [join(root, 'node_modules/.bin'), join(root, 'tools/toolchain/node_modules/.bin')]
  const key = Object.keys(env).find((name) => name.toLowerCase() === 'path') ?? 'PATH'
  return { ...env, [key]: [...tools, env[key]].join(delimiter) }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | undefined} */
let stoppedBy

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
const signalGroup = (child, signal) => {
  if (child.pid === undefined) return
  try {
    process.kill(windows ? child.pid : -child.pid, signal)
  } catch {
    // It has ended already.
  }
}

// Each command leads a process group and is signalled once: a second signal makes many tools give up on a tidy end.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (stoppedBy !== undefined) return
    stoppedBy = signal
    process.exitCode = 128 + constants.signals[signal]
    if (running.size === 0) process.exit()
    for (const child of running) signalGroup(child, signal)
    setTimeout(() => process.exit(), graceMs).unref()
  })
}
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL')
})

/** Whether this process was asked to stop. */
export const isStopped = () => stoppedBy !== undefined

/**
 * @typedef {object} Ended
 * @property {number} code
 * @property {string} output
 * @property {number} [cpuSeconds] of the command and its children; unknown on Windows
 */

/**
 * Node.js does not report the processor time of children, but the shell does: it writes that to a separate channel.
 * @param {string} command
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
const timed = (command, args) =>
  windows
    ? [command, args]
    : ['/bin/sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', command, ...args]]

/**
 * Runs a command to its end and returns its exit code. With `quiet` its output and processor time are returned instead of
 * printed. The command ends with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<Ended>}
 */
export const runCommand = (command, args, { cwd = root, env = process.env, quiet = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(
      ...(quiet ? timed(command, args) : /** @type {const} */ ([command, args])),
      {
        cwd,
        env: withTools(quiet ? { ...env, FORCE_COLOR: '0' } : env),
        stdio: quiet ? ['ignore', 'pipe', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
        shell: windows,
        detached: !windows,
      },
    )
    let output = ''
    let times = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stdio[3]?.on('data', (bytes) => (times += bytes))
    running.add(child)
    /** @param {number} code */
    const end = (code) => {
      running.delete(child)
      resolve({ code, output, ...readCpuSeconds(times) })
    }
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`
      if (!quiet) console.error(`${command}: ${error.message}`)
      end(1)
    })
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
