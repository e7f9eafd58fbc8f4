import type { texts as source } from '../en-US/category'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  metaDescription:
    'Toutes les tailles dans une liste, dessinées à la même échelle, avec le prix de chaque quantité et le stock.',
  breadcrumb: 'Vous êtes ici',
  tiles: 'Catégories voisines',
  countPart: '{{first}}–{{last}} sur {{number}} articles',
  sort: {
    label: 'Trier par',
    length: 'Longueur croissante',
    relevance: 'Pertinence',
    apply: 'Appliquer',
  },
  table: {
    drawing: 'Tous à la même échelle',
    size: 'Dim. intérieures mm',
    flute: 'Cannelure, charge',
    stock: { CH: 'Stock Suisse', DE: 'Stock Allemagne' },
  },
  paging: {
    label: 'Pages',
    before_one: 'Article précédent',
    before_other: '{{count}} articles précédents',
    after_one: '{{count}} autre article',
    after_other: '{{count}} autres articles',
  },
  empty: {
    title: 'Aucun article pour le moment',
    text: 'Cette boutique n’a pas d’articles dans cette catégorie pour le moment.',
    action: 'Toutes les catégories',
  },
}
