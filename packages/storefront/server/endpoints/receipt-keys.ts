import { parseShopUrl } from '@cartonnage/sdk/rules'
import { createCookieKeys } from '../../src/features/withdrawal/receipt-keys-cookie'
import { isRecord } from '../../src/shell/is-record'
import { paths } from '../../src/shell/paths'
import { respondPrivately } from '../http/respond-privately'

/** Whether a URL is the one where scripts read and save the keys of withdrawals. */
export const isReceiptKeysUrl = (url: string): boolean => parseShopUrl(url).path === paths.withdrawalKeys()

/**
 * Reads (GET) or saves (PUT) the key of a withdrawal in the cookie that scripts cannot access. The caller has refused
 * cross-site requests and long bodies.
 */
export async function respondToReceiptKeys(request: Request): Promise<Response> {
  const { store, setCookies } = createCookieKeys(request, parseShopUrl(request.url).shop)
  if (request.method === 'GET') {
    const idempotencyKey = await store.find(new URL(request.url).searchParams.get('withdrawalId') ?? '')
    return idempotencyKey === undefined
      ? respondPrivately(404)
      : respondPrivately(200, { body: { idempotencyKey } })
  }
  if (request.method !== 'PUT') return respondPrivately(405, { headers: { Allow: 'GET, PUT' } })
  const body: unknown = await request.json().catch(() => undefined)
  const { withdrawalId, idempotencyKey } = isRecord(body) ? body : {}
  if (typeof withdrawalId !== 'string' || typeof idempotencyKey !== 'string') return respondPrivately(422)
  await store.add({ withdrawalId, idempotencyKey })
  return respondPrivately(204, { cookies: setCookies() })
}
