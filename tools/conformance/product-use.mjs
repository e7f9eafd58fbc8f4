import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { walkFiles } from '../walk-files.ts'
import { root } from '../workspace.ts'
import { createCallsOf } from './contract-calls.mjs'
import { fullNameOf } from './use/declarations.mjs'
import { createProductProgram } from './use/program.mjs'
import { traceUse } from './use/trace.mjs'

/**
 * @typedef {object} SourceReference where a clause is implemented
 * @property {string} file below the root
 * @property {string} name the declaration; '' for a whole file
 * @property {boolean} isUsed
 * @property {readonly string[]} calls the related calls of the contract
 */

/** The shop in the browser and on the server, and the commands of the other packages. */
const entries = [
  'storefront/src/app/entry-client.tsx',
  'storefront/src/hydration/early-script.ts',
  'storefront/src/hydration/renew-page.ts',
  'storefront/server/start.ts',
  'sandbox/src/cli.ts',
  'contract-kit/src/cli.ts',
].map((path) => `packages/${path}`)

/** A front of somebody else, with what the published packages have for it and the shop itself does not need. */
const exampleEntry = 'examples/react-front/src/main.tsx'

const inRoot = (/** @type {string} */ file) => join(root, file).replaceAll('\\', '/')

const isSource = (/** @type {string} */ file) =>
  /^(?:packages\/[^/]+\/(?:src|server)|examples\/react-front\/src)\/.*\.(?:tsx?|css)$/.test(file) &&
  !/\.(?:test|test-d|fixture|example)\.tsx?$/.test(file)

/** The sources of the product and of that front below the root, without tests, fixtures and pieces of documentation. */
const productSources = () =>
  ['packages', 'examples/react-front/src']
    .flatMap((folder) => [...walkFiles(join(root, folder))])
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter(isSource)

/** The sources that import a style sheet. @param {ts.Program} program @param {string} sheet */
const importersOf = (program, sheet) =>
  program.getSourceFiles().filter(({ fileName, statements, isDeclarationFile }) => {
    if (isDeclarationFile) return false
    const imported = statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier)
    return imported.some((one) => ts.isStringLiteral(one) && inFolder(fileName, one.text) === sheet)
  })
const inFolder = (/** @type {string} */ file, /** @type {string} */ path) =>
  join(dirname(file), path).replaceAll('\\', '/')

/**
 * Reads the product's sources: what is declared there, and what of that is used.
 * @param {readonly string[]} names the names to look up; a member is `Owner.member`
 */
export const readProductUse = (names) => {
  const sources = new Set(productSources())
  const code = [...sources].filter((file) => !file.endsWith('.css')).map(inRoot)
  const all = [...entries, exampleEntry]
  const missing = all.filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`Missing entries: ${missing.join(', ')}`)
  const program = createProductProgram(code)
  const use = traceUse(program, {
    sources: new Set(code),
    members: new Set(names),
    entries: all.map(inRoot),
  })
  const callsOf = createCallsOf(use)
  const declarations = use.all().filter(({ kind }) => kind !== 'local')
  const byName = Map.groupBy(declarations, fullNameOf)
  const isModuleUsed = (/** @type {string} */ path) => use.within(path).some(use.isUsed)

  /** Declarations by name. @param {string} name */
  const findParts = (name) => (byName.get(name) ?? []).map((one) => ({ isUsed: use.isUsed(one) }))

  /**
   * A declaration of a source, or the whole source if the name is ''; undefined if there is none.
   * @param {{ file: string, name: string }} source @returns {SourceReference | undefined}
   */
  const findReference = ({ file, name }) => {
    if (!sources.has(file)) return undefined
    const path = inRoot(file)
    if (file.endsWith('.css')) {
      const isUsed = importersOf(program, path).some(({ fileName }) => isModuleUsed(fileName))
      return name === '' ? { file, name, isUsed, calls: [] } : undefined
    }
    const found = name === '' ? use.within(path) : (byName.get(name) ?? []).filter((one) => one.file === path)
    if (found.length === 0) return undefined
    return { file, name, isUsed: found.some(use.isUsed), calls: callsOf(found) }
  }
  return { findReference, findParts }
}
