import type { texts as source } from '../en-US/facet-sheet'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  heading: 'Filtres',
  clear: 'Effacer',
  close: 'Fermer',
  show_one: 'Afficher {{number}} article',
  show_other: 'Afficher {{number}} articles',
  showAny: 'Afficher les articles',
  notCounted: 'Le nombre d’articles n’est pas disponible pour le moment.',
}
