import ts from 'typescript'
import { membersBehind } from './reads.mjs'
import { isLiteralMember } from './syntax.mjs'

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

/**
 * @typedef {object} Link the declarations of a member
 * @property {ReadonlySet<ts.Node>} members itself, and the members of the types of its literal
 * @property {boolean} isPart it is not tracked on its own: a library reads it, or its literal is read by computed keys
 */

/** @param {ts.Type} type */
const saysNothing = ({ flags }) =>
  (flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0

/** The call whose argument an expression is part of, but not beyond the function declaration around it. @param {ts.Node} node */
const callAround = (node) => {
  const found = ts.findAncestor(
    node.parent,
    (one) => ts.isCallExpression(one) || ts.isFunctionDeclaration(one) || ts.isSourceFile(one),
  )
  return found !== undefined && ts.isCallExpression(found) ? found : undefined
}

/**
 * Finds the types of literals: `{ a: … }` as an `A` has the `a` of that interface.
 * @param {ts.TypeChecker} checker @param {(node: ts.Node) => boolean} isOwn whether a node is the product's
 */
export const createLinks = (checker, isOwn) => {
  /**
   * The members of the expected type at a location; undefined without one. For a generic function such as `useMemo` that is
   * the expected type of its result.
   * @param {ts.Expression} location @param {{ name: string, literal: ts.Node }} member @returns {ts.Node[][] | undefined}
   */
  const expectedAt = (location, member) => {
    const type = checker.getContextualType(location)
    const types = type === undefined ? [] : type.isUnion() ? type.types : [type]
    const symbols = types.flatMap(
      (one) => checker.getPropertyOfType(checker.getApparentType(one), member.name) ?? [],
    )
    const found = symbols.map((symbol) => membersBehind(checker, symbol))
    const isItself = found.every(
      (nodes) => nodes.length > 0 && nodes.every(({ parent }) => parent === member.literal),
    )
    if (found.length > 0 && !isItself) return found
    const isOpen = type === undefined || saysNothing(type) || found.length > 0
    const call = isOpen ? callAround(location) : undefined
    return call === undefined ? (isOpen ? undefined : []) : expectedAt(call, member)
  }

  /** @param {Declaration} member @returns {Link} */
  return ({ node, name }) => {
    if (!isLiteralMember(node)) return { members: new Set([node]), isPart: false }
    const literal = /** @type {ts.ObjectLiteralExpression} */ (node.parent)
    const expected = expectedAt(literal, { name, literal })
    const found = expected?.flat() ?? []
    const isKeyed = expected?.length === 0 || (expected ?? []).some((nodes) => nodes.length === 0)
    return { members: new Set([node, ...found]), isPart: isKeyed || !found.every(isOwn) }
  }
}

/**
 * The types that are accessed by a computed key: `keyof Events`, `Events[Name]`.
 * @param {ts.TypeChecker} checker @param {ts.Node} node @returns {ts.Node[]}
 */
export const keyedTypes = (checker, node) => {
  const isKeyOf = ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword
  const isIndexed = ts.isIndexedAccessTypeNode(node) && !ts.isLiteralTypeNode(node.indexType)
  const type = isKeyOf ? node.type : isIndexed ? node.objectType : undefined
  if (type === undefined || !ts.isTypeReferenceNode(type)) return []
  const symbol = checker.getSymbolAtLocation(type.typeName)
  const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return (own?.declarations ?? []).map((one) => (ts.isTypeAliasDeclaration(one) ? one.type : one))
}
