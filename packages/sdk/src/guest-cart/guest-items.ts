import type { Client } from '../client/client'
import type { StateKey } from '../client/client-state'
import { joinGuestItems, type GuestCatalogue, type GuestItem } from '../rules/cart/guest-items'
import { valueOf } from '../state/async-state'
import { deriveStore } from '../state/derived-store'
import type { ReadableStore } from '../state/store'
import { guestCart } from './guest-cart'

/** What the platform says of the products in the guest cart; loaded by {@link guestCatalogue}. */
export const guestCatalogueKey: StateKey<GuestCatalogue> = { name: 'guestCatalogue', isPersonal: true }

export const emptyCatalogue: GuestCatalogue = {
  ...{ requested: [], pricesRequested: [], products: [], prices: [] },
}

/** The guest cart's lines with names and prices, as far as they are loaded. It loads nothing. */
export function guestItems(client: Client): ReadableStore<readonly GuestItem[]> {
  const [lines, catalogue] = [client.use(guestCart), client.loaded(guestCatalogueKey)]
  return deriveStore([lines, catalogue], (read) =>
    joinGuestItems(read(lines), valueOf(read(catalogue)) ?? emptyCatalogue),
  )
}
