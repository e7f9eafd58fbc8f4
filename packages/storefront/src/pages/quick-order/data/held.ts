import { cart } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import type { ReorderAddition } from '@cartonnage/sdk/rules'
import { findBuyer } from '../../../shell/data/require-buyer'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

/** What a buyer's cart holds, or will hold after what is open. */
export interface HeldLines {
  readonly lines: readonly ReorderAddition[]
  /** Ids of products of which a change is still under way or being checked. */
  readonly open: readonly string[]
}

/**
 * Reads what a buyer's cart holds, for a form that adds to it without scripts. Undefined for a guest, and while the
 * platform calculates the cart, for which a server does not wait.
 */
export async function loadHeld(args: PageActionArgs): Promise<HeldLines | undefined> {
  // A browser adds by a journal of its own.
  if (!import.meta.env.SSR || (await findBuyer(args)) === undefined) return undefined
  try {
    const current = await shopOf(args).use(cart).load({ signal: args.request.signal })
    const { items = [], pending = {} } = current ?? {}
    return {
      lines: items.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) })),
      // A new line is named by its product.
      open: Object.keys(pending).map(
        (key) => items.find(({ cartItemId }) => cartItemId === key)?.productId ?? key,
      ),
    }
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return undefined
    throw error
  }
}
