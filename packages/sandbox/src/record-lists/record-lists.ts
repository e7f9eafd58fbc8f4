import type { Call } from '../calls/call'
import { listOrders, type OrderRecord } from '../orders/order-repository'
import { orderStatusAt, orderStatusLabel } from '../orders/order-statuses'
import type { ShopLocale } from '../shop'
import { listQuotes, type QuoteRecord } from './quote-repository'

type Words = Readonly<Record<'de' | 'fr' | 'en', string>>

/** A cell: what is stored, and how it is written for people where that differs. */
interface Cell {
  readonly value: string | null
  readonly displayValue: string | null
}

interface Column<R> {
  readonly name: string
  readonly label: Words
  readonly cell: (record: R, shown: Shown) => Cell
}

interface Shown {
  readonly locale: ShopLocale
  readonly now: number
}

interface Page {
  readonly accountId: string
  readonly skip: number
  readonly limit: number
}

/** An object whose records have a list. */
interface ListedObject<R extends { readonly id: string }> {
  /** Names and ids of its list views, which all show the same. */
  readonly views: readonly string[]
  readonly label: Words
  readonly columns: readonly Column<R>[]
  readonly rows: (call: Call, page: Page) => readonly R[]
}

const plain = (value: string | null): Cell => ({ value, displayValue: null })
const day = (moment: number, { locale }: Shown): Cell => ({
  value: new Date(moment).toISOString(),
  displayValue: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Zurich' }).format(
    moment,
  ),
})
const money = (amount: string, currency: string, { locale }: Shown): Cell => ({
  value: amount,
  displayValue: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount)),
})

const created: Words = { de: 'Datum', fr: 'Date', en: 'Date' }
const number: Words = { de: 'Nummer', fr: 'Numéro', en: 'Number' }
const status: Words = { de: 'Status', fr: 'Statut', en: 'Status' }

const orders: ListedObject<OrderRecord> = {
  views: ['Recent', 'AllOrders', '00BCN0000000002AAA'],
  label: { de: 'Bestellungen', fr: 'Commandes', en: 'Orders' },
  columns: [
    { name: 'OrderNumber', label: number, cell: ({ referenceNumber }) => plain(referenceNumber) },
    { name: 'CreatedDate', label: created, cell: ({ createdAt }, shown) => day(createdAt, shown) },
    {
      name: 'Status',
      label: status,
      cell: ({ createdAt }, { now, locale }) => {
        const state = orderStatusAt(createdAt, now)
        return { value: state.apiName, displayValue: orderStatusLabel(state, locale) }
      },
    },
    {
      name: 'GrandTotalAmount',
      label: { de: 'Total', fr: 'Total', en: 'Total' },
      cell: ({ totals, currencyCode }, shown) => money(totals.grandTotalAmount, currencyCode, shown),
    },
  ],
  rows: ({ context: { db }, visitor: { shop } }, { accountId, ...location }) =>
    listOrders(db, accountId, { shop, ...location }),
}

const quoteStates: Readonly<Record<string, Words>> = {
  Draft: { de: 'In Arbeit', fr: 'En préparation', en: 'In progress' },
  Presented: { de: 'Offen', fr: 'Ouverte', en: 'Open' },
  Accepted: { de: 'Angenommen', fr: 'Acceptée', en: 'Accepted' },
  Denied: { de: 'Abgelehnt', fr: 'Refusée', en: 'Declined' },
}

const quotes: ListedObject<QuoteRecord> = {
  views: ['Recent', 'AllQuotes', '00BCN0000000001AAA'],
  label: { de: 'Angebote', fr: 'Offres', en: 'Quotes' },
  columns: [
    { name: 'QuoteNumber', label: number, cell: ({ quoteNumber }) => plain(quoteNumber) },
    { name: 'Name', label: { de: 'Angebot', fr: 'Offre', en: 'Quote' }, cell: ({ name }) => plain(name) },
    {
      name: 'Status',
      label: status,
      cell: ({ status: value }, { locale }) => {
        const words = quoteStates[value]
        return { value, displayValue: words === undefined ? null : words[languageOf(locale)] }
      },
    },
    {
      name: 'ExpirationDate',
      label: { de: 'Gültig bis', fr: 'Valable jusqu’au', en: 'Valid until' },
      cell: ({ expiresAt }, shown) => day(expiresAt, shown),
    },
    {
      name: 'GrandTotal',
      label: { de: 'Netto', fr: 'Net', en: 'Net' },
      cell: ({ grandTotal, currencyCode }, shown) => money(grandTotal, currencyCode, shown),
    },
  ],
  rows: ({ context: { db } }, { accountId, ...location }) => listQuotes(db, accountId, location),
}

/** A list as the platform answers it; undefined for an object or a list view that there is not. */
export function recordList(call: Call, question: ListQuestion) {
  switch (question.objectApiName) {
    // what was ordered and how it stands are two objects of the platform; here they are one
    case 'Order':
    case 'OrderSummary':
      return response(orders, call, question)
    case 'Quote':
      return response(quotes, call, question)
    default:
      return undefined
  }
}

/** Which list, and which part of it. */
export interface ListQuestion extends Page {
  readonly objectApiName: string
  readonly listView: string
}

function response<R extends { readonly id: string }>(
  listed: ListedObject<R>,
  call: Call,
  question: ListQuestion,
) {
  const { context, visitor } = call
  const { objectApiName, listView, accountId, skip, limit } = question
  const isKnown = listed.views.some((view) => view.toLowerCase() === listView.toLowerCase())
  if (!isKnown) return undefined
  const shown = { locale: visitor.locale, now: context.clock.now() }
  const language = languageOf(visitor.locale)
  // One more than the page holds tells whether there is another.
  const found = listed.rows(call, { accountId, skip, limit: limit + 1 })
  const rows = found.slice(0, limit)
  return {
    info: {
      label: listed.label[language],
      displayColumns: listed.columns.map(({ name, label }) => ({
        fieldApiName: name,
        label: label[language],
        sortable: false,
      })),
      listReference: { listViewApiName: listView, objectApiName, type: 'listView' },
    },
    records: {
      count: rows.length,
      currentPageToken: String(skip),
      nextPageToken: found.length > limit ? String(skip + limit) : null,
      records: rows.map((row) => ({
        apiName: objectApiName,
        id: row.id,
        fields: Object.fromEntries(listed.columns.map(({ name, cell }) => [name, cell(row, shown)])),
      })),
    },
  }
}

const languageOf = (locale: ShopLocale): keyof Words =>
  locale === 'fr-CH' ? 'fr' : locale === 'en-US' ? 'en' : 'de'
