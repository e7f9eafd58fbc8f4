import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** @param {ts.BindingName} pattern */
const namesOfPattern = (pattern) =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
    : undefined

/** The members of `name` that a function reads; undefined if `name` is passed on. @param {ts.Node} body @param {string} name */
const membersTaken = (body, name) => {
  /** @type {string[]} */
  const taken = []
  let isHandedOn = false
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === name) taken.push(node.name.text)
    else if (ts.isIdentifier(node) && node.text === name) isHandedOn = true
    else ts.forEachChild(node, visit)
  }
  visit(body)
  return isHandedOn ? undefined : taken
}

/** @param {ts.Node} then */
const takenByThen = (then) => {
  const next = ts.isCallExpression(then) ? then.arguments[0] : undefined
  if (next === undefined || !ts.isArrowFunction(next)) return undefined
  const name = next.parameters[0]?.name
  if (name === undefined) return []
  return ts.isIdentifier(name) ? membersTaken(next.body, name.text) : namesOfPattern(name)
}

/**
 * The names that an `import()` takes from its module; undefined if the module is passed on.
 * @param {ts.CallExpression} call @returns {string[] | undefined}
 */
const takenFrom = ({ parent }) => {
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === 'then') return takenByThen(parent.parent)
  if (!ts.isAwaitExpression(parent)) return undefined
  const taker = ts.isParenthesizedExpression(parent.parent) ? parent.parent.parent : parent.parent
  if (ts.isPropertyAccessExpression(taker)) return [taker.name.text]
  return ts.isVariableDeclaration(taker) ? namesOfPattern(taker.name) : undefined
}

/** @typedef {{ source: ts.SourceFile, names?: string[] | undefined }} Load a module, and the names taken from it; all if omitted */

/**
 * The modules that a call loads when it runs: `import()` and `import.meta.glob()`.
 * @param {ts.Program} program @param {ts.CallExpression} call @returns {Load[]}
 */
export const loadedBy = (program, call) => {
  const [argument] = call.arguments
  if (argument === undefined || !ts.isStringLiteralLike(argument)) return []
  if (call.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const source = program.getTypeChecker().getSymbolAtLocation(argument)?.declarations?.find(ts.isSourceFile)
    return source === undefined ? [] : [{ source, names: takenFrom(call) }]
  }
  if (call.expression.getText() !== 'import.meta.glob') return []
  const folder = dirname(call.getSourceFile().fileName)
  return globSync(argument.text, { cwd: folder }).flatMap((path) => {
    const source = program.getSourceFile(join(folder, path))
    return source === undefined ? [] : [{ source }]
  })
}
