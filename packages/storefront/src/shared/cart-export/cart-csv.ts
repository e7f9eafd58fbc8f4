import { writeCsv } from '@cartonnage/sdk/order-files'
import type { Money, ShopLocale } from '@cartonnage/sdk/rules'
import { shopDay } from '../delivery-day/shop-day'

/** A line of a cart, as its list and its file have it. */
export interface ExportedLine {
  /** The article number. */
  readonly number: string
  readonly name: string
  readonly quantity: number
  /** As the product's field has it: Stk, Rolle, Paket, Sack or Set. */
  readonly unit: string
  /** Net, of one unit; null where it is unknown. */
  readonly unitPrice: Money | null
  /** Net, before discounts; null where it is unknown. */
  readonly total: Money | null
}

interface Words {
  readonly file: string
  /** Of the columns; number and quantity are found by them when the file is read as an order list. */
  readonly columns: readonly string[]
  readonly units: Readonly<Record<string, string>>
  readonly point: string
}

const german = (sum: string, point: string): Words => ({
  file: 'warenkorb',
  columns: ['Artikelnummer', 'Bezeichnung', 'Menge', 'Einheit', 'Preis netto', sum, 'Währung'],
  units: {},
  point,
})

/** The file's own words: what makes a file on the server has no texts of pages. */
const words: Readonly<Record<ShopLocale, Words>> = {
  'de-CH': german('Total netto', '.'),
  de: german('Gesamt netto', ','),
  'fr-CH': {
    file: 'panier',
    columns: ['N° d’article', 'Désignation', 'Quantité', 'Unité', 'Prix net', 'Total net', 'Monnaie'],
    units: { Stk: 'pièce', Rolle: 'rouleau', Paket: 'paquet', Sack: 'sac', Set: 'set' },
    point: '.',
  },
  'en-US': {
    file: 'cart',
    columns: ['Item number', 'Name', 'Quantity', 'Unit', 'Net price', 'Net total', 'Currency'],
    units: { Stk: 'piece', Rolle: 'roll', Paket: 'pack', Sack: 'bag', Set: 'set' },
    point: '.',
  },
}

/** A cart as a file for spreadsheets, in the language of the page. */
export function cartCsv(lines: readonly ExportedLine[], locale: ShopLocale): string {
  const { columns, units, point } = words[locale]
  const amount = (money: Money | null) => money?.amount.replace('.', point) ?? ''
  const rows = lines.map(({ number, name, quantity, unit, unitPrice, total }) => [
    ...[number, name, String(quantity), units[unit] ?? unit, amount(unitPrice), amount(total)],
    (total ?? unitPrice)?.currencyCode ?? '',
  ])
  return writeCsv([columns, ...rows])
}

/** `warenkorb-2026-11-30.csv` */
export const cartCsvName = (now: number, locale: ShopLocale): string =>
  `${words[locale].file}-${shopDay(now)}.csv`
