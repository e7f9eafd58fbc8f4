import type { ShopType } from '@cartonnage/sdk/rules'
import { placedOrdersContext } from './placed-orders'
import type { PlacedOrders } from './placed-orders'
import type { ListCookie } from './list-cookie'
import { openCookieList } from './list-cookie'
import { createVisitorCookie } from './visitor-cookie'

const cookie: ListCookie = {
  prefix: 'placed_orders_',
  shape: /^[A-Za-z0-9-]{4,40}$/,
  // Nobody places more orders in that time.
  most: 5,
  // How long a platform may take until it shows an order.
  maxAge: 15 * 60,
}

/** The orders of one request: reads its cookie and collects the line for the response. */
export function createCookiePlacedOrders(request: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const { list, add, setCookies } = openCookieList(request, cookie, shop)
  const store: PlacedOrders = { has: (number) => list().includes(number), add }
  return { store, setCookies }
}

export const placedOrdersCookie = createVisitorCookie(
  cookie.prefix,
  placedOrdersContext,
  createCookiePlacedOrders,
)
