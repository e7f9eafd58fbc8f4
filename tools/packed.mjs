// Packs each published package, judges the tarball (publint, attw) and uses it as a partner would: installed into an
// empty project, every entry imported in Node.js and seen by the type checker. Needs a build; reaches no registry.
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inParallel } from './in-parallel.mjs'
import { runCommand } from './run-command.mjs'
import { publishedPackages, root } from './workspace.mjs'

/** @typedef {import('./workspace.mjs').WorkspacePackage} WorkspacePackage */
/** @typedef {WorkspacePackage & { tarball: string }} PackedPackage */

const folder = mkdtempSync(join(tmpdir(), 'cartonnage-packed-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** @param {string} command @param {string[]} args @param {string} [cwd] */
const run = async (command, args, cwd = root) => {
  const { code, output } = await runCommand(command, args, { cwd, quiet: true })
  if (code === 0) return output
  throw new Error(`${command} ${args.join(' ')}\n${output.trimEnd()}`)
}

/** @param {WorkspacePackage} one @returns {Promise<PackedPackage>} */
const pack = async (one) => {
  const target = join(folder, 'tarballs', one.manifest.name.replace(/^.*\//, ''))
  mkdirSync(target, { recursive: true })
  await run('pnpm', ['pack', '--pack-destination', target], one.folder)
  const [name = ''] = readdirSync(target)
  return { ...one, tarball: join(target, name) }
}

/** @param {PackedPackage} one */
const judge = async ({ manifest, tarball }) => {
  await run('publint', ['run', '--strict', tarball])
  await run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color'])
  console.log(`ok     ${manifest.name}: publint, attw`)
}

/** The import names of all entries, but for package.json. @param {WorkspacePackage} one */
const entriesOf = ({ manifest }) =>
  Object.entries(manifest.exports ?? { '.': '' })
    .filter(([, target]) => typeof target !== 'string')
    .map(([key]) => manifest.name + key.slice(1))

/**
 * Dependencies from the registry are taken from the workspace's own installation, where the lockfile vouches for
 * them: the check then needs no network.
 * @param {PackedPackage[]} packed
 */
const linkedDependencies = (packed) => {
  /** @type {Record<string, string>} */
  const links = {}
  for (const { folder: home, manifest } of packed) {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (name.startsWith('@cartonnage/')) continue
      links[name] = `link:${realpathSync(join(home, 'node_modules', name))}`
    }
  }
  return links
}

/** @param {string} name */
const linkOfRoot = (name) => `link:${realpathSync(join(root, 'node_modules', name))}`

/** @param {PackedPackage[]} packed */
const createProject = (packed) => {
  const project = join(folder, 'project')
  mkdirSync(project)
  const own = Object.fromEntries(packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]))
  const links = linkedDependencies(packed)
  const types = Object.fromEntries(['@types/node', '@types/react'].map((name) => [name, linkOfRoot(name)]))
  const manifest = {
    name: 'partner',
    private: true,
    type: 'module',
    dependencies: { ...own, ...links, ...types },
  }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  // JSON is YAML too.
  writeFileSync(join(project, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: { ...own, ...links } }))
  return project
}

/** @param {string[]} entries */
const importScript = (entries) =>
  entries
    .map(
      (entry) =>
        `if (Object.keys(await import('${entry}')).length === 0) throw new Error('${entry} exports nothing')`,
    )
    .join('\n')

/** @param {string[]} entries */
const typedScript = (entries) =>
  `${entries.map((entry, index) => `import * as entry${index} from '${entry}'`).join('\n')}\n` +
  `export const entries = [${entries.map((_, index) => `entry${index}`).join(', ')}]\n`

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  types: ['node'],
}

/** @param {PackedPackage[]} packed */
const useAsPartner = async (packed) => {
  const project = createProject(packed)
  await run('pnpm', ['install', '--offline', '--no-frozen-lockfile', '--ignore-scripts'], project)
  const entries = packed.flatMap(entriesOf)
  writeFileSync(join(project, 'import-all.mjs'), importScript(entries))
  await run('node', ['import-all.mjs'], project)
  writeFileSync(join(project, 'typed.ts'), typedScript(entries))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }))
  await run('tsc', ['-p', '.', '--pretty', 'false'], project)
  console.log(`ok     installed from tarballs: ${entries.join(', ')}`)
  await runCommands(packed, project)
}

/** Every command answers --help. @param {PackedPackage[]} packed @param {string} project */
const runCommands = async (packed, project) => {
  for (const command of packed.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}))) {
    await run(join(project, 'node_modules/.bin', command), ['--help'], project)
    console.log(`ok     ${command} --help`)
  }
}

try {
  const packed = await inParallel(publishedPackages(), 2, pack)
  await inParallel(packed, 2, judge)
  await useAsPartner(packed)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
