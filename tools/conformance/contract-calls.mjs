import ts from 'typescript'

/** @typedef {import('./use/declarations.mjs').Declaration} Declaration */
/** @typedef {ReturnType<typeof import('./use/trace.mjs').traceUse>} Use */

const contract = '/packages/sdk/src/contract/'

/** `defineCall({ … })` of a declaration. @param {Declaration} declaration */
const definitionOf = ({ file, node }) => {
  const call = file.includes(contract) && ts.isVariableDeclaration(node) ? node.initializer : undefined
  if (call === undefined || !ts.isCallExpression(call) || call.expression.getText() !== 'defineCall')
    return undefined
  const [data] = call.arguments
  return data !== undefined && ts.isObjectLiteralExpression(data) ? data : undefined
}

/**
 * Method and path as written: calls that share them are one call to the platform.
 * @param {ts.ObjectLiteralExpression} data
 */
const requestOf = (data) =>
  ['method', 'path']
    .map((key) => data.properties.find(({ name }) => name?.getText() === key)?.getText())
    .join()

/**
 * Finds the calls that a declaration is about: the call itself, or those whose requests and responses it describes.
 * @param {Use} use
 */
export const createCallsOf = (use) => {
  const calls = use.all().flatMap((declaration) => {
    const data = definitionOf(declaration)
    return data === undefined
      ? []
      : [{ declaration, request: requestOf(data), reached: use.reachedFrom(declaration) }]
  })
  const withSameRequest = (/** @type {typeof calls} */ found) => {
    const requests = new Set(found.map(({ request }) => request))
    return calls.filter(({ request }) => requests.has(request)).map(({ declaration }) => declaration.name)
  }

  /** @param {readonly Declaration[]} declarations @returns {string[]} names of calls */
  return (declarations) => {
    const own = calls.filter(({ declaration }) => declarations.includes(declaration))
    if (own.length > 0) return withSameRequest(own)
    const described = declarations.filter(({ file }) => file.includes(contract))
    return withSameRequest(calls.filter(({ reached }) => described.some((one) => reached.has(one))))
  }
}
