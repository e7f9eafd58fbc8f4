import { cpSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compilers, root } from '../workspace.ts'
import { runOrThrow } from './tarballs.ts'
import type { PackedPackage } from './tarballs.ts'

/** What npm would fetch is linked from the workspace, where the lockfile vouches for it: no network is needed. */
const linksOf = (packed: readonly PackedPackage[]) => {
  const linkTo = (folder: string, name: string) => [
    name,
    `link:${realpathSync(join(folder, 'node_modules', name))}`,
  ]
  const links = packed.flatMap(({ folder, manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter((name) => !name.startsWith('@cartonnage/'))
      .map((name) => linkTo(folder, name)),
  )
  const types = ['@types/node', '@types/react'].map((name) => linkTo(root, name))
  return Object.fromEntries([...links, ...types])
}

/** Makes the project of a partner in the folder `project`, with the tarballs installed. */
export const installProject = async (packed: readonly PackedPackage[], project: string) => {
  mkdirSync(project)
  const own = Object.fromEntries(packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]))
  const dependencies = { ...own, ...linksOf(packed) }
  const manifest = { name: 'partner', private: true, type: 'module', dependencies }
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest))
  // JSON is YAML too.
  writeFileSync(join(project, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: dependencies }))
  await runOrThrow('pnpm', ['install', '--offline', '--no-frozen-lockfile', '--ignore-scripts'], project)
}

/** The import names of all entries, except package.json; one with `*` stands for each file that it fits. */
const entriesOf = ({ folder, manifest }: PackedPackage) =>
  Object.entries(manifest.exports ?? { '.': {} }).flatMap(([key, target]) => {
    if (typeof target === 'string') return []
    if (!key.includes('*')) return manifest.name + key.slice(1)
    const path = target.default?.replace('./', '') ?? ''
    const [before = '', after = ''] = path.split('*')
    return globSync(path, { cwd: folder }).map(
      (file) => manifest.name + key.slice(1).replace('*', file.slice(before.length, -after.length)),
    )
  })

/** Imports every entry in Node.js, where it must export something. */
export const importEntries = async (packed: readonly PackedPackage[], project: string) => {
  const entries = packed.flatMap(entriesOf)
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}'`)
  const named = `{ ${entries.map((entry, index) => `'${entry}': entry${index}`).join(', ')} }`
  const check = `for (const [name, entry] of Object.entries(${named}))
  if (Object.keys(entry).length === 0) throw new Error(\`\${name} exports nothing\`)\n`
  writeFileSync(join(project, 'every-entry.ts'), [...imports, check].join('\n'))
  await runOrThrow('node', ['every-entry.ts'], project)
  console.log(`ok     imported from tarballs: ${entries.join(', ')}`)
}

const compilerOptions = {
  target: 'es2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
}

/** Lets both type checkers see every entry, and what the tests do with them. */
export const checkTypes = async (project: string) => {
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  for (const tsc of Object.values(compilers)) {
    await runOrThrow('node', [tsc, '-p', '.', '--pretty', 'false'], project)
  }
  console.log('ok     types')
}

/** Every command has a --help. */
export const runCommands = async (packed: readonly PackedPackage[], project: string) => {
  for (const command of packed.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {}))) {
    await runOrThrow(join(project, 'node_modules/.bin', command), ['--help'], project)
    console.log(`ok     ${command} --help`)
  }
}

/** Runs the script of an example with the tarballs in place of the workspace. */
export const runExample = async (script: string, project: string) => {
  const folder = dirname(script)
  cpSync(join(root, 'examples', folder), join(project, folder), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  await runOrThrow('node', [script], project)
  console.log(`ok     ${script} by the tarballs`)
}
