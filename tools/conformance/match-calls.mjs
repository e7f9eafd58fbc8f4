/**
 * @typedef {object} ContractCall
 * @property {string} name how the contract exports it: `getCompactSummary`
 * @property {string} id `resource.verb`, as in error messages and in the OpenAPI document
 * @property {string} method
 * @property {string} path with `{parameters}`
 */

/** A recorded request: `METHOD path`, with a query if the path does not name the server action. */
const linePattern = /^([A-Z]+) ([^?\s]+)(?:\?(\S*))?$/
/** Prefixes of a contract path: site segment, language, API prefix. */
const prefix = /^\/.*?(?=\/(?:services|lwr|webruntime)\/)/
const actionAddress = /^(.*?)\/webruntime\/api\/apex\/execute$/

/** @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** One segment for each parameter. @param {string} path */
const toPattern = (path) =>
  new RegExp(
    `^${path
      .split(/\{[^}]*\}/)
      .map(escape)
      .join('[^/]+')}$`,
  )

/** @param {string} path */
const countParameters = (path) => path.split('{').length

/**
 * The contract path of a request. A server action has two addresses: the documented one, and one that names class and
 * method in the query.
 * @param {string} pathname
 * @param {URLSearchParams} query
 * @param {string} actionPath base of the documented address
 */
const toContractPath = (pathname, query, actionPath) => {
  if (!actionAddress.test(pathname)) return pathname.replace(prefix, '')
  // A site may name a class by an alias with a slash in it.
  const [className, method] = ['classname', 'method'].map((name) => encodeURIComponent(query.get(name) ?? ''))
  return `${actionPath}/${className}/${method}`
}

/**
 * Finds the contract call of a recorded request; undefined for any other request. If two calls match, such as
 * `carts/current` and `carts/{cartId}`, the one with fewer parameters is taken.
 * @param {readonly ContractCall[]} calls
 * @param {{ actionPath: string }} options
 * @returns {(line: string) => ContractCall | undefined}
 */
export const createCallMatcher = (calls, { actionPath }) => {
  const candidates = calls
    .map((call) => ({ call, pattern: toPattern(call.path) }))
    .sort((a, b) => countParameters(a.call.path) - countParameters(b.call.path))
  return (line) => {
    const [, method, pathname = '', query = ''] = linePattern.exec(line) ?? []
    const path = toContractPath(pathname, new URLSearchParams(query), actionPath)
    return candidates.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
  }
}

/** @typedef {{ location: string, lines: readonly string[] }} CallRecord the origin of the requests: `shop`, or a test file */

/**
 * Sorts records by call.
 * @param {readonly CallRecord[]} records
 * @param {(line: string) => ContractCall | undefined} match
 */
export const groupByCall = (records, match) => {
  /** @type {Map<string, Set<string>>} */
  const locations = new Map()
  /** @type {Set<string>} */
  const unmatched = new Set()
  for (const { location, lines } of records) {
    for (const line of lines) {
      const call = match(line)
      if (call === undefined) unmatched.add(line)
      else locations.set(call.name, (locations.get(call.name) ?? new Set()).add(location))
    }
  }
  return {
    sent: new Map([...locations].map(([name, found]) => [name, [...found].sort()])),
    unmatched: [...unmatched].sort(),
  }
}
