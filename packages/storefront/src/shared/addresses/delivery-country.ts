import { deliveryCountries } from '@cartonnage/sdk/rules'
import type { DeliveryCountry, ShopType } from '@cartonnage/sdk/rules'

/**
 * Whether the shop delivers to this country. The address book may have others, entered through other channels: they
 * are listed, but cannot be chosen for delivery, nor changed in a form that does not offer their country.
 */
export const deliversTo = (shop: ShopType, country: string | null | undefined): boolean =>
  deliveryCountries[shop].some((code) => code === country)

/** The country with this code if one of the shops delivers to it, otherwise undefined. */
export const toDeliveryCountry = (text: string | null): DeliveryCountry | undefined =>
  [...deliveryCountries.CH, ...deliveryCountries.DE].find((code) => code === text)
