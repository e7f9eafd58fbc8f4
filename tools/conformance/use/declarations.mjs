import ts from 'typescript'
import { declaredBy, isMember, isMethod, isNamedFunction, nameOf, visitAll } from './syntax.mjs'

/**
 * @typedef {object} Declaration a named declaration that can be used or not
 * @property {string} file
 * @property {string} name '' for the statements of a module
 * @property {ts.Node} node
 * @property {'top' | 'local' | 'member'} kind
 * @property {Declaration} [owner] the declaration around an inner function or a member
 */

/** A member is `Owner.member`. @param {Declaration} declaration @returns {string} */
export const fullNameOf = ({ kind, name, owner }) =>
  kind === 'member' && owner !== undefined && owner.name !== '' ? `${fullNameOf(owner)}.${name}` : name

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
 * The declarations of some modules: top-level ones, functions in functions, methods of object literals, and other members
 * with the given full names. Everything else belongs to the declaration around it.
 * @param {ReadonlySet<string>} tracked full names of members that count as declarations
 */
export const createDeclarations = (tracked) => {
  /** @type {Map<ts.Node, Declaration>} */
  const byNode = new Map()

  /** The declaration of a node. @param {ts.Node} node @returns {Declaration} */
  const of = (node) => byNode.get(node) ?? of(node.parent)

  /** @param {ts.Node} node @param {Declaration['kind']} kind @returns {Declaration} */
  const create = (node, kind) => {
    const { fileName: file } = node.getSourceFile()
    const name = ts.isSourceFile(node) ? '' : (nameOf(node) ?? '…')
    return { file, name, node, kind, ...(kind !== 'top' && { owner: of(node.parent) }) }
  }

  /** @param {ts.SourceFile} source */
  const addSource = (source) => {
    for (const node of [source, ...source.statements.flatMap(declaredBy)])
      byNode.set(node, create(node, 'top'))
    const functions = functionNames(source)
    visitAll(source, (node) => {
      if (byNode.has(node)) return
      if (isNamedFunction(node)) byNode.set(node, create(node, 'local'))
      if (!isMember(node)) return
      const member = create(node, 'member')
      if (isMethod(node, functions) || tracked.has(fullNameOf(member))) byNode.set(node, member)
    })
  }

  return { addSource, of, get: byNode.get.bind(byNode), all: () => [...byNode.values()] }
}

/** @typedef {ReturnType<typeof createDeclarations>} Declarations */
