import ts from 'typescript'

/** @param {ts.Node} node */
const isGeneric = (node) =>
  ts.isInterfaceDeclaration(node)
    ? node.typeParameters !== undefined
    : ts.isTypeAliasDeclaration(node.parent) && node.parent.typeParameters !== undefined

/** @param {ts.Node} node */
const hasMembers = (node) =>
  ts.isObjectLiteralExpression(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)

/**
 * Whether an object of one type can be read as another: all members of the same name are assignable. Data flow is not
 * followed, so this finds reads through another type.
 * @param {ts.TypeChecker} checker
 */
export const createFits = (checker) => {
  /** @type {Map<ts.Node, Map<ts.Node, boolean>>} */
  const existing = new Map()
  const typeOf = (/** @type {ts.Symbol} */ symbol) =>
    checker.getNonNullableType(checker.getTypeOfSymbol(symbol))

  /** @param {ts.Node} from @param {ts.Node} to */
  const check = (from, to) => {
    if (!hasMembers(from) || !hasMembers(to)) return false
    if (isGeneric(from) || isGeneric(to)) return true
    const target = checker.getTypeAtLocation(to)
    return checker
      .getTypeAtLocation(from)
      .getProperties()
      .every((symbol) => {
        const other = target.getProperty(symbol.name)
        return other === undefined || checker.isTypeAssignableTo(typeOf(symbol), typeOf(other))
      })
  }

  return (/** @type {ts.Node} */ from, /** @type {ts.Node} */ to) => {
    const row = existing.get(from) ?? new Map()
    existing.set(from, row)
    if (!row.has(to)) row.set(to, check(from, to))
    return row.get(to) === true
  }
}
