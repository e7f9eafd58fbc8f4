import type { ShopType } from '@cartonnage/sdk/rules'
import type { CheckoutChoiceStore, KeptChoice } from '../features/checkout/checkout-choice'
import { longestNumber } from '../features/checkout/order-number'
import { hostCookieName, startsHostCookie } from './host-cookie'
import { readCookie } from './read-cookie'

/**
 * The choice of the payment step, one a shop, as the server keeps it. Scripts cannot read it, and it ends with the
 * browser's session, the order or signing out. Its path is the whole shop: the language stands in front of the
 * checkout's path, and changing the language must not lose the choice.
 */
const cookiePrefix = 'checkout_choice_'

interface CookieScope {
  readonly shop: ShopType
  readonly origin: string
}

const cookieName = ({ shop, origin }: CookieScope): string => hostCookieName(cookiePrefix + shop, origin)

/** Whether a cookie belongs to the shop alone: the platform does not get it. */
export const isCheckoutChoiceCookie = (name: string): boolean => startsHostCookie(name, cookiePrefix)

const recordId = /^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/

/** A choice out of a cookie or a request's body; undefined for anything else, further members are dropped. */
export function parseKeptChoice(value: unknown): KeptChoice | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { checkoutId, billing, purchaseOrderNumber }: Partial<Record<string, unknown>> = { ...value }
  if (!isRecordId(checkoutId) || !(billing === 'delivery' || isRecordId(billing))) return undefined
  if (!isOrderNumber(purchaseOrderNumber)) return undefined
  return { checkoutId, billing, purchaseOrderNumber }
}

const isRecordId = (value: unknown): value is string => typeof value === 'string' && recordId.test(value)

/** Without control characters and halves of characters, which no cookie can carry. */
const isOrderNumber = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestNumber && !/[\p{Cc}\p{Cs}]/u.test(value)

/** The choice in a `Cookie` header. */
function readKeptChoice(cookies: string, location: CookieScope): KeptChoice | undefined {
  try {
    return parseKeptChoice(JSON.parse(readCookie(cookies, cookieName(location)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** The line for `Set-Cookie`; null takes the cookie away. */
export function keptChoiceCookie(location: CookieScope, choice: KeptChoice | null): string {
  const value = choice === null ? '' : encodeURIComponent(JSON.stringify(choice))
  const age = choice === null ? '; Max-Age=0' : ''
  const secure = location.origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(location)}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`
}

/** The store of one request: it reads the request's cookie, and gathers the lines for the response. */
export function createCookieChoiceStore(request: Request, shop: ShopType) {
  const { origin } = new URL(request.url)
  const line: { value?: string } = {}
  const read = (): KeptChoice | undefined =>
    readKeptChoice(request.headers.get('cookie') ?? '', { shop, origin })
  const state = { choice: read() }
  const set = (choice: KeptChoice | undefined): void => {
    state.choice = choice
    line.value = keptChoiceCookie({ shop, origin }, choice ?? null)
  }
  const store: CheckoutChoiceStore = {
    read: () => Promise.resolve(state.choice),
    keep: (choice) => {
      const parsed = parseKeptChoice(choice)
      if (parsed !== undefined) set(parsed)
      return Promise.resolve(parsed !== undefined)
    },
    // Nothing to take away: the response stays as it is.
    forget: () => (state.choice === undefined ? undefined : set(undefined)),
  }
  return { store, setCookies: () => (line.value === undefined ? [] : [line.value]) }
}
