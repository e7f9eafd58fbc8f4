import { deliveryGroups } from '@cartonnage/sdk'
import type { Session } from '@cartonnage/sdk'
import { loadHolidayPlaces, locationsAt } from '../../../shell/holiday-places'
import { shopOf } from '../../../shell/shop-context'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { loadSupply } from '../../delivery/data/load-supply'
import type { CartDelivery } from '../../lines/delivery-totals'

/**
 * Where the items of a cart go, the default delivery first, and whose holidays count there. Never fails: without them the totals have a single row of VAT.
 */
export async function loadDeliveries(args: PageLoaderArgs, buyer: Session): Promise<readonly CartDelivery[]> {
  const shop = shopOf(args)
  const { signal } = args.request
  try {
    const [groups, { rateTo }] = await Promise.all([
      shop.use(deliveryGroups).list({}, { signal }),
      loadSupply(shop, buyer, signal),
    ])
    const addresses = groups.flatMap(({ deliveryAddress }) => deliveryAddress ?? [])
    const places = await loadHolidayPlaces(args, addresses)
    return groups
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
      .flatMap(({ id, deliveryAddress, selectedDeliveryMethod: method }) => {
        const countryCode = deliveryAddress?.country
        if (!countryCode) return []
        const charge = method === null ? null : (method.adjustedShippingFee ?? method.shippingFee)
        const destination = locationsAt(places, { ...deliveryAddress, country: countryCode })
        return [{ id, countryCode, destination, rate: rateTo(countryCode), charge }]
      })
  } catch (error) {
    shop.reportFailure(error, 'the deliveries of a cart')
    return []
  }
}
