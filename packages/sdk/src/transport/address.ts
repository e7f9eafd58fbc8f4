import type { CallSpec } from '../contract/kit/call'
import { ShopError } from '../errors/errors'
import { isNoAccount } from '../record-id'
import type { RequestScope, TransportPorts } from './ports'

/** The input of any call. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
}

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Path and query of a call, beginning with a slash. Values in the path are encoded; one that would change the path
 * fails with `INVALID_OPTION`. Commerce calls get the query parameters of the storefront's runtime and members of the
 * scope; server actions get their own parameters and, for carts, the account.
 */
export function toAddress(call: CallSpec, input: AnyInput, ports: TransportPorts): string {
  const { controllers } = ports
  const scope = ports.scope()
  const isApi = call.base === 'api'
  const path = fillPath(call, {
    ...input.params,
    apiVersion: ports.apiVersion,
    webstoreId: scope.webstoreId,
    cartController: controllers.cart,
    userController: controllers.user,
    navigationController: controllers.navigation,
  })
  const added = { ...toScopeQuery(call, scope), ...(isApi && toRuntimeQuery(call, scope)) }
  // Queries are plain objects of texts, numbers and booleans.
  const search = toSearch({ ...(input.query as Query | undefined), ...added })
  return (isApi ? ports.apiPrefix : ports.sitePathname) + path + search
}

function fillPath({ id, path }: CallSpec, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    // URLs drop empty steps, one dot and two dots: the call would become another one.
    if (/^(?:\s*|\.\.?)$/.test(value))
      throw new ShopError('INVALID_OPTION', `${id}: ${name} is ${JSON.stringify(value)}`)
    return encodeURIComponent(value)
  })
}

function toScopeQuery(call: CallSpec, { effectiveAccountId: accountId, currencyCode }: RequestScope): Query {
  const hasAccount = accountId !== undefined && accountId.trim() !== '' && !isNoAccount(accountId)
  const existing = { effectiveAccountId: hasAccount ? accountId : undefined, currencyIsoCode: currencyCode }
  return Object.fromEntries((call.scopeParams ?? []).map((name) => [name, existing[name]]))
}

function toRuntimeQuery(call: CallSpec, { locale, userId, sharesGuestData }: RequestScope): Query {
  const isForAll = call.isSameForAll === true && sharesGuestData === true
  return { language: locale, asGuest: call.asGuest ?? (userId === undefined || isForAll), htmlEncode: false }
}

function toSearch(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}
