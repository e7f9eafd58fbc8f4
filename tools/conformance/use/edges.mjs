import ts from 'typescript'
import { keyedTypes } from './links.mjs'
import { createReads } from './reads.mjs'
import { createReferences } from './references.mjs'
import { nameOf, visitAll } from './syntax.mjs'

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/** @typedef {{ references: Set<Declaration>, reads: Set<ts.Node> }} Edges the references of a declaration, and the members that it reads */

/** The names of all members of the same types and literals. @param {Iterable<Declaration>} members */
const namesBeside = (members) => {
  /** @type {Set<string>} */
  const names = new Set()
  for (const owner of new Set([...members].map(({ node }) => node.parent))) {
    ts.forEachChild(owner, (child) => void names.add(nameOf(child) ?? ''))
  }
  return names
}

/** @template K, V @param {Map<K, Set<V>>} map @param {K} key @param {V} value */
const addTo = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value))

/**
 * Collects the references of all declarations in one pass.
 * @param {ts.Program} program
 * @param {object} input
 * @param {import('./declarations.mjs').Declarations} input.declarations
 * @param {readonly ts.SourceFile[]} input.files
 * @param {readonly Declaration[]} input.members
 */
export const collectEdges = (program, { declarations, files, members }) => {
  const checker = program.getTypeChecker()
  const referencesOf = createReferences(program, declarations)
  const readsOf = createReads(checker, namesBeside(members))
  /** @type {Map<Declaration, Edges>} */
  const edges = new Map()
  /** @type {Map<string, Set<ts.Node>>} */
  const readByName = new Map()
  /** @type {Set<ts.Node>} */
  const keyed = new Set()

  for (const one of declarations.all()) edges.set(one, { references: new Set(), reads: new Set() })
  /** @param {ts.Node} node */
  const note = (node) => {
    const by = declarations.of(node)
    const own = /** @type {Edges} */ (edges.get(by))
    for (const target of referencesOf(node)) if (target !== by) own.references.add(target)
    for (const { name, members: read } of readsOf(node)) {
      for (const member of read) {
        own.reads.add(member)
        addTo(readByName, name, member)
      }
    }
    for (const type of keyedTypes(checker, node)) keyed.add(type)
  }
  for (const file of files) visitAll(file, note)
  return { edges, readByName, keyed }
}
