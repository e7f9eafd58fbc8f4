import type { texts as source } from '../en-US/category'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  metaDescription:
    'Alle Größen in einer Liste, in einem Maßstab gezeichnet, mit dem Preis jeder Menge und dem Bestand.',
  breadcrumb: 'Sie sind hier',
  tiles: 'Verwandte Kategorien',
  countPart: '{{first}}–{{last}} von {{number}} Artikeln',
  sort: {
    label: 'Sortierung',
    length: 'Länge, kürzeste zuerst',
    relevance: 'Empfohlene zuerst',
    apply: 'Anwenden',
  },
  table: {
    drawing: 'Alle im gleichen Maßstab',
    size: 'Innenmaß mm',
    flute: 'Welle, Traglast',
    stock: { CH: 'Lager Schweiz', DE: 'Lager Deutschland' },
  },
  paging: {
    label: 'Seiten',
    before_one: 'Vorheriger Artikel',
    before_other: 'Vorherige {{count}} Artikel',
    after_one: 'Weiterer Artikel',
    after_other: 'Weitere {{count}} Artikel',
  },
  empty: {
    title: 'Zurzeit keine Artikel',
    text: 'In dieser Kategorie führt dieser Shop zurzeit keine Artikel.',
    action: 'Alle Kategorien',
  },
}
