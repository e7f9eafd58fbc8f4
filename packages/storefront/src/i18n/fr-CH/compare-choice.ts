import type { texts as source } from '../en-US/compare-choice'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  compare: 'Comparer',
  named: 'Comparer : {{name}}',
  see: 'Voir la comparaison ({{count}})',
  chosen: '{{count}} sur {{most}} choisis',
  atMost: 'Jusqu’à {{most}} articles côte à côte',
  clear: 'Vider',
  label: 'Comparaison',
  full: 'Cela ferait plus de {{most}} : retirez d’abord un article de la comparaison.',
}
