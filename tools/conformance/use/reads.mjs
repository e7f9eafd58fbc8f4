import ts from 'typescript'

/** @typedef {{ name: string, members: readonly ts.Node[] }} Read a member that is read, and its declarations */

/**
 * The declarations of a member, through spreads, mapped types and generic instances.
 * @param {ts.TypeChecker} checker @param {ts.Symbol | undefined} symbol @returns {ts.Node[]}
 */
export const membersBehind = (checker, symbol) =>
  symbol === undefined ? [] : checker.getRootSymbols(symbol).flatMap(({ declarations }) => declarations ?? [])

/** @param {ts.PropertyAccessExpression} node */
const isWritten = (node) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  node.parent.left === node

/**
 * Finds the members that a node reads: by `a.b`, `a['b']` and `{ b } = a`, and all of them by `a[key]`,
 * `{ ...rest } = a` and `<A {...a}>`.
 * @param {ts.TypeChecker} checker
 * @param {ReadonlySet<string>} names the names that matter: asking the checker for every type is slow
 */
export const createReads = (checker, names) => {
  /** The type without null and undefined: `{ a } = {}` of an optional parameter. @param {ts.Node} node */
  const typeAt = (node) =>
    checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(node)))

  /** @param {ts.Symbol | undefined} symbol @returns {Read[]} */
  const readOf = (symbol) =>
    symbol === undefined ? [] : [{ name: symbol.name, members: membersBehind(checker, symbol) }]

  /** @param {ts.Node} node @returns {Read[]} */
  const allOf = (node) => {
    const type = typeAt(node)
    if (checker.isArrayLikeType(type)) return []
    return type.getProperties().flatMap((symbol) => (names.has(symbol.name) ? readOf(symbol) : []))
  }

  /** @param {ts.ElementAccessExpression} node @returns {Read[]} */
  const byKey = ({ expression, argumentExpression: key }) => {
    if (!ts.isStringLiteralLike(key)) return allOf(expression)
    return names.has(key.text) ? readOf(checker.getPropertyOfType(typeAt(expression), key.text)) : []
  }

  /** @param {ts.BindingElement} node @returns {Read[]} */
  const byPattern = ({ parent, name, propertyName, dotDotDotToken }) => {
    const key = propertyName ?? name
    if (!ts.isObjectBindingPattern(parent)) return []
    if (dotDotDotToken !== undefined) return allOf(parent)
    if (!(ts.isIdentifier(key) || ts.isStringLiteral(key)) || !names.has(key.text)) return []
    return readOf(checker.getPropertyOfType(typeAt(parent), key.text))
  }

  /** @param {ts.Node} node @returns {Read[]} */
  return (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const matters = names.has(node.name.text) && !isWritten(node)
      return matters ? readOf(checker.getSymbolAtLocation(node.name)) : []
    }
    if (ts.isElementAccessExpression(node)) return byKey(node)
    if (ts.isJsxSpreadAttribute(node)) return allOf(node.expression)
    return ts.isBindingElement(node) ? byPattern(node) : []
  }
}
