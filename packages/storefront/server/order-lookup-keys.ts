import { parseShopUrl } from '@cartonnage/sdk/rules'
import { readProof } from '../src/shell/order-lookups'
import { createCookieLookups } from '../src/shell/order-lookups-cookie'
import { isRecord } from '../src/shell/is-record'
import { paths } from '../src/shell/paths'
import { respondPrivately } from './respond-privately'

/** Whether a URL is the one where scripts read and save what looks up orders. */
export const isOrderLookupKeysUrl = (url: string): boolean =>
  parseShopUrl(url).path === paths.orderLookupKeys()

/**
 * Reads (GET) or saves (PUT) what the visitor has entered to look up an order, in the cookie that scripts cannot access.
 * The caller has refused cross-site requests and long bodies.
 */
export async function respondToOrderLookupKeys(request: Request): Promise<Response> {
  const { store, setCookies } = createCookieLookups(request, parseShopUrl(request.url).shop)
  if (request.method === 'GET') {
    const proof = await store.find(new URL(request.url).searchParams.get('key') ?? '')
    return proof === undefined ? respondPrivately(404) : respondPrivately(200, { body: proof })
  }
  if (request.method !== 'PUT') return respondPrivately(405, { headers: { Allow: 'GET, PUT' } })
  const body: unknown = await request.json().catch(() => undefined)
  const proof = readProof(body)
  const key = isRecord(body) ? body.key : undefined
  if (typeof key !== 'string' || proof === undefined) return respondPrivately(422)
  await store.add({ key, ...proof })
  return respondPrivately(204, { cookies: setCookies() })
}
