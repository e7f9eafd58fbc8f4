import type { texts as source } from '../en-US/favourites'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  mark: 'Merken',
  toFavourites: 'Zu den Favoriten',
  toList: 'Auf eine Liste …',
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
}
