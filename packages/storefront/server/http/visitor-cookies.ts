import type { ShopType } from '@cartonnage/sdk/rules'
import { checkoutChoiceCookie } from '../../src/pages/checkout/data/checkout-choice-cookie'
import { sentKeysCookie } from '../../src/pages/request/data/sent-keys-cookie'
import { receiptKeysCookie } from '../../src/pages/withdrawal/data/receipt-keys-cookie'
import { fileKeyPrefix } from '../../src/shell/file-key-cookie'
import type { CookieScope } from '../../src/shell/host-cookie'
import { hostCookie, startsHostCookie } from '../../src/shell/host-cookie'
import { orderLookupsCookie } from '../../src/shared/order/data/order-lookups-cookie'
import { placedOrdersCookie } from '../../src/shell/placed-orders-cookie'
import type { VisitorCookies } from '../../src/shell/visitor-cookie'

/** The cookies that this server sets for itself. */
const ownCookies = [
  checkoutChoiceCookie,
  placedOrdersCookie,
  receiptKeysCookie,
  sentKeysCookie,
  orderLookupsCookie,
]

/** That of files is set where they are handed in. */
const prefixes = [...ownCookies.map(({ prefix }) => prefix), fileKeyPrefix]

/** Whether it is one of the shop's own cookies, which the platform must not get. Takes a name, or a whole pair. */
export const isOwnCookie = (name: string): boolean =>
  prefixes.some((prefix) => startsHostCookie(name, prefix))

/** All of them, in one request. */
export function openVisitorCookies(request: Request, shop: ShopType): VisitorCookies {
  const opened = ownCookies.map((cookie) => cookie.open(request, shop))
  return {
    provide: (context) => opened.forEach((cookie) => cookie.provide(context)),
    setCookies: () => opened.flatMap((cookie) => cookie.setCookies()),
  }
}

/** The lines for `Set-Cookie` that delete them all. */
export const deleteOwnCookies = (scope: CookieScope): readonly string[] =>
  prefixes.map((prefix) => hostCookie(prefix, scope, { value: '', maxAge: 0 }))
