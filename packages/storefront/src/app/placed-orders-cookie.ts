import type { ShopType } from '@cartonnage/sdk/rules'
import type { PlacedOrders } from './placed-orders'
import { hostCookieName, startsHostCookie } from './host-cookie'
import { readCookie } from './read-cookie'

const cookiePrefix = 'placed_orders_'

interface CookieScope {
  readonly shop: ShopType
  readonly origin: string
}

const cookieName = ({ shop, origin }: CookieScope): string => hostCookieName(cookiePrefix + shop, origin)

/** Whether a cookie belongs to the shop alone: the platform does not get it. */
export const isPlacedOrdersCookie = (name: string): boolean => startsHostCookie(name, cookiePrefix)

/** How long a platform may take until it shows an order, in seconds. */
const creationTime = 15 * 60
/** Nobody places more than this in that time, and a cookie must not grow. */
const most = 5
const numberShape = /^[A-Za-z0-9-]{4,40}$/

/** Numbers have no dots. */
const readNumbers = (cookies: string, location: CookieScope): readonly string[] =>
  (readCookie(cookies, cookieName(location)) ?? '').split('.').filter((number) => numberShape.test(number))

/** The line for `Set-Cookie`, readable by no script; without numbers it takes the cookie away. */
export function placedOrdersCookie(location: CookieScope, numbers: readonly string[]): string {
  const age = numbers.length === 0 ? 0 : creationTime
  const secure = location.origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(location)}=${numbers.join('.')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
}

/** The orders of one request: from its cookie, with the line for the response. */
export function createCookiePlacedOrders(request: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const { origin } = new URL(request.url)
  const before = readNumbers(request.headers.get('cookie') ?? '', { shop, origin })
  const state = { numbers: before }
  const store: PlacedOrders = {
    has: (number) => state.numbers.includes(number),
    keep: (number) => {
      if (!numberShape.test(number)) return
      state.numbers = [...state.numbers.filter((other) => other !== number), number].slice(-most)
    },
  }
  const setCookies = () =>
    state.numbers === before ? [] : [placedOrdersCookie({ shop, origin }, state.numbers)]
  return { store, setCookies }
}
