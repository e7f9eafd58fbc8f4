import { requiresFreight } from '@cartonnage/sdk/rules'
import type { CartItem } from '../cart/cart-item'

/** Whether the items go by pallet, which the carrier announces by telephone. */
export const needsPhone = (items: readonly CartItem[]): boolean =>
  requiresFreight(
    items.map(({ quantity, productDetails }) => {
      const fields = productDetails?.fields ?? {}
      return {
        quantity: Number(quantity),
        weight: Number(fields['Weight__c'] ?? 0) || 0,
        isFreightOnly: fields['FreightOnly__c'] === 'true',
        isBulky: fields['Bulky__c'] === 'true',
      }
    }),
  )
