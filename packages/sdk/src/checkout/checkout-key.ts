import type { StateKey } from '../client/client-state'
import type { Checkout } from '../contract/checkout/checkout'

/** The purchase under way; apart from its calls, for those who only have to forget it. */
export const checkoutKey: StateKey<Checkout | null> = { name: 'checkout', isPersonal: true }
