import { parseShopUrl } from '@cartonnage/sdk/rules'
import { effectiveAccountCookie } from '../src/app/effective-account'
import { createCookieChoiceStore, keptChoiceCookie, parseKeptChoice } from '../src/app/checkout-choice-cookie'
import { placedOrdersCookie } from '../src/app/placed-orders-cookie'
import { paths } from '../src/app/paths'
import type { BodyLimits } from './body-limits'
import { noCaching } from './headers'
import { doorAt } from './session-door'

/** More than the longest choice needs. */
export const choiceBody: BodyLimits = { types: ['application/json'], maxBytes: 2_000 }

/** Whether an address is the one where a page in the browser reads and keeps the choice of its payment step. */
export const isCheckoutChoiceUrl = (url: string): boolean => parseShopUrl(url).path === paths.checkoutChoice()

/**
 * Reads (GET), keeps (PUT) or takes away (DELETE) the cookie with the choice for a page in the browser, where scripts
 * cannot reach it. The caller has turned away requests of other sites, and bodies beyond `choiceBody`.
 */
export async function respondToCheckoutChoice(request: Request): Promise<Response> {
  const { store, setCookies } = createCookieChoiceStore(request, parseShopUrl(request.url).shop)
  if (request.method === 'GET') {
    const choice = await store.read()
    return choice === undefined ? respond(204) : respond(200, { body: choice })
  }
  if (request.method === 'DELETE') store.forget()
  else if (request.method !== 'PUT') return respond(405, { headers: { Allow: 'GET, PUT, DELETE' } })
  else {
    const body: unknown = await request.json().catch(() => undefined)
    const choice = parseKeptChoice(body)
    if (choice === undefined) return respond(422)
    await store.keep(choice)
  }
  return respond(204, { cookies: setCookies() })
}

interface Parts {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly string[]
}

function respond(status: number, { body, headers, cookies = [] }: Parts = {}): Response {
  const sent = new Headers({ ...headers, 'Cache-Control': noCaching, Vary: 'Cookie' })
  for (const line of cookies) sent.append('Set-Cookie', line)
  if (body === undefined) return new Response(null, { status, headers: sent })
  sent.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify(body), { status, headers: sent })
}

/** The cookies of both shops that end with the session which they share, on the response of a sign-out. */
export function forgetAtSignOut(response: Response, { url }: Pick<Request, 'url'>): Response {
  if (doorAt(url) !== 'exit') return response
  const { origin } = new URL(url)
  const headers = new Headers(response.headers)
  for (const shop of ['CH', 'DE'] as const) {
    headers.append('Set-Cookie', keptChoiceCookie({ shop, origin }, null))
    headers.append('Set-Cookie', placedOrdersCookie({ shop, origin }, []))
    headers.append('Set-Cookie', effectiveAccountCookie({ shop, origin }, null))
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
