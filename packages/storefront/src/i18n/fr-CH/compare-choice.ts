import type { texts as source } from '../en-US/compare-choice'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  compare: 'Comparer',
  see: 'Voir la comparaison ({{count}})',
  chosen: '{{count}} sur {{most}} choisis',
  clear: 'Vider',
  full: 'Pas plus de {{most}} : retirez d’abord un article de la comparaison.',
}
