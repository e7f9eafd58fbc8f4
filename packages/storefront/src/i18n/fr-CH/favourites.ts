import type { texts as source } from '../en-US/favourites'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  mark: 'Ajouter aux favoris',
  toFavourites: 'Vers mes favoris',
  toList: 'Mettre sur une liste …',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
}
