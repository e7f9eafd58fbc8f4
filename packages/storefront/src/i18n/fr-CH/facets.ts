import type { texts as source } from '../en-US/facets'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  label: 'Filtres',
  sizes: 'Dim. intérieures en mm',
  size: { length: 'Longueur', width: 'Largeur', height: 'Hauteur' },
  from: { length: 'Longueur de', width: 'Largeur de', height: 'Hauteur de' },
  to: { length: 'Longueur à', width: 'Largeur à', height: 'Hauteur à' },
  count_one: '{{number}} article',
  count_other: '{{number}} articles',
  countOf_one: '{{number}} sur {{all}} article',
  countOf_other: '{{number}} sur {{all}} articles',
  range: '{{from}}–{{to}}',
  rangeFrom: 'dès {{from}}',
  rangeTo: 'jusqu’à {{to}}',
  widened: 'Affiché : {{range}} mm, par pas de 50 mm.',
  stock: 'Stock',
  inStock: 'Livrable tout de suite',
  chosen: 'Choisi',
  remove: 'Retirer {{text}}',
  clearAll: 'Effacer tous les filtres',
  apply: 'Appliquer',
  openChosen: 'Filtres ({{choices}})',
  nothing: {
    title: 'Aucun article ne correspond',
    text: 'Retirez un critère :',
    without_one: 'Sans {{text}} : {{count}} article',
    without_other: 'Sans {{text}} : {{count}} articles',
    all_one: 'Afficher l’article',
    all_other: 'Afficher les {{count}} articles',
  },
}
