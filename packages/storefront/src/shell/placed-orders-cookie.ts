import type { ShopType } from '@cartonnage/sdk/rules'
import type { PlacedOrders } from './placed-orders'
import type { CookieScope } from './host-cookie'
import { startsHostCookie } from './host-cookie'
import type { ListCookie } from './list-cookie'
import { listCookie, openCookieList } from './list-cookie'

const cookie: ListCookie = {
  prefix: 'placed_orders_',
  shape: /^[A-Za-z0-9-]{4,40}$/,
  // Nobody places more orders in that time.
  most: 5,
  // How long a platform may take until it shows an order.
  maxAge: 15 * 60,
}

/** Whether it is this cookie, which the platform must not get. Takes a name, or a whole pair. */
export const isPlacedOrdersCookie = (name: string): boolean => startsHostCookie(name, cookie.prefix)

/** The line for `Set-Cookie`, not readable by scripts; without numbers it deletes the cookie. */
export const placedOrdersCookie = (scope: CookieScope, numbers: readonly string[]): string =>
  listCookie(cookie, scope, numbers)

/** The orders of one request: reads its cookie and collects the line for the response. */
export function createCookiePlacedOrders(request: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const { list, add, setCookies } = openCookieList(request, cookie, shop)
  const store: PlacedOrders = { has: (number) => list().includes(number), add }
  return { store, setCookies }
}
