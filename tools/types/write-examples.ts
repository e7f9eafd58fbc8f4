import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { caches, root } from '../workspace.ts'
import { exportedNames, findBlocks, findCommentExamples, undeclaredNames } from './find-examples.ts'

const folder = join(caches, 'examples')

/** What the comments and pages take as given. */
const given = `
declare const client: import('@cartonnage/sdk').Client
declare const App: import('react').ComponentType
declare const error: unknown
declare const webstoreId: string
declare const baseUrl: string
/** SQLite's own build for browsers. */
declare const sqlite3: {
  oo1: { DB: new (name: string) => Parameters<typeof import('@cartonnage/sandbox').openWasmDatabase>[0] }
}
`

const options = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    // What a reader would install beside the packages.
    paths: { 'zod/mini': [join(root, 'packages/sdk/node_modules/zod/mini')] },
    noUnusedLocals: false,
    noUnusedParameters: false,
    verbatimModuleSyntax: false,
  },
  include: ['.'],
}

const entries = {
  '@cartonnage/react-hooks': 'react-hooks/src/index.ts',
  '@cartonnage/sdk': 'sdk/src/index.ts',
  '@cartonnage/sdk/rules': 'sdk/src/rules/{index,*/index}.ts',
  '@cartonnage/sdk/errors': 'sdk/src/errors/index.ts',
  '@cartonnage/sdk/order-files': 'sdk/src/order-files/index.ts',
  '@cartonnage/sdk/postcodes': 'sdk/src/postcodes/index.ts',
}
const names = Object.entries(entries).map(([from, path]) => ({
  from,
  names: globSync(join(root, 'packages', path)).flatMap((file) => exportedNames(readFileSync(file, 'utf8'))),
}))

const importsOf = (code: string) => {
  const taken: string[] = []
  return names.map(({ from, names }) => {
    const missing = undeclaredNames(code, names).filter((name) => !taken.includes(name))
    taken.push(...missing)
    return missing.length === 0 ? '' : `import { ${missing.join(', ')} } from '${from}'; `
  })
}

const pages = ['README.md', 'docs/*.md', 'docs/decisions/*.md', 'packages/*/README.md']
const sources = ['sdk', 'react-hooks', 'sandbox', 'contract-kit'].map(
  (name) => `packages/${name}/src/**/*.{ts,tsx}`,
)

/**
 * Writes each block of TypeScript of the pages and each example of a comment as a file of its own, at its own line, for the
 * compiler. Gives the project's path.
 */
export const writeExamples = () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  writeFileSync(join(folder, 'given.d.ts'), given)
  for (const path of globSync([...pages, ...sources], { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8')
    const isPage = path.endsWith('.md')
    for (const { line, code } of isPage ? findBlocks(text) : findCommentExamples(text)) {
      const imports = isPage ? '' : importsOf(code).join('')
      const name = `${path.replaceAll('/', '.')}.${line}.tsx`
      writeFileSync(join(folder, name), `${'\n'.repeat(line - 2)}${imports}\n${code}\nexport {}\n`)
    }
  }
  return join(folder, 'tsconfig.json')
}
