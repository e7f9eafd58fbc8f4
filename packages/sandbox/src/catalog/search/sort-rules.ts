import type { Product } from '../products/product-repository'
import { invalidInput } from '../../platform-error'
import type { ShopLocale } from '../../shop'
import { languageColumn, type Labels } from './language-columns'

/** What products are compared by: numbers, one after the other, or a text. */
export type SortKey =
  | { readonly numbers: (product: Product) => readonly (number | null)[] }
  | { readonly text: (product: Product) => string }
  /** The price that the visitor pays for this quantity. */
  | { readonly priceAt: number }

export interface SortRule {
  readonly nameOrId: string
  readonly direction: 'Default' | 'Ascending' | 'Descending'
  readonly labels: Labels
  /** Absent where the order of the search is kept; so is the order of equal products. */
  readonly key?: SortKey
}

type Direction = 'Ascending' | 'Descending'

/** What a rule is called in a direction; the adjective of a French noun that is feminine gets an e. */
const directed = ([german, french, english]: Labels, direction: Direction, ending: 'e' | '' = ''): Labels =>
  direction === 'Ascending'
    ? [`${german} aufsteigend`, `${french} croissant${ending}`, `${english}, ascending`]
    : [`${german} absteigend`, `${french} décroissant${ending}`, `${english}, descending`]

interface Named {
  readonly labels: Labels
  readonly ending?: 'e'
  readonly key: SortKey
}

const rule = (nameOrId: string, direction: Direction, { labels, ending, key }: Named): SortRule => ({
  nameOrId,
  direction,
  labels: directed(labels, direction, ending),
  key,
})

const field = (name: string): SortKey => ({
  numbers: ({ customFields: { [name]: value } }) => [value === undefined ? null : Number(value)],
})

const length: Named = {
  labels: ['Innenlänge', 'Longueur intérieure', 'Inner length'],
  ending: 'e',
  key: { numbers: ({ inner }) => [inner.length, inner.width, inner.height] },
}

const volume: Named = {
  labels: ['Volumen', 'Volume', 'Volume'],
  key: { numbers: (product) => [innerVolume(product)] },
}

function innerVolume({ inner: { length: l, width: w, height: h } }: Product): number | null {
  return l === null || w === null || h === null ? null : l * w * h
}

const name: SortKey = { text: (product) => product.name }
const price: SortKey = { priceAt: 0 }

/** Further fields, in both directions. */
const fields: readonly (readonly [nameOrId: string, Named])[] = [
  [
    'StockKeepingUnit',
    { labels: ['Artikelnummer', 'Numéro d’article', 'Article number'], key: { text: ({ sku }) => sku } },
  ],
  ['MaxLoad__c', { labels: ['Traglast', 'Charge maximale', 'Load'], ending: 'e', key: field('MaxLoad__c') }],
  ['Stock__c', { labels: ['Bestand', 'Stock', 'Stock'], key: { numbers: ({ stock }) => [stock] } }],
  ['Width__c', { labels: ['Breite', 'Largeur', 'Width'], ending: 'e', key: field('Width__c') }],
  [
    'RollLength__c',
    {
      labels: ['Rollenlänge', 'Longueur du rouleau', 'Roll length'],
      ending: 'e',
      key: field('RollLength__c'),
    },
  ],
  ['Thickness__c', { labels: ['Dicke', 'Épaisseur', 'Thickness'], ending: 'e', key: field('Thickness__c') }],
  ['Grammage__c', { labels: ['Flächengewicht', 'Grammage', 'Grammage'], key: field('Grammage__c') }],
  ['Contents__c', { labels: ['Inhalt', 'Contenu', 'Contents'], key: field('Contents__c') }],
]

/** Quantities whose price lists show in a column. */
const quantities = [10, 25, 50, 100, 250, 500, 1000] as const

const directions = ['Ascending', 'Descending'] as const

/** Every rule in display order; the id of a rule follows from its place, so that new ones come last. */
const rules: readonly SortRule[] = [
  { nameOrId: 'Relevancy', direction: 'Default', labels: ['Relevanz', 'Pertinence', 'Relevance'] },
  rule('InnerLength__c', 'Ascending', length),
  rule('InnerVolume__c', 'Ascending', volume),
  {
    nameOrId: 'UnitPrice',
    direction: 'Ascending',
    key: price,
    labels: ['Preis aufsteigend', 'Prix croissant', 'Price, lowest first'],
  },
  {
    nameOrId: 'UnitPrice',
    direction: 'Descending',
    key: price,
    labels: ['Preis absteigend', 'Prix décroissant', 'Price, highest first'],
  },
  { nameOrId: 'Name', direction: 'Ascending', labels: ['Name', 'Nom', 'Name'], key: name },
  {
    // Products have no date: those further down in the catalogue count as newer.
    nameOrId: 'CreatedDate',
    direction: 'Descending',
    key: { numbers: ({ position }) => [position] },
    labels: ['Neueste zuerst', 'Plus récents', 'Newest first'],
  },
  rule('Name', 'Descending', { labels: ['Name', 'Nom', 'Name'], key: name }),
  rule('InnerLength__c', 'Descending', length),
  rule('InnerVolume__c', 'Descending', volume),
  ...fields.flatMap(([nameOrId, named]) => directions.map((direction) => rule(nameOrId, direction, named))),
  ...quantities.flatMap((quantity) =>
    directions.map((direction) =>
      rule(`UnitPriceFrom${quantity}__c`, direction, {
        labels: [`Preis ab ${quantity}`, `Prix dès ${quantity}`, `Price from ${quantity}`],
        key: { priceAt: quantity },
      }),
    ),
  ),
]

const idOf = (index: number) => `0qUCN${String(index + 1).padStart(10, '0')}AAA`

/** The sort rules that a search offers. */
export function sortRules(locale: ShopLocale) {
  return rules.map(({ nameOrId, direction, labels, key }, index) => ({
    sortRuleId: idOf(index),
    nameOrId,
    label: labels[languageColumn(locale)],
    direction,
    type: key ? 'ProductBased' : 'Relevancy',
    sortOrder: index + 1,
  }))
}

/**
 * The rule of an id of 15 or 18 characters or of a field, where the first rule of a field counts. Undefined without one;
 * 400 INVALID_API_INPUT for an unknown one.
 */
export function findSortRule(id: unknown): SortRule | undefined {
  if (id === undefined || id === null || id === '') return undefined
  const found = rules.find(({ nameOrId }, index) =>
    [idOf(index), idOf(index).slice(0, 15), nameOrId].some((name) => name === id),
  )
  if (!found) throw invalidInput('There is no sort rule with that id.')
  return found
}
