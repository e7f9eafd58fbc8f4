import { parseShopUrl } from '@cartonnage/sdk/rules'
import { effectiveAccountCookie } from '../../src/shell/effective-account'
import {
  createCookieChoiceStore,
  savedChoiceCookie,
  parseSavedChoice,
} from '../../src/features/checkout/checkout-choice-cookie'
import { noReceiptKeysCookie } from '../../src/features/withdrawal/receipt-keys-cookie'
import { noOrderLookupsCookie } from '../../src/shell/order-lookups-cookie'
import { placedOrdersCookie } from '../../src/shell/placed-orders-cookie'
import { paths } from '../../src/shell/paths'
import type { BodyLimits } from '../limits/body-limits'
import { respondPrivately } from '../http/respond-privately'
import { sessionEndpointOf } from '../http/session-endpoints'

/** More than the longest choice needs. */
export const choiceBody: BodyLimits = { types: ['application/json'], maxBytes: 4_000 }

/** Whether a URL is the one where scripts read and save the choice of the payment step. */
export const isCheckoutChoiceUrl = (url: string): boolean => parseShopUrl(url).path === paths.checkoutChoice()

/**
 * Reads (GET), saves (PUT) or deletes (DELETE) the cookie with the choice, which scripts cannot access. The caller has
 * refused cross-site requests, and bodies beyond `choiceBody`.
 */
export async function respondToCheckoutChoice(request: Request): Promise<Response> {
  const { store, setCookies } = createCookieChoiceStore(request, parseShopUrl(request.url).shop)
  if (request.method === 'GET') {
    const choice = await store.read()
    return choice === undefined ? respondPrivately(204) : respondPrivately(200, { body: choice })
  }
  if (request.method === 'DELETE') store.clear()
  else if (request.method !== 'PUT') return respondPrivately(405, { headers: { Allow: 'GET, PUT, DELETE' } })
  else {
    const body: unknown = await request.json().catch(() => undefined)
    const choice = parseSavedChoice(body)
    if (choice === undefined) return respondPrivately(422)
    await store.save(choice)
  }
  return respondPrivately(204, { cookies: setCookies() })
}

/** Adds to the response of a sign-out the deletion of both shops' cookies, because they share the session. */
export function clearCookiesAtSignOut(response: Response, { url }: Pick<Request, 'url'>): Response {
  if (sessionEndpointOf(url) !== 'logout') return response
  const { origin } = new URL(url)
  const headers = new Headers(response.headers)
  for (const shop of ['CH', 'DE'] as const) {
    headers.append('Set-Cookie', savedChoiceCookie({ shop, origin }, null))
    headers.append('Set-Cookie', placedOrdersCookie({ shop, origin }, []))
    headers.append('Set-Cookie', noReceiptKeysCookie({ shop, origin }))
    headers.append('Set-Cookie', noOrderLookupsCookie({ shop, origin }))
    headers.append('Set-Cookie', effectiveAccountCookie({ shop, origin }, null))
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
