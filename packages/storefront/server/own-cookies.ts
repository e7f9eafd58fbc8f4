import { isCheckoutChoiceCookie } from '../src/app/checkout-choice-cookie'
import { isPlacedOrdersCookie } from '../src/app/placed-orders-cookie'

/** Whether a cookie is the shop's alone: the platform gets none of them. Takes a name, or a whole pair. */
export const isOwnCookie = (name: string): boolean =>
  isCheckoutChoiceCookie(name) || isPlacedOrdersCookie(name)
