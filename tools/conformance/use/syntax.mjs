import ts from 'typescript'

/** @param {ts.Node} node @returns {boolean} */
const isFunctionExpression = (node) =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ((ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) &&
    isFunctionExpression(node.expression))

/**
 * A function wrapped by another, `inSession(async () => …)` or `afterSession(client)(…)`; the result of `list.map(…)` is a
 * value.
 * @param {ts.Expression} node
 */
const isWrappedFunction = (node) =>
  ts.isCallExpression(node) &&
  !ts.isPropertyAccessExpression(node.expression) &&
  node.arguments.some(isFunctionExpression)

/** A function with a name: `function a() {}` or `const a = () => …`. @param {ts.Node} node */
export const isNamedFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) && node.initializer !== undefined && isFunctionExpression(node.initializer))

/** A member of an object literal. @param {ts.Node} node @returns {node is ts.ObjectLiteralElementLike} */
export const isLiteralMember = (node) =>
  ts.isObjectLiteralExpression(node.parent) && !ts.isSpreadAssignment(node)

/** A member of an interface or of a type. @param {ts.Node} node */
export const isSignature = (node) => ts.isPropertySignature(node) || ts.isMethodSignature(node)

/** @param {ts.Node} node */
export const isMember = (node) => isSignature(node) || isLiteralMember(node)

/**
 * A member that is a function: written out, handed through another, or by the name of one of the same module.
 * @param {ts.Node} node @param {ReadonlySet<string>} functions names of the module's functions
 */
export const isMethod = (node, functions) => {
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return true
  if (ts.isShorthandPropertyAssignment(node)) return functions.has(node.name.text)
  if (!ts.isPropertyAssignment(node)) return false
  const { initializer } = node
  return (
    isFunctionExpression(initializer) ||
    isWrappedFunction(initializer) ||
    (ts.isIdentifier(initializer) && functions.has(initializer.text))
  )
}

/** The name that a node declares; undefined for patterns and computed names. @param {ts.Node} node */
export const nameOf = (node) => {
  const name = ts.getNameOfDeclaration(/** @type {ts.Declaration} */ (node))
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
}

/** The declarations of a top-level statement; none for a pattern such as `{ a }`. @param {ts.Statement} statement @returns {ts.Node[]} */
export const declaredBy = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.filter(({ name }) => ts.isIdentifier(name))
  const declares =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return declares ? [statement] : []
}

/** @param {ts.ImportDeclaration} statement @returns {ts.Identifier[]} */
const importedBy = ({ importClause }) => {
  const { name, namedBindings: bindings } = importClause ?? {}
  if (bindings === undefined) return name === undefined ? [] : [name]
  const named = ts.isNamespaceImport(bindings) ? [bindings.name] : bindings.elements.map((one) => one.name)
  return name === undefined ? named : [name, ...named]
}

/** @param {ts.BindingName} name @returns {string[]} */
const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundNames(one.name)))

/** The names in the scope of a module: imported and its own. @param {ts.SourceFile} source */
export const namesOfModule = ({ statements }) =>
  statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return importedBy(statement).map(({ text }) => text)
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
    }
    return declaredBy(statement).flatMap((node) => nameOf(node) ?? [])
  })

/** Calls back for a node and all below it. @param {ts.Node} node @param {(node: ts.Node) => void} call */
export const visitAll = (node, call) => {
  call(node)
  ts.forEachChild(node, (child) => visitAll(child, call))
}
