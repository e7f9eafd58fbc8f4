/** @import ts from 'typescript' */
import { createDeclarations } from './declarations.mjs'
import { collectEdges } from './edges.mjs'
import { createMembers } from './members.mjs'

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/**
 * @typedef {object} Sources
 * @property {ReadonlyMap<string, readonly number[]>} locations each source of the product, and where it names clauses
 * @property {readonly string[]} entries the sources that are started by somebody
 */

/**
 * @typedef {object} Graph
 * @property {Map<Declaration, import('./edges.mjs').Edges>} edges
 * @property {Map<Declaration, Declaration[]>} members what stands in a declaration
 * @property {Map<ts.Node, Declaration[]>} readers by each member that is read: the members on their own that this reads
 * @property {Set<Declaration>} alone members on their own
 */

/**
 * Goes from some declarations along the references. A member on its own is reached when something that is reached
 * reads it, and what it stands in is reached as well.
 * @param {readonly Declaration[]} start @param {Graph} graph
 */
const reach = (start, { edges, members, readers, alone }) => {
  const used = /** @type {Set<Declaration>} */ (new Set())
  const read = /** @type {Set<Declaration>} */ (new Set())
  const isReady = (/** @type {Declaration} */ member) =>
    !alone.has(member) || (read.has(member) && used.has(/** @type {Declaration} */ (member.owner)))
  const queue = [...start]
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    if (used.has(one)) continue
    used.add(one)
    const now = [...(edges.get(one)?.reads ?? [])].flatMap((node) => readers.get(node) ?? [])
    for (const member of now) read.add(member)
    queue.push(...(edges.get(one)?.references ?? []))
    queue.push(...[...now, ...(members.get(one) ?? [])].filter(isReady))
  }
  return used
}

/** @template K, V @param {Map<K, V[]>} map @param {K} key @param {V} value */
const addTo = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value])

/**
 * Which declarations of the product are in use: what the entries lead to, by the compiler's own resolution of names.
 *
 * - What stands at the top of a module, and a function within a function, is in use when code in use names it. An
 *   export alone is no use, and neither is a test.
 * - A method of a literal, and a member at which a clause is named, is in use when what it stands in is, and code in
 *   use reads it by name, through its own type or one that it fits. So of a feature that a front hands to
 *   `client.use` that is in use which the front then calls, and nothing of a feature that no front names.
 * - Everything else is in use with what it stands in.
 *
 * Limits. Which object comes where is not followed: a member is read where a type that it fits is. A table that is
 * read by computed keys, and what a library reads, is in use as a whole; so is a type by being named. A value that is
 * only ever written or cleared counts as used, and so does an option that is read and that nobody sets. Whether a
 * condition is ever true is not looked at.
 * @param {ts.Program} program @param {Sources} sources
 */
export const traceUse = (program, { locations, entries }) => {
  // Only with the checker do nodes know what they stand in.
  const checker = program.getTypeChecker()
  const declarations = createDeclarations()
  const files = program.getSourceFiles().filter(({ fileName }) => locations.has(fileName))
  for (const file of files) declarations.addSource(file, locations.get(file.fileName) ?? [])
  const members = declarations.all().filter(({ kind }) => kind === 'member')
  const { edges, readByName, keyed } = collectEdges(program, { declarations, files, members })
  const isOwn = (/** @type {ts.Node} */ node) => locations.has(node.getSourceFile().fileName)
  const { isOnItsOwn, readsOf } = createMembers(checker, { readByName, keyed, isOwn })

  /** @type {Graph} */
  const graph = { edges, members: new Map(), readers: new Map(), alone: new Set(members.filter(isOnItsOwn)) }
  for (const member of members) addTo(graph.members, /** @type {Declaration} */ (member.owner), member)
  for (const member of graph.alone) for (const node of readsOf(member)) addTo(graph.readers, node, member)
  // A module whose parts are in use was loaded, and its statements ran.
  for (const [one, { references }] of edges) references.add(declarations.of(one.node.getSourceFile()))

  const source = (/** @type {string} */ path) => program.getSourceFile(path)
  const bodies = entries.flatMap(
    (path) => declarations.get(/** @type {ts.SourceFile} */ (source(path))) ?? [],
  )
  const used = reach(bodies, graph)
  return {
    isUsed: used.has.bind(used),
    /** What stands at a place of a source, or around it. @param {string} path @param {number} index */
    at: (path, index) => declarations.at(/** @type {ts.SourceFile} */ (source(path)), index),
    /** All that stands in a source. @param {string} path */
    within: (path) => declarations.all().filter(({ file }) => file === path),
    all: declarations.all,
    /** What a declaration leads to. @param {Declaration} one */
    reachedFrom: (one) => reach([one], graph),
  }
}
