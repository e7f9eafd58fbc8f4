import type { Client } from '../client/client'
import type { Checkout } from '../contract/checkout/checkout'
import type { DeliveryAddressInput } from '../contract/checkout/checkout-requests'
import { chooseShipToRegion } from '../rules/region/region'
import { afterSession } from '../session/after-session'
import type { CallOptions } from '../transport/transport'
import { vat } from '../vat/vat'
import { keep, currentId } from './present-checkout'
import type { CheckoutPlatform } from './present-checkout'

/** Where the goods go: a saved address, or a whole one. */
export type DeliveryAddressChoice = { readonly addressId: string } | DeliveryAddressInput

const countryOf = ({ deliveryGroups }: Checkout) =>
  (deliveryGroups.find((group) => group.isDefault) ?? deliveryGroups[0])?.deliveryAddress?.country

export function createDelivery(client: Client, { checkout }: CheckoutPlatform) {
  const existing = client.use(afterSession)
  return {
    setDeliveryAddress: existing(async (address: DeliveryAddressChoice, call?: CallOptions) => {
      const input = 'addressId' in address ? { id: address.addressId } : address
      const changed = await keep(client, () => checkout.setDeliveryAddress(currentId(client), input, call))
      const country = countryOf(changed)
      if (country) client.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: country } })
      return changed
    }),
    setDeliveryMethod: existing((deliveryMethodId: string, call?: CallOptions) =>
      keep(client, () => checkout.setDeliveryMethod(currentId(client), deliveryMethodId, call)),
    ),
  }
}

/** The delivery address decides the region that prices are shown for [3.event-payloads-3]. */
export function followShipTo(client: Client): void {
  const { shop, events } = client
  const shownVat = client.use(vat)
  events.on('checkoutaddresschanged', ({ shiptocountry }) => {
    const { countryCode } = shownVat.getSnapshot()
    const region = chooseShipToRegion(shop, { selected: countryCode, shipTo: shiptocountry.CountryCode })
    if (region) shownVat.setCountry(region)
  })
}
