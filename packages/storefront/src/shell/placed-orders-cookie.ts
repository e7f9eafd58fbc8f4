import type { ShopType } from '@cartonnage/sdk/rules'
import type { PlacedOrders } from './placed-orders'
import type { CookieScope } from './host-cookie'
import { hostCookie, hostCookieName, startsHostCookie } from './host-cookie'
import { readCookie } from './read-cookie'

const cookiePrefix = 'placed_orders_'

/** Whether it is this cookie, which the platform must not get. Takes a name, or a whole pair. */
export const isPlacedOrdersCookie = (name: string): boolean => startsHostCookie(name, cookiePrefix)

/** How long a platform may take until it shows an order, in seconds. */
const creationTime = 15 * 60
/** Nobody places more orders in that time, and a cookie must not grow. */
const maxNumbers = 5
const numberShape = /^[A-Za-z0-9-]{4,40}$/

/** Separated by dots, which numbers do not contain. */
const readNumbers = (cookies: string, scope: CookieScope): readonly string[] =>
  (readCookie(cookies, hostCookieName(cookiePrefix, scope)) ?? '')
    .split('.')
    .filter((number) => numberShape.test(number))

/** The line for `Set-Cookie`, not readable by scripts; without numbers it deletes the cookie. */
export const placedOrdersCookie = (scope: CookieScope, numbers: readonly string[]): string =>
  hostCookie(cookiePrefix, scope, {
    value: numbers.join('.'),
    maxAge: numbers.length === 0 ? 0 : creationTime,
  })

/** The orders of one request: reads its cookie and collects the line for the response. */
export function createCookiePlacedOrders(request: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const { origin } = new URL(request.url)
  const before = readNumbers(request.headers.get('cookie') ?? '', { shop, origin })
  const state = { numbers: before }
  const store: PlacedOrders = {
    has: (number) => state.numbers.includes(number),
    add: (number) => {
      if (!numberShape.test(number)) return
      state.numbers = [...state.numbers.filter((other) => other !== number), number].slice(-maxNumbers)
    },
  }
  const setCookies = () =>
    state.numbers === before ? [] : [placedOrdersCookie({ shop, origin }, state.numbers)]
  return { store, setCookies }
}
