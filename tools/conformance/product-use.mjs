import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../workspace.mjs'
import { createCallsOf } from './contract-calls.mjs'
import { findNamings, productSources } from './homes.mjs'
import { createProductProgram } from './use/program.mjs'
import { traceUse } from './use/trace.mjs'

/**
 * @typedef {object} Home where a clause is carried out
 * @property {string} file below the root
 * @property {string} name what carries it out; '' for a whole file
 * @property {boolean} isUsed
 * @property {readonly string[]} calls the calls of the contract that it is about
 */

/** What somebody starts: the shop in the browser and on the server, and the commands of the other packages. */
const entries = [
  'storefront/src/app/entry-client.tsx',
  'storefront/src/app/hold.ts',
  'storefront/src/app/renew-page.ts',
  'storefront/server/server.ts',
  'sandbox/src/cli.ts',
  'contract-kit/src/cli.ts',
].map((path) => `packages/${path}`)

const inRoot = (/** @type {string} */ file) => join(root, file).replaceAll('\\', '/')

/** @param {readonly import('./homes.mjs').Naming[]} namings @param {readonly string[]} sources */
const locationsBySource = (namings, sources) => {
  /** @type {Map<string, number[]>} */
  const locations = new Map(sources.map((file) => [inRoot(file), []]))
  for (const { file, index } of namings) locations.get(inRoot(file))?.push(index)
  return locations
}

/** The sources that import a style sheet. @param {ts.Program} program @param {string} sheet */
const importersOf = (program, sheet) =>
  program.getSourceFiles().filter(({ fileName, statements, isDeclarationFile }) => {
    if (isDeclarationFile) return false
    const imported = statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => moduleSpecifier)
    return imported.some((one) => ts.isStringLiteral(one) && inFolder(fileName, one.text) === sheet)
  })
const inFolder = (/** @type {string} */ file, /** @type {string} */ path) =>
  join(dirname(file), path).replaceAll('\\', '/')

/** @param {import('./use/declarations.mjs').Declaration} declaration @returns {string} */
const fullName = ({ kind, name, owner }) =>
  kind === 'member' && owner !== undefined && owner.name !== '' ? `${fullName(owner)}.${name}` : name

/** Reads the product's sources: where each clause lives, and which of these places are in use. */
export const readProductUse = () => {
  const sources = productSources()
  const namings = findNamings(sources)
  const code = sources.filter((file) => !file.endsWith('.css'))
  const missing = entries.filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`Entries that are not there: ${missing.join(', ')}`)
  const program = createProductProgram(code.map(inRoot))
  const use = traceUse(program, { locations: locationsBySource(namings, code), entries: entries.map(inRoot) })
  const callsOf = createCallsOf(use)
  const isModuleUsed = (/** @type {string} */ path) => use.within(path).some(use.isUsed)

  /** @param {import('./homes.mjs').Naming} naming @returns {Home} */
  const homeOf = ({ file, index }) => {
    if (file.endsWith('.css')) {
      const isUsed = importersOf(program, inRoot(file)).some(({ fileName }) => isModuleUsed(fileName))
      return { file, name: '', isUsed, calls: [] }
    }
    const found = use.at(inRoot(file), index)
    const [first] = found
    const name = found.length === 1 && first !== undefined ? fullName(first) : ''
    return { file, name, isUsed: found.some(use.isUsed), calls: callsOf(found) }
  }

  /** @type {Map<string, Home[]>} */
  const homes = new Map()
  for (const naming of namings)
    homes.set(naming.clause, [...(homes.get(naming.clause) ?? []), homeOf(naming)])

  /** A whole source as a home. @param {string} file @returns {Home} */
  const homeIn = (file) => {
    const all = use.within(inRoot(file))
    return { file, name: '', isUsed: all.length === 0 || all.some(use.isUsed), calls: callsOf(all) }
  }
  /** What has a name, a member with its owner's before it. @param {string} name */
  const findParts = (name) =>
    use
      .all()
      .filter((one) => one.kind !== 'local' && fullName(one) === name)
      .map((one) => ({ isUsed: use.isUsed(one) }))
  return { homes, homeIn, findParts }
}
