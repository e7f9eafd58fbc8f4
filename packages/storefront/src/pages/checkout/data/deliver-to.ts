import { checkout, vatRates } from '@cartonnage/sdk'
import type { Client, DeliveryAddressChoice } from '@cartonnage/sdk'
import { ignoreWhenDeferred } from '../checkout-problem'
import type { Checkout } from '../checkout-step'

/** Delivers to an address; undefined where a server does not wait for the result. */
export async function deliverTo(shop: Client, choice: DeliveryAddressChoice): Promise<Checkout | undefined> {
  // The country of the address may change the region, and that needs the VAT rates.
  const { load } = shop.use(vatRates)
  await load().catch(() => [])
  return await shop.use(checkout).setDeliveryAddress(choice).catch(ignoreWhenDeferred)
}
