import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compilers, root } from '../workspace.ts'
import { runOrThrow } from './run-or-throw.mjs'

/** @typedef {import('./tarballs.mjs').PackedPackage} PackedPackage */

/** The import names of all entries, except package.json. @param {PackedPackage} one */
const entriesOf = ({ manifest }) =>
  Object.entries(manifest.exports ?? { '.': '' })
    .filter(([, target]) => typeof target !== 'string')
    .map(([key]) => manifest.name + key.slice(1))

/**
 * Dependencies from the registry are taken from the workspace's own installation, where the lockfile vouches for
 * them: the check then needs no network.
 * @param {readonly PackedPackage[]} packed
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

/**
 * Makes an empty project with the tarballs installed.
 * @param {readonly PackedPackage[]} packed
 * @param {string} project the folder, which is made
 */
export const installProject = async (packed, project) => {
  mkdirSync(project)
  const own = Object.fromEntries(packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]))
  const links = linkedDependencies(packed)
  const types = Object.fromEntries(['@types/node', '@types/react'].map((name) => [name, linkOfRoot(name)]))
  const dependencies = { ...own, ...links, ...types }
  const manifest = { name: 'partner', private: true, type: 'module', dependencies }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  // JSON is YAML too.
  writeFileSync(join(project, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: { ...own, ...links } }))
  await runOrThrow('pnpm', ['install', '--offline', '--no-frozen-lockfile', '--ignore-scripts'], project)
}

/** @param {readonly string[]} entries */
const importScript = (entries) =>
  entries
    .map(
      (entry) =>
        `if (Object.keys(await import('${entry}')).length === 0) throw new Error('${entry} exports nothing')`,
    )
    .join('\n')

/** @param {readonly string[]} entries */
const typedScript = (entries) =>
  `${entries.map((entry, index) => `import * as entry${index} from '${entry}'`).join('\n')}\n` +
  `export const entries = [${entries.map((_, index) => `entry${index}`).join(', ')}]\n`

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  types: ['node'],
}

/**
 * Imports every entry in Node.js, and lets both type checkers see every entry and what the tests do with them.
 * @param {readonly PackedPackage[]} packed
 * @param {string} project
 */
export const importEntries = async (packed, project) => {
  const entries = packed.flatMap(entriesOf)
  writeFileSync(join(project, 'import-all.mjs'), importScript(entries))
  await runOrThrow('node', ['import-all.mjs'], project)
  cpSync(join(root, 'tools/packed/tests'), join(project, 'tests'), { recursive: true })
  writeFileSync(join(project, 'typed.ts'), typedScript(entries))
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['typed.ts', 'tests'] }),
  )
  for (const tsc of Object.values(compilers)) {
    await runOrThrow('node', [tsc, '-p', '.', '--pretty', 'false'], project)
  }
  console.log(`ok     installed from tarballs: ${entries.join(', ')}`)
}

/** Every command has a --help. @param {readonly PackedPackage[]} packed @param {string} project */
export const runCommands = async (packed, project) => {
  for (const command of packed.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}))) {
    await runOrThrow(join(project, 'node_modules/.bin', command), ['--help'], project)
    console.log(`ok     ${command} --help`)
  }
}
