import type { Client } from '../client/client'
import type { StateKey } from '../client/client-state'
import { guestFavouritesEntry } from '../storage/storage-entries'

/** Record ids of the favourites of whoever is shopping, the oldest first. */
export const favouritesKey: StateKey<readonly string[]> = { name: 'favourites', isPersonal: true }

/** Whether a guest has marked something in this browser: says so without the code that reads it. */
export const hasGuestFavourites = ({ storage }: Pick<Client, 'storage'>): boolean =>
  storage.readText(guestFavouritesEntry) !== null
