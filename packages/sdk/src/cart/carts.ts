import type { FeatureContext } from '../client/client'
import { toAbortError } from '../client/lifetime'
import { isSameRecordId } from '../record-id'
import { ShopError } from '../errors/errors'
import { isRefusal } from '../errors/outcome'
import { forBuyer } from '../session/require-buyer'
import type { Cart } from '../state/cart'
import type { CallOptions } from '../transport/transport'
import { sendDescription, type CartDescription, type CartEntry } from './cart-list'
import { createCartsPorts, type CartsPorts, type TurnCall } from './carts-ports'
import { unknownOutcome } from './cart-outcome'
import { deleteById, toDeletedCart, type DeletedCart } from './deleted-cart'
import { keepForLater, type KeepForLater } from './keep-for-later'
import { cartMerger, type CartMerger } from './merge-cart'
import type { MergedCart } from './merged-cart'
import { restoreCart } from './restored-cart'

/**
 * All carts of a buyer: the active one, and inactive ones. Every change emits 'cartchanged' and 'blackcartchanged', and
 * fails with `SESSION_ENDED` for anybody else.
 */
export interface CartsFeature {
  /** A cart by its id, with all items and totals; null where the buyer has none of that id. */
  read(cartId: string, options?: CallOptions): Promise<Cart | null>
  /** All carts of the buyer, the active one first: an extension, and null where the shop does not have it. */
  list(options?: CallOptions): Promise<readonly CartEntry[] | null>
  /** Makes an inactive cart the active one; the one that was active becomes inactive. */
  makeActive(cartId: string, options?: CallOptions): Promise<void>
  /**
   * Makes the active cart inactive; does nothing where it is empty. Where there is an inactive one already, `existing`
   * says whether its items are merged into the cart or it is deleted. With `merge` the cart stays active as long as items
   * are left. Errors: `INACTIVE_CART_EXISTS` without `existing`.
   */
  keepForLater(input?: KeepForLater, options?: CallOptions): Promise<MergedCart | null>
  /**
   * Moves the items of an inactive cart to the active one, each exactly once, even when a page dies midway. What is
   * refused stays in the inactive cart, which is deleted once it is empty. Cannot be aborted once it has begun.
   */
  merge(cartId: string, options?: CallOptions): Promise<MergedCart>
  /** Deletes an inactive cart, and gives what {@link CartsFeature.restore} needs. Errors: `INVALID_OPTION` for the active one. */
  delete(cartId: string, options?: CallOptions): Promise<DeletedCart>
  /** Makes a deleted cart again as an inactive one, with its items, name and note. */
  restore(cart: DeletedCart, options?: CallOptions): Promise<void>
  /**
   * Sets the name of a cart and the note about it: an extension, and a 404 where the shop does not have it. Errors:
   * `INVALID_OPTION` for what `checkCartName` of the rules refuses.
   */
  describe(cartId: string, description: CartDescription, options?: CallOptions): Promise<void>
}

/** All carts of the buyer. */
export function carts(client: FeatureContext): CartsFeature {
  const ports = createCartsPorts(client)
  const merger = client.use(cartMerger)
  const { read, list, change, write, switchTo } = ports
  const asBuyer = forBuyer(client)
  return {
    read: asBuyer(read),
    list: asBuyer(list),
    makeActive: asBuyer((cartId, call) => switchTo((live) => makeActive(ports, cartId, live), call)),
    keepForLater: asBuyer((input, call) => keepForLater({ ...ports, ...merger }, input, call)),
    merge: asBuyer(async (cartId, call) => {
      if (call?.signal?.aborted) throw toAbortError(call.signal)
      return await merger.merge(cartId)
    }),
    delete: asBuyer(async (cartId, call) => {
      await merger.requireSettled(cartId)
      return await write((live) => deleteInactive({ ...ports, ...merger }, cartId, live), call)
    }),
    restore: asBuyer((deleted, call) => change(() => restore(ports, deleted, { ...call }))),
    describe: asBuyer((cartId, { name, note }, call) =>
      change(() => sendDescription(ports.transport, { cartId, name, note }, call)),
    ),
  }
}

/** Where the response is lost it is sent again, which changes nothing the second time. */
async function makeActive({ calls }: CartsPorts, cartId: string, call: TurnCall): Promise<void> {
  await calls.makeActive(cartId, call).catch(async (error: unknown) => {
    if (isRefusal(error)) throw error
    await calls.makeActive(cartId, call)
  })
}

async function deleteInactive(
  { calls, current, list, isOpen }: CartsPorts & Pick<CartMerger, 'isOpen'>,
  cartId: string,
  call: TurnCall,
): Promise<DeletedCart> {
  // Another tab may have begun to merge it: what has arrived must not come back with the undo.
  if (isOpen(cartId)) throw unknownOutcome(undefined)
  const active = await current.get(call)
  if (active && isSameRecordId(active.cartId, cartId))
    throw new ShopError('INVALID_OPTION', 'cartId is the active cart')
  const [cart, entries] = await Promise.all([calls.read(cartId, call), list(call)])
  await deleteById(calls, cartId, call)
  return toDeletedCart(
    cart,
    entries?.find((entry) => isSameRecordId(entry.cartId, cartId)),
  )
}

async function restore(ports: CartsPorts, deleted: DeletedCart, call: TurnCall): Promise<void> {
  const cartId = await restoreCart(ports, deleted, call)
  if (deleted.note === null) return
  const description = { cartId, name: deleted.name ?? '', note: deleted.note }
  await sendDescription(ports.transport, description, call)
}
