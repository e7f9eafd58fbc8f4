import type { FeatureContext } from '../client/client'
import type { Checkout } from '../contract/checkout/checkout'
import type {
  ChangeCheckoutBody,
  ContactInfoInput,
  DeliveryAddressInput,
} from '../contract/checkout/checkout-requests'
import { chooseShipToRegion } from '../rules/region/region'
import { afterSession } from '../session/after-session'
import { guestDetails } from '../guest-cart/guest-details'
import type { CallOptions } from '../transport/transport'
import { vat } from '../vat/vat'
import { currentId, updateCheckout } from './current-checkout'
import type { CheckoutPlatform } from './current-checkout'

/** Where to deliver: a saved address by its id, or a whole one. */
export type DeliveryAddressChoice =
  | {
      /** Record id of an address in the buyer's address book. */
      readonly addressId: string
    }
  | DeliveryAddressInput

/** Wishes for the delivery, each '' to remove it; absent ones stay as they are. */
export interface DeliveryPreferences {
  /** The requested day, `2026-12-01`. */
  readonly desiredDeliveryDate?: string | undefined
  /** A note for the carrier, of at most `instructionsLimit` characters: see `writeInstructions`. */
  readonly shippingInstructions?: string | undefined
}

/** A guest's contact details and delivery address. */
export interface GuestDelivery {
  /** For the order confirmation; the phone number only where the carrier calls. */
  readonly contactInfo: ContactInfoInput
  /** A whole address. */
  readonly deliveryAddress: DeliveryAddressInput
}

const countryOf = ({ deliveryGroups }: Checkout) =>
  (deliveryGroups.find((group) => group.isDefault) ?? deliveryGroups[0])?.deliveryAddress?.country

export function createDelivery(client: FeatureContext, { checkout }: CheckoutPlatform) {
  const withSession = client.use(afterSession)
  const change = async (
    body: Pick<ChangeCheckoutBody, 'deliveryAddress' | 'contactInfo'>,
    call?: CallOptions,
  ) => {
    const changed = await updateCheckout(client, () => checkout.change(currentId(client), body, call))
    const country = countryOf(changed)
    if (country) client.events.emit('checkoutaddresschanged', { shiptocountry: { CountryCode: country } })
    return changed
  }
  return {
    setDeliveryAddress: withSession(async (address: DeliveryAddressChoice, call?: CallOptions) => {
      const deliveryAddress = 'addressId' in address ? { id: address.addressId } : address
      return await change({ deliveryAddress }, call)
    }),
    setGuestDelivery: withSession(
      async ({ contactInfo, deliveryAddress }: GuestDelivery, call?: CallOptions) => {
        client.use(guestDetails).save(contactInfo)
        return await change({ contactInfo, deliveryAddress }, call)
      },
    ),
    setDeliveryMethod: withSession((deliveryMethodId: string, call?: CallOptions) =>
      updateCheckout(client, () => checkout.setDeliveryMethod(currentId(client), deliveryMethodId, call)),
    ),
    setDeliveryPreferences: withSession((preferences: DeliveryPreferences, call?: CallOptions) =>
      updateCheckout(client, () => checkout.change(currentId(client), { ...preferences }, call)),
    ),
  }
}

/** Shows prices for the region of the delivery address. */
export function followShipTo(client: FeatureContext): void {
  const { shop, events } = client
  const vatFeature = client.use(vat)
  events.on('checkoutaddresschanged', ({ shiptocountry }) => {
    const { countryCode } = vatFeature.getSnapshot()
    const region = chooseShipToRegion(shop, { selected: countryCode, shipTo: shiptocountry.CountryCode })
    if (region) vatFeature.setCountry(region)
  })
}
