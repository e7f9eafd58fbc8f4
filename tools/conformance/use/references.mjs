import ts from 'typescript'
import { loadedBy } from './loads.mjs'
import { namesOfModule } from './syntax.mjs'

/** @typedef {import('./declarations.mjs').Declaration} Declaration */
/** @typedef {import('./declarations.mjs').Declarations} Declarations */

/** Whether an identifier only names a member or a declaration. @param {ts.Identifier} node */
const isOnlyName = (node) => {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  if (ts.isShorthandPropertyAssignment(parent)) return false
  if (ts.isBindingElement(parent)) return parent.initializer !== node
  const isOfModule =
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isExportSpecifier(parent)
  return isOfModule || ts.getNameOfDeclaration(/** @type {ts.Declaration} */ (parent)) === node
}

/** Whether a name can refer to a declaration: of the module, or an inner function. @param {Declarations} declarations */
const createNames = (declarations) => {
  /** @type {Map<string, Set<string>>} */
  const byFile = new Map()
  for (const { file, name, kind, node } of declarations.all()) {
    const names = byFile.get(file) ?? new Set(namesOfModule(node.getSourceFile()))
    byFile.set(file, kind === 'local' ? names.add(name) : names)
  }
  return (/** @type {ts.Identifier} */ node) =>
    byFile.get(node.getSourceFile().fileName)?.has(node.text) ?? false
}

/**
 * Finds what a node refers to by name, through imports, and what it loads.
 * @param {ts.Program} program @param {Declarations} declarations
 */
export const createReferences = (program, declarations) => {
  const checker = program.getTypeChecker()
  const mayMean = createNames(declarations)

  /** @param {ts.Symbol | undefined} symbol @returns {Declaration[]} */
  const targetsOf = (symbol) => {
    if (symbol === undefined) return []
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return (own.declarations ?? []).flatMap((node) =>
      ts.isSourceFile(node) ? exportsOf({ source: node }) : declaredAt(node),
    )
  }

  /** The names of a pattern belong to its statement. @param {ts.Node} node */
  const declaredAt = (node) => {
    const isOwn = declarations.get(node.getSourceFile()) !== undefined
    return ts.isBindingElement(node) && isOwn ? declarations.of(node) : (declarations.get(node) ?? [])
  }

  /** @param {import('./loads.mjs').Load} load @returns {Declaration[]} */
  const exportsOf = ({ source, names }) => {
    const symbol = checker.getSymbolAtLocation(source)
    const given = symbol === undefined ? [] : checker.getExportsOfModule(symbol)
    const taken = given.filter(({ name }) => names?.includes(name) ?? true).flatMap(targetsOf)
    return [...taken, ...[declarations.get(source)].filter((one) => one !== undefined)]
  }

  /** @param {ts.Identifier} node */
  const symbolOf = (node) =>
    ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)

  /** @param {ts.Node} node @returns {Declaration[]} */
  return (node) => {
    if (ts.isIdentifier(node)) return isOnlyName(node) || !mayMean(node) ? [] : targetsOf(symbolOf(node))
    return ts.isCallExpression(node) ? loadedBy(program, node).flatMap(exportsOf) : []
  }
}
