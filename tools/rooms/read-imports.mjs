import ts from 'typescript'

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {boolean} isType erased by the compiler: `import type`, `export type` or `import('…')` in a type
 */
/**
 * @typedef {object} FileImports
 * @property {Import[]} imports static, dynamic and type imports, in the order of the file
 * @property {string[][]} globs the patterns of each `import.meta.glob`
 * @property {string[]} unreadable imports whose target is computed, so that no reader of the text can follow them
 */

/** @param {ts.Node} node */
const isGlobCall = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'glob' &&
  ts.isMetaProperty(node.expression.expression)

/** @param {ts.Expression | undefined} node @returns {string[] | undefined} */
const literalsOf = (node) => {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (!ts.isArrayLiteralExpression(node)) return undefined
  const texts = node.elements.flatMap((element) => literalsOf(element) ?? [])
  return texts.length === node.elements.length ? texts : undefined
}

/** @param {ts.ImportDeclaration | ts.ExportDeclaration} node */
const isTypeStatement = (node) =>
  ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly

/** @param {ts.CallExpression} node @param {FileImports} found */
const readCall = (node, found) => {
  const isGlob = isGlobCall(node)
  if (!isGlob && node.expression.kind !== ts.SyntaxKind.ImportKeyword) return
  const texts = literalsOf(node.arguments[0])
  // What the bundler is told to leave alone is a file of the build, not a source.
  if (texts === undefined && node.getText().includes('@vite-ignore')) return
  if (texts === undefined) found.unreadable.push(node.getText())
  else if (isGlob) found.globs.push(texts)
  else for (const specifier of texts) found.imports.push({ specifier, isType: false })
}

/** @param {ts.Node} node @param {FileImports} found */
const readNode = (node, found) => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      found.imports.push({ specifier: node.moduleSpecifier.text, isType: isTypeStatement(node) })
  } else if (ts.isImportTypeNode(node)) {
    if (ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      found.imports.push({ specifier: node.argument.literal.text, isType: true })
  } else if (ts.isCallExpression(node)) readCall(node, found)
  ts.forEachChild(node, (child) => readNode(child, found))
}

/**
 * All that a TypeScript file imports, read from its syntax tree: comments and texts that look like imports do not
 * count.
 * @param {string} path decides between .ts and .tsx
 * @param {string} text
 * @returns {FileImports}
 */
export const readImports = (path, text) => {
  /** @type {FileImports} */
  const found = { imports: [], globs: [], unreadable: [] }
  readNode(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), found)
  return found
}
