import type { ShopClient } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/rules'
import type { CartItem } from './buyer-line'

/** Puts an item back that was taken out of the buyer's cart; false where that did not work. */
export async function putBack(
  cart: ShopClient['cart'],
  { productId, quantity }: Pick<CartItem, 'productId' | 'quantity'>,
): Promise<boolean> {
  try {
    await cart.add({ productId, quantity })
    return true
  } catch (error) {
    if (!isShopError(error)) throw error
    return false
  }
}
