import type { texts as source } from '../en-US/category'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  metaDescription:
    'Alle Größen in einer Liste, in einem Maßstab gezeichnet, mit dem Preis jeder Menge und dem Bestand.',
  breadcrumb: 'Sie sind hier',
  tiles: 'Verwandte Kategorien',
  tile: {
    lengths: '{{range}} mm lang',
    widths: '{{range}} mm breit',
    load: 'bis {{load}} kg',
    price: 'ab {{price}}',
  },
  countPart: '{{first}}–{{last}} von {{number}} Artikeln',
  sort: {
    label: 'Sortierung',
    order: {
      relevance: 'Empfohlene zuerst',
      length: 'Länge, kürzeste zuerst',
      '-length': 'Länge, längste zuerst',
      price: 'Preis, tiefster zuerst',
      '-price': 'Preis, höchster zuerst',
      '-stock': 'Bestand, größter zuerst',
    },
    up: '{{column}}, aufsteigend',
    down: '{{column}}, absteigend',
    column: {
      name: 'Name',
      volume: 'Volumen',
      load: 'Traglast',
      stock: 'Bestand',
      price: 'Preis',
    },
    priceFrom: 'Preis ab {{number}}',
    sorted: 'Sortiert: {{order}}.',
    apply: 'Anwenden',
  },
  table: {
    item: 'Artikel',
    size: { box: 'Innenmaß mm, L × B × H', flat: 'Innenmaß mm, L × B', tube: 'Ø × Länge, mm' },
    fact: {
      flute: 'Welle',
      load: 'Traglast',
      basePrice: 'Grundpreis',
    },
    stock: { CH: 'Lager Schweiz', DE: 'Lager Deutschland' },
    oneScale: 'Alle Bilder sind im gleichen Maßstab gezeichnet.',
  },
  paging: {
    label: 'Seiten',
    before_one: 'Vorheriger Artikel',
    before_other: 'Vorherige {{count}} Artikel',
    after_one: 'Weiterer Artikel',
    after_other: 'Weitere {{count}} Artikel',
  },
  request: {
    title: 'Ein Karton in Ihrer Größe',
    text: 'Geben Sie Maße, Druck und Menge ein; wir nennen Ihnen den Preis.',
    action: 'Karton anfragen',
  },
  empty: {
    title: 'Zurzeit keine Artikel',
    text: 'In dieser Kategorie führt dieser Shop zurzeit keine Artikel.',
    action: 'Alle Kategorien',
  },
}
