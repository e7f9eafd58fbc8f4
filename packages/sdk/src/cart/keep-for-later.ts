import { ShopError } from '../errors/errors'
import { isRefusal } from '../errors/outcome'
import type { CallOptions } from '../transport/transport'
import type { CartsPorts, TurnCall } from './carts-ports'
import { deleteById } from './deleted-cart'
import type { CartMerger } from './merge-cart'
import type { MergedCart } from './merged-cart'

/** What becomes of the inactive cart that there is already. */
export interface KeepForLater {
  /** Merge it into the active cart, or delete it. @default neither: `INACTIVE_CART_EXISTS` */
  readonly existing?: 'merge' | 'replace' | undefined
}

/**
 * Makes the active cart inactive. What was inactive is deleted only once that is done, so that nothing is lost where the
 * second step fails.
 */
export async function keepForLater(
  ports: CartsPorts & CartMerger,
  { existing }: KeepForLater = {},
  call?: CallOptions,
): Promise<MergedCart | null> {
  if (await isEmpty(ports, call)) return null
  const [inactive] = await ports.listInactive(call)
  const isInTheWay = inactive !== undefined && inactive.uniqueProductCount > 0
  if (isInTheWay && !existing)
    throw new ShopError(
      'INACTIVE_CART_EXISTS',
      'there is an inactive cart, and existing does not say what becomes of it',
    )
  const merged = isInTheWay && existing === 'merge' ? await ports.merge(inactive.id) : null
  if (merged && (merged.isOpen || merged.left.length > 0)) return merged
  if (inactive && !merged) await ports.requireSettled(inactive.id)
  await ports.switchTo((live) => startCart(ports, live), call)
  if (inactive && !merged) await ports.write((live) => replace(ports, inactive.id, live), call)
  return merged
}

/** Another tab may have begun to merge it, which deletes it as well. */
async function replace(
  { calls, isOpen }: CartsPorts & CartMerger,
  cartId: string,
  call: TurnCall,
): Promise<void> {
  if (!isOpen(cartId)) await deleteById(calls, cartId, call)
}

async function isEmpty({ current }: CartsPorts, call?: CallOptions): Promise<boolean> {
  const cart = await current.get(call)
  return cart === null || cart.uniqueProductCount === 0
}

/** A new cart becomes the active one, and the one before it inactive. Where the response is lost, the active cart tells. */
async function startCart({ calls, current }: CartsPorts, call: TurnCall): Promise<void> {
  const before = await current.get(call)
  try {
    await calls.create({}, call)
  } catch (error) {
    if (isRefusal(error)) throw error
    const now = await current.get(call)
    if (now === null || now.cartId === before?.cartId) throw error
  }
}
