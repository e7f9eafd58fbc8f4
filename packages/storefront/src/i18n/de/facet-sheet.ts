import type { texts as source } from '../en-US/facet-sheet'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  heading: 'Filter',
  clear: 'Löschen',
  close: 'Schließen',
  show_one: '{{number}} Artikel zeigen',
  show_other: '{{number}} Artikel zeigen',
  showAny: 'Artikel zeigen',
  notCounted: 'Die Anzahl ist gerade nicht zu ermitteln.',
}
