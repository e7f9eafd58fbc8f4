import ts from 'typescript'
import { declaredBy, isMember, isMethod, isNamedFunction, nameOf, visitAll } from './syntax.mjs'

/**
 * @typedef {object} Declaration a thing with a name that can be in use or not
 * @property {string} file
 * @property {string} name '' for the statements of a module that only run
 * @property {ts.Node} node
 * @property {'top' | 'local' | 'member'} kind
 * @property {Declaration} [owner] what a function within a function, or a member, stands in
 */

/** Whether a place lies in a node or in the comments before it. @param {ts.Node} node @param {number} index */
const covers = (node, index) => node.getFullStart() <= index && index < node.end

/** The innermost member that covers a place. @param {ts.SourceFile} source @param {number} index */
const findMember = (source, index) => {
  /** @type {ts.Node | undefined} */
  let found
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (!covers(node, index)) return
    if (node !== source && isMember(node)) found = node
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The names of a module's functions, those within functions too. @param {ts.SourceFile} source */
const functionNames = (source) => {
  /** @type {Set<string>} */
  const names = new Set()
  visitAll(source, (node) => {
    const name = node !== source && isNamedFunction(node) ? nameOf(node) : undefined
    if (name !== undefined) names.add(name)
  })
  return names
}

/**
 * The declarations of some modules: what stands at their top, functions within functions, methods of object literals,
 * and each other member at which, or in which, a clause is named. The rest belongs to what it stands in.
 */
export const createDeclarations = () => {
  /** @type {Map<ts.Node, Declaration>} */
  const byNode = new Map()

  /** What a node belongs to. @param {ts.Node} node @returns {Declaration} */
  const of = (node) => byNode.get(node) ?? of(node.parent)

  /** @param {ts.Node} node @param {Declaration['kind']} kind */
  const add = (node, kind) => {
    const { fileName: file } = node.getSourceFile()
    const name = ts.isSourceFile(node) ? '' : (nameOf(node) ?? '…')
    byNode.set(node, { file, name, node, kind, ...(kind !== 'top' && { owner: of(node.parent) }) })
  }

  /** @param {ts.SourceFile} source @param {readonly number[]} indexes where a clause is named */
  const addSource = (source, indexes) => {
    for (const node of [source, ...source.statements.flatMap(declaredBy)]) add(node, 'top')
    const functions = functionNames(source)
    const named = new Set(indexes.map((index) => findMember(source, index)))
    visitAll(source, (node) => {
      if (byNode.has(node)) return
      if (isNamedFunction(node)) add(node, 'local')
      else if (isMember(node) && (isMethod(node, functions) || named.has(node))) add(node, 'member')
    })
  }

  /**
   * The declarations at which, or in which, a place is: several for a statement that declares several, and all of the
   * module for what stands above its imports.
   * @param {ts.SourceFile} source @param {number} index
   */
  const at = (source, index) => {
    const member = findMember(source, index)
    if (member !== undefined) return [of(member)]
    const statement = source.statements.find((one) => covers(one, index))
    const own = statement === undefined ? [] : declaredBy(statement)
    return (own.length > 0 ? own : [source, ...source.statements.flatMap(declaredBy)]).map(of)
  }

  return { addSource, of, at, get: byNode.get.bind(byNode), all: () => [...byNode.values()] }
}

/** @typedef {ReturnType<typeof createDeclarations>} Declarations */
