import { deliveryGroups } from '@cartonnage/sdk'
import type { Client, Session } from '@cartonnage/sdk'
import { loadSupply } from '../delivery/load-supply'
import type { CartDelivery } from './delivery-totals'

/**
 * Where the items of a cart go, the default delivery first. Never fails: without them the totals have a single row of VAT.
 */
export async function loadDeliveries(
  shop: Client,
  buyer: Session,
  signal: AbortSignal,
): Promise<readonly CartDelivery[]> {
  try {
    const [groups, { rateTo }] = await Promise.all([
      shop.use(deliveryGroups).listAll({ signal }),
      loadSupply(shop, buyer, signal),
    ])
    return groups
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .flatMap(({ id, deliveryAddress, selectedDeliveryMethod: method }) => {
        const countryCode = deliveryAddress?.country
        if (!countryCode) return []
        const charge = method === null ? null : (method.adjustedShippingFee ?? method.shippingFee)
        return [{ id, countryCode, rate: rateTo(countryCode), charge }]
      })
  } catch (error) {
    shop.reportFailure(error, 'the deliveries of a cart')
    return []
  }
}
