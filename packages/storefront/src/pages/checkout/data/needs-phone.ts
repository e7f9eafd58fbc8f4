import { requiresFreight } from '@cartonnage/sdk/rules'
import { readCartItem } from '../../../shared/lines/cart-item'
import type { CartItem } from '../../../shared/lines/cart-item'
import { packedQuantity } from '../../../shared/delivery/packed-quantity'

/** Whether the items go by pallet, which the carrier announces by telephone. */
export const needsPhone = (items: readonly CartItem[]): boolean =>
  requiresFreight(
    items.map((item) => {
      const packed = packedQuantity(readCartItem(item).attributes, Number(item.quantity))
      return { ...packed, weight: packed.weight ?? 0 }
    }),
  )
