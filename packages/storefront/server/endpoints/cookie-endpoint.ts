import { parseShopUrl } from '@cartonnage/sdk/rules'
import type { OpenCookie } from '../../src/shell/visitor-cookie'
import type { OwnEndpoint } from './own-endpoint'
import { respondPrivately } from './respond-privately'

/** An address where scripts read and save what a cookie keeps from them. */
export interface CookieEndpointOptions<Store> {
  /** Below the base path of the shop and language. */
  readonly path: string
  readonly open: OpenCookie<Store>
  /** Responds to GET with what the store has for these search parameters; undefined for nothing. */
  readonly read: (store: Store, parameters: URLSearchParams) => Promise<object | undefined>
  /** The status of a response without anything. @default 404 */
  readonly emptyStatus?: number
  /** Saves the body of a PUT; false where it is not valid. */
  readonly save: (store: Store, body: unknown) => Promise<boolean>
  /** Responds to DELETE. @default not allowed */
  readonly clear?: (store: Store) => void
}

/** The caller has refused cross-site requests and long bodies. */
export function createCookieEndpoint<Store>(options: CookieEndpointOptions<Store>): OwnEndpoint {
  const { path, open, read, emptyStatus = 404, save, clear } = options
  const allowed = ['GET', 'PUT', ...(clear ? ['DELETE'] : [])]
  return {
    path,
    respond: async (request) => {
      const { method, url } = request
      if (!allowed.includes(method)) return respondPrivately(405, { headers: { Allow: allowed.join(', ') } })
      const { store, setCookies } = open(request, parseShopUrl(url).shop)
      if (method === 'GET') {
        const body = await read(store, new URL(url).searchParams)
        return body === undefined ? respondPrivately(emptyStatus) : respondPrivately(200, { body })
      }
      if (method === 'DELETE') clear?.(store)
      else if (!(await save(store, await request.json().catch(() => undefined)))) return respondPrivately(422)
      return respondPrivately(204, { cookies: setCookies() })
    },
  }
}
