import type { StateKey } from '../client/client-state'
import type { Product } from '../contract/catalog/product'
import type { ProductPrice } from '../contract/catalog/product-price'

/** The platform's data on the products of a guest cart. */
export interface GuestCatalogue {
  /** The ids of the products that were requested: one without a product is not sold in this shop. */
  readonly requested: readonly string[]
  /** The ids of those whose prices were requested. */
  readonly pricesRequested: readonly string[]
  /** The products that this shop sells. */
  readonly products: readonly Product[]
  /** Their prices, as this guest gets them. */
  readonly prices: readonly ProductPrice[]
}

/** What the platform says of the products in the guest cart; loaded by {@link guestCatalogue}. */
export const guestCatalogueKey: StateKey<GuestCatalogue> = { name: 'guestCatalogue', isPersonal: true }

export const emptyCatalogue: GuestCatalogue = { requested: [], pricesRequested: [], products: [], prices: [] }
