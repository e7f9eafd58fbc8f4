import type { texts as source } from '../en-US/facets'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  label: 'Filter',
  sizes: 'Innenmaß in mm',
  size: { length: 'Länge', width: 'Breite', height: 'Höhe' },
  from: { length: 'Länge von', width: 'Breite von', height: 'Höhe von' },
  to: { length: 'Länge bis', width: 'Breite bis', height: 'Höhe bis' },
  count_one: '{{number}} Artikel',
  count_other: '{{number}} Artikel',
  countOf_one: '{{number}} von {{all}} Artikel',
  countOf_other: '{{number}} von {{all}} Artikeln',
  range: '{{from}}–{{to}}',
  rangeFrom: 'ab {{from}}',
  rangeTo: 'bis {{to}}',
  widened: 'Gezeigt: {{range}} mm, in Schritten von 50 mm.',
  stock: 'Lager',
  inStock: 'Nur sofort lieferbar',
  chosen: 'Gewählt',
  remove: '{{text}} entfernen',
  clearAll: 'Alle Filter löschen',
  apply: 'Anwenden',
  openChosen: 'Filter ({{choices}})',
  nothing: {
    title: 'Dazu passt kein Artikel',
    text: 'Nehmen Sie etwas weg:',
    without_one: 'Ohne {{text}}: {{count}} Artikel',
    without_other: 'Ohne {{text}}: {{count}} Artikel',
    all_one: 'Den einen Artikel zeigen',
    all_other: 'Alle {{count}} Artikel zeigen',
  },
}
