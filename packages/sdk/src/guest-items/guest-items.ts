import type { FeatureContext } from '../client/client'
import { valueOf } from '../state/async-state'
import { deriveStore } from '../state/derived-store'
import type { ReadableStore } from '../state/store'
import { guestCart } from '../guest-cart/guest-cart'
import { emptyCatalogue, guestCatalogueKey } from '../guest-cart/guest-catalogue-key'
import { joinGuestItems, type GuestItem } from './join-guest-items'

/** The guest cart's lines with names and prices, as far as they are loaded. It loads nothing. */
export function guestItems(client: FeatureContext): ReadableStore<readonly GuestItem[]> {
  const [lines, catalogue] = [client.use(guestCart), client.loaded(guestCatalogueKey)]
  return deriveStore([lines, catalogue], (read) =>
    joinGuestItems(read(lines), valueOf(read(catalogue)) ?? emptyCatalogue),
  )
}
