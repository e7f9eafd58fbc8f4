import type { texts as source } from '../en-US/category'
import type { Widen } from '../widen'

export const texts: Widen<typeof source> = {
  metaDescription:
    'Toutes les tailles dans une liste, dessinées à la même échelle, avec le prix de chaque quantité et le stock.',
  breadcrumb: 'Vous êtes ici',
  tiles: 'Catégories voisines',
  tile: {
    lengths: 'L {{range}} mm',
    widths: 'largeur {{range}} mm',
    load: 'max. {{load}} kg',
    price: 'dès {{price}}',
  },
  countPart: '{{first}}–{{last}} sur {{number}} articles',
  sort: {
    label: 'Trier par',
    order: {
      relevance: 'Pertinence',
      length: 'Longueur croissante',
      '-length': 'Longueur décroissante',
      price: 'Prix croissant',
      '-price': 'Prix décroissant',
      '-stock': 'Stock décroissant',
    },
    up: '{{column}}, ordre croissant',
    down: '{{column}}, ordre décroissant',
    column: {
      name: 'Nom',
      volume: 'Volume',
      load: 'Charge',
      stock: 'Stock',
      price: 'Prix',
    },
    priceFrom: 'Prix dès {{number}}',
    sorted: 'Tri : {{order}}.',
    apply: 'Appliquer',
  },
  table: {
    item: 'Article',
    size: { box: 'Intérieur mm, L × l × h', flat: 'Intérieur mm, L × l', tube: 'Ø × longueur, mm' },
    fact: {
      flute: 'Cannelure',
      load: 'charge',
      basePrice: 'Prix de base',
    },
    stock: { CH: 'Stock Suisse', DE: 'Stock Allemagne' },
    oneScale: 'Tous les dessins sont à la même échelle.',
  },
  paging: {
    label: 'Pages',
    before_one: 'Article précédent',
    before_other: '{{count}} articles précédents',
    after_one: '{{count}} autre article',
    after_other: '{{count}} autres articles',
  },
  request: {
    title: 'Un carton à vos dimensions',
    text: 'Indiquez dimensions, impression et quantité\u202f; nous vous donnons un prix.',
    action: 'Demander un carton',
  },
  empty: {
    title: 'Aucun article pour le moment',
    text: 'Cette boutique n’a pas d’articles dans cette catégorie pour le moment.',
    action: 'Toutes les catégories',
  },
}
