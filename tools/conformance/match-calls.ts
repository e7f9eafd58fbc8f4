export interface ContractCall {
  /** `resource.verb`, as in error messages and in the OpenAPI document */
  id: string
  method: string
  /** with `{parameters}` */
  path: string
}

/** A recorded request: `METHOD path`, with a query if the path does not name the server action. */
const linePattern = /^([A-Z]+) ([^?\s]+)(?:\?(\S*))?$/
/** Prefixes of a contract path: site segment, language, API prefix. */
const prefix = /^\/.*?(?=\/(?:services|lwr|webruntime)\/)/
const actionAddress = /\/webruntime\/api\/apex\/execute$/

/** One segment for each parameter. */
const toPattern = (path: string) => new URLPattern({ pathname: path.replace(/\{(\w+)\}/g, ':$1') })

const countParameters = ({ path }: ContractCall) => path.split('{').length

/**
 * The contract path of a request. A server action has two addresses: the documented one, and one that names class and
 * method in the query.
 * @param actionPath base of the documented address
 */
const toContractPath = (pathname: string, query: URLSearchParams, actionPath: string) => {
  if (!actionAddress.test(pathname)) return pathname.replace(prefix, '')
  // A site may name a class by an alias with a slash in it.
  const [className, method] = ['classname', 'method'].map((name) => encodeURIComponent(query.get(name) ?? ''))
  return `${actionPath}/${className}/${method}`
}

/**
 * Finds the contract call of a recorded request; undefined for any other request. If two calls match, such as
 * `carts/current` and `carts/{cartId}`, the one with fewer parameters is taken.
 */
export const createCallMatcher = (
  calls: readonly ContractCall[],
  { actionPath }: { actionPath: string },
): ((line: string) => ContractCall | undefined) => {
  const candidates = calls
    .toSorted((a, b) => countParameters(a) - countParameters(b))
    .map((call) => ({ call, pattern: toPattern(call.path) }))
  return (line) => {
    const [, method, address = '', query = ''] = linePattern.exec(line) ?? []
    const pathname = toContractPath(address, new URLSearchParams(query), actionPath)
    return candidates.find(({ call, pattern }) => call.method === method && pattern.test({ pathname }))?.call
  }
}
