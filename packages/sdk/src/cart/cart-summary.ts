import type { ClientCore } from '../client-core'
import type { CompactCartSummary } from '../contract/cart-summary'
import type { CartResource } from './cart-resource'
import type { CallOptions } from '../transport/transport'
import type { SessionSide } from '../session/session'

export interface CartSummarySide {
  /** Null for guests and without a cart. */
  load(options?: CallOptions): Promise<CompactCartSummary | null>
}

interface Sides {
  readonly platform: { readonly cart: Pick<CartResource, 'getSummary'> }
  readonly session: SessionSide
}

/** The buyer's cart in brief [3.cart-4]: one short call for what the counts in the header do not tell. */
export function createCartSummarySide(core: ClientCore, { platform, session }: Sides): CartSummarySide {
  const { cartCounts, cartSummary, options } = core

  /** The shopper is made out first: a change of shopper would empty the store under a run. */
  const load = async (call: CallOptions = {}, isRefresh = false): Promise<CompactCartSummary | null> => {
    const { isGuest } = await session.ensure(call)
    const read = () => (isGuest ? Promise.resolve(null) : platform.cart.getSummary(call))
    return await (isRefresh || call.signal ? cartSummary.run(read) : cartSummary.join(read))
  }

  /** Where somebody has asked before. A cart that is empty by now may be gone: there is nothing to ask about. */
  const followCounts = () => {
    const counts = cartCounts.getSnapshot()
    if (counts.status !== 'ready' || cartSummary.getSnapshot().status === 'idle') return
    if (counts.value.uniqueProductCount === 0) return cartSummary.set(null)
    load({}, true).catch((error: unknown) =>
      options.reportFailure(error, 'the summary of the cart cannot be loaded'),
    )
  }
  cartCounts.subscribe(followCounts)
  return { load: (call) => load(call) }
}
