import { deliveryCountries } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'

/**
 * Whether the shop delivers to this country. The address book may hold others, entered through other channels: they
 * are shown, but cannot be chosen for delivery nor changed in a form that does not know their country.
 */
export const deliversTo = (shop: ShopType, country: string | null | undefined): boolean =>
  deliveryCountries[shop].some((code) => code === country)
