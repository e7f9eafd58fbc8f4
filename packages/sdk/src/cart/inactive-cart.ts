import type { ClientCore } from '../client-core'
import type { InactiveCart } from '../contract/cart-actions'
import { ShopError } from '../errors/errors'
import type { CartResource } from './cart-resource'
import { chooseInactiveCart } from '../rules/cart/cart-icon'
import type { CallOptions } from '../transport/transport'
import type { SessionSide } from '../session/session'

export interface InactiveCartSide {
  load(options?: CallOptions): Promise<InactiveCart | null>
  /** Asks again, also while an older answer is on its way. */
  refresh(): void
}

interface Sides {
  readonly platform: { readonly cart: Pick<CartResource, 'listInactive'> }
  readonly session: SessionSide
}

/** The buyer's first inactive cart as the header shows it, null while it is empty [2.7-8], [2.7-9]. */
export function createInactiveCartSide(core: ClientCore, { platform, session }: Sides): InactiveCartSide {
  const { inactiveCart, options } = core

  const read = async (call: CallOptions): Promise<InactiveCart | null> => {
    const { hasError, errorMessage, inactiveCarts } = await platform.cart.listInactive(call)
    if (hasError) throw new ShopError('RESPONSE', errorMessage ?? '')
    return chooseInactiveCart(inactiveCarts, { isGuest: false }) ?? null
  }

  /** The shopper is made out first: a change of shopper would empty the store under a run. */
  const load = async (call: CallOptions = {}, isRefresh = false): Promise<InactiveCart | null> => {
    const { isGuest } = await session.ensure(call)
    const load = () => (isGuest ? Promise.resolve(null) : read(call))
    return await (isRefresh || call.signal ? inactiveCart.run(load) : inactiveCart.join(load))
  }

  return {
    load: (call) => load(call),
    refresh: () =>
      void load({}, true).catch((error: unknown) =>
        options.reportFailure(error, 'the inactive cart cannot be loaded'),
      ),
  }
}
