/** @import ts from 'typescript' */
import { createDeclarations } from './declarations.mjs'
import { collectEdges } from './edges.mjs'
import { createMembers } from './members.mjs'

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/**
 * @typedef {object} Sources
 * @property {ReadonlySet<string>} sources the sources of the product
 * @property {ReadonlySet<string>} members full names of members that count as declarations
 * @property {readonly string[]} entries the entry files
 */

/**
 * @typedef {object} Graph
 * @property {Map<Declaration, import('./edges.mjs').Edges>} edges
 * @property {Map<Declaration, Declaration[]>} members the members of each declaration
 * @property {Map<ts.Node, Declaration[]>} readers by each member that is read: the tracked members that this uses
 * @property {Set<Declaration>} alone members that are tracked on their own
 */

/**
 * Follows the references of some declarations. A tracked member is reached if reached code reads it and the declaration
 * around it is reached.
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
 * Which declarations of the product are used: those that the entries reach, by the compiler's own resolution of names.
 *
 * - A top-level declaration or an inner function is used if used code names it. An export or a test does not
 *   count.
 * - A method of a literal, and a tracked member, is used if the declaration around it is, and used code reads it by name,
 *   through its own type or one that it fits. So a front that passes a feature to `client.use` uses the methods that it
 *   calls.
 * - Everything else is used with the declaration around it.
 *
 * Limits. Data flow is not followed: a member counts as read if any type that it fits is read. Tables with computed keys,
 * what a library reads, and types are used as a whole. A value that is only written, an option that nobody sets, and code
 * behind a condition that is never true count as used.
 * @param {ts.Program} program @param {Sources} sources
 */
export const traceUse = (program, { sources, members: tracked, entries }) => {
  // Creating the checker sets the parents of nodes.
  const checker = program.getTypeChecker()
  const declarations = createDeclarations(tracked)
  const files = program.getSourceFiles().filter(({ fileName }) => sources.has(fileName))
  for (const file of files) declarations.addSource(file)
  const members = declarations.all().filter(({ kind }) => kind === 'member')
  const { edges, readByName, keyed } = collectEdges(program, { declarations, files, members })
  const isOwn = (/** @type {ts.Node} */ node) => sources.has(node.getSourceFile().fileName)
  const { isOnItsOwn, readsOf } = createMembers(checker, { readByName, keyed, isOwn })

  /** @type {Graph} */
  const graph = { edges, members: new Map(), readers: new Map(), alone: new Set(members.filter(isOnItsOwn)) }
  for (const member of members) addTo(graph.members, /** @type {Declaration} */ (member.owner), member)
  for (const member of graph.alone) for (const node of readsOf(member)) addTo(graph.readers, node, member)
  // A module whose parts are in use was loaded, and its statements ran.
  for (const [one, { references }] of edges) references.add(declarations.of(one.node.getSourceFile()))

  const bodies = entries.flatMap(
    (path) => declarations.get(/** @type {ts.SourceFile} */ (program.getSourceFile(path))) ?? [],
  )
  const used = reach(bodies, graph)
  return {
    isUsed: used.has.bind(used),
    /** All declarations of a source. @param {string} path */
    within: (path) => declarations.all().filter(({ file }) => file === path),
    all: declarations.all,
    /** Everything that a declaration reaches. @param {Declaration} one */
    reachedFrom: (one) => reach([one], graph),
  }
}
