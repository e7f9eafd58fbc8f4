import type { FeatureContext } from '../client/client'
import type { StateKey } from '../client/client-state'
import type { CartCounts, InactiveCart } from '../contract/cart/cart-actions'
import type { CompactCartSummary } from '../contract/cart/cart-summary'
import type { Checkout } from '../contract/checkout/checkout'
import type { Cart, CartCheck } from '../state/cart'
import type { Store } from '../state/store'

/** The buyer's cart; null for guests and without a cart. */
export const cartKey: StateKey<Cart | null> = { name: 'cart', isPersonal: true }

/** Number of different products in the buyer's cart. */
export const cartCountsKey: StateKey<CartCounts> = { name: 'cartCounts', isPersonal: true }

/** The platform's summary of the buyer's cart; null for guests and without a cart. */
export const cartSummaryKey: StateKey<CompactCartSummary | null> = { name: 'cartSummary', isPersonal: true }

/** The buyer's first inactive cart; null for guests and while it is empty. */
export const inactiveCartKey: StateKey<InactiveCart | null> = { name: 'inactiveCart', isPersonal: true }

/** True while any change of the cart is in flight. */
export const cartProcessing = (client: FeatureContext): Store<boolean> => client.store(false)

/**
 * Changes whose response has been missing for 3 s, of all pages of the browser: the shop shows them as being checked.
 * Filled by {@link cart}.
 */
export const cartChecks = (client: FeatureContext): Store<readonly CartCheck[]> =>
  client.store<readonly CartCheck[]>([])

/** The purchase under way; apart from its calls, for those who only have to forget it. */
export const checkoutKey: StateKey<Checkout | null> = { name: 'checkout', isPersonal: true }
