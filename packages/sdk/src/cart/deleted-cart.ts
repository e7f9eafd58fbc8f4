import { isRefusal } from '../errors/outcome'
import { unknownOutcome } from './cart-outcome'
import type { Cart } from '../state/cart'
import type { CallOptions } from '../transport/transport'
import type { CartByIdCalls } from './cart-by-id'
import type { CartEntry } from './cart-list'
import type { Call } from './cart-intents'
import { sumQuantities } from './quantities'

/** What is needed to make a deleted cart again. */
export interface DeletedCart {
  /** What the buyer called it; null where it had no name. */
  readonly name: string | null
  /** What the buyer wrote about it; null without a note. */
  readonly note: string | null
  /** Its products with their quantities as decimal texts, in the order in which they were added. */
  readonly lines: readonly DeletedCartLine[]
}

/** A product of a deleted cart. */
export interface DeletedCartLine {
  /** Record id. */
  readonly productId: string
  /** A decimal text. */
  readonly quantity: string
}

/** What a cart has, as `restore` wants it. */
export function toDeletedCart(cart: Cart | null, entry: CartEntry | undefined): DeletedCart {
  // The platform lists the newest first.
  const quantities = Object.entries(sumQuantities(cart?.items ?? [])).reverse()
  return {
    name: entry ? entry.name : (cart?.summary.name ?? null),
    note: entry?.note ?? null,
    lines: quantities.map(([productId, quantity]) => ({ productId, quantity })),
  }
}

/** Deletes a cart; sent again where its response is lost, which deletes nothing else. Errors: `UNKNOWN_OUTCOME`. */
export async function deleteById(
  calls: Pick<CartByIdCalls, 'delete' | 'read'>,
  cartId: string,
  call: Call & CallOptions,
): Promise<void> {
  try {
    await calls.delete(cartId, call).catch(async (error: unknown) => {
      if (isRefusal(error)) throw error
      await calls.delete(cartId, call)
    })
  } catch (error) {
    if (isRefusal(error)) throw error
    const left = await calls.read(cartId, call).catch(() => undefined)
    if (left !== null) throw unknownOutcome(error)
  }
}
