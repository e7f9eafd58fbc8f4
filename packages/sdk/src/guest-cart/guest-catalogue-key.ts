import type { StateKey } from '../client/client-state'
import type { GuestCatalogue } from './join-guest-items'

/** What the platform says of the products in the guest cart; loaded by {@link guestCatalogue}. */
export const guestCatalogueKey: StateKey<GuestCatalogue> = { name: 'guestCatalogue', isPersonal: true }

export const emptyCatalogue: GuestCatalogue = { requested: [], pricesRequested: [], products: [], prices: [] }
