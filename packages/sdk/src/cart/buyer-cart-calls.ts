import type { BatchEntry } from '../contract/cart/cart-items'
import { isNotFound } from '../errors/outcome'
import type { SessionWatch } from '../session/session-watch'
import type { Cart, CartNotice } from '../state/cart'
import type { CallOptions } from '../transport/transport'
import type { CartCalls } from './cart-calls'
import type { CartResource } from './cart-resource'

/** Lines that a batch did not take. Of their messages only those of validation are kept [8-14]. */
function toNotices(
  entries: readonly BatchEntry[],
  lines: readonly { readonly productId: string }[],
): CartNotice[] {
  return entries.flatMap((entry, index) => {
    if (entry.status === 'added') return []
    const productId = lines[index]?.productId
    const errors = entry.errors.length > 0 ? entry.errors : [{ errorCode: 'RESPONSE', message: null }]
    return errors.map(({ errorCode, message }) => ({
      code: errorCode,
      ...(errorCode === 'CART_VALIDATION_ERROR' && message !== null ? { message } : {}),
      ...(productId === undefined ? {} : { productId }),
    }))
  })
}

/** What the buyer's cart is read and changed by. */
export interface Reading {
  readonly resource: CartResource
  readonly requireOwner: SessionWatch['requireOwner']
}

/** The cart of whoever is signed in: a session that ended gives a guest's, or none. */
export async function readPages(
  { resource, requireOwner }: Reading,
  call: CallOptions & { afterWrite: boolean },
): Promise<Cart | null> {
  const { afterWrite, ...options } = call
  const first = await resource.listItems({ afterWrite }, options)
  const others = Array.from({ length: Math.max((first.totalNumberOfPages ?? 1) - 1, 0) }, (_, index) =>
    resource.listItems({ pageNumber: index + 2 }, options),
  )
  const pages = [first, ...(await Promise.all(others))]
  const summary = first.cartSummary ?? (await resource.get(options))
  if (!summary) return null
  await requireOwner(summary)
  const items = pages.flatMap((page) => page.cartItems)
  return { summary, items, coupons: first.cartCoupons, promotions: first.cartPromotions }
}

export const nullWhenMissing = (error: unknown): null => {
  if (isNotFound(error)) return null
  throw error
}

/** The calls of the cart writer. */
export function createCartCalls(reading: Reading): CartCalls {
  const { resource } = reading
  const readAll: CartCalls['read'] = (call) =>
    readPages(reading, { ...call, afterWrite: true }).catch(nullWhenMissing)

  const addOnce: CartCalls['add'] = async (lines, call) => {
    const [line] = lines
    if (line && lines.length === 1) {
      await resource.addItem(line, call)
      return []
    }
    return lines.length === 0 ? [] : toNotices((await resource.addItems(lines, call)).results, lines)
  }

  return {
    read: readAll,
    add: async (lines, call) => {
      try {
        return await addOnce(lines, call)
      } catch (error) {
        if (!isNotFound(error)) throw error
        await resource.ensure(call)
        return await addOnce(lines, call)
      }
    },
    setQuantity: async (change, call) => void (await resource.changeItem(change, call)),
    remove: (cartItemId, call) => resource.removeItem({ cartItemId }, call),
    delete: (call) => resource.delete(call),
  }
}
