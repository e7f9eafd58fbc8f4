import { Hono } from 'hono'
import type { Env, Call } from '../../calls/call'
import { illegalValue, readPageSize } from '../../calls/query'
import { listOrders, type OrderRecord } from '../records/order-repository'
import { orderStatusLabel } from '../records/order-statuses'
import { itemNotFound, PlatformError } from '../../platform-error'
import { siteOf } from '../../people/session/sign-in-call'
import { readVisitor } from '../../people/session/visitor'
import { type ShopLocale, translate, type Translations } from '../../shop'
import { listQuoteLines, listQuotes, type QuoteRecord } from '../quotes/quote-repository'
import { quoteStatusLabel } from '../quotes/quote-statuses'
import { quoteSums } from '../quotes/quote-sums'

/** Lists of records with their columns as data: a call of the platform, not of a webstore. The site says which shop. */
export const recordListRoutes = new Hono<Env>()

/** 403 for guests, 404 for an unknown object or list view. The page token is the number of records before the page. */
recordListRoutes.get('/services/data/:version/ui-api/list-ui/:objectApiName/:listView', (c) => {
  const { language, effectiveAccountId, pageToken = '0', ...rest } = c.req.query()
  c.set('visitor', readVisitor(c, { shop: siteOf(c.var).shop, language, effectiveAccountId }))
  const { visitor } = c.var
  const accountId = visitor.effectiveAccountId
  if (accountId === undefined) {
    throw new PlatformError(403, 'INSUFFICIENT_ACCESS', 'Guests have no lists of records.')
  }
  if (!/^\d{1,9}$/.test(pageToken)) throw illegalValue('pageToken')
  const { objectApiName, listView } = c.req.param()
  const limit = readPageSize(rest)
  const found = recordList(c.var, { objectApiName, listView, accountId, skip: Number(pageToken), limit })
  if (found === undefined) throw itemNotFound('The list')
  return c.json(found)
})

/** The stored value, and how people read it; `displayValue` is null where that is the same. */
interface Cell {
  readonly value: string | null
  readonly displayValue: string | null
}

interface Column<R> {
  readonly name: string
  readonly label: Translations
  readonly cell: (record: R, context: CellContext) => Cell
}

interface CellContext {
  readonly locale: ShopLocale
  readonly now: number
}

interface Page {
  readonly accountId: string
  readonly skip: number
  readonly limit: number
}

/** A platform object whose records can be listed. */
interface ListedObject<R extends { readonly id: string }> {
  /** Names and ids of its list views, which all show the same. */
  readonly views: readonly string[]
  readonly label: Translations
  readonly columns: readonly Column<R>[]
  readonly rows: (call: Call, page: Page) => readonly R[]
}

const plain = (value: string | null): Cell => ({ value, displayValue: null })
const day = (moment: number, { locale }: CellContext): Cell => ({
  value: new Date(moment).toISOString(),
  displayValue: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Zurich' }).format(
    moment,
  ),
})
const money = (amount: string, currency: string, { locale }: CellContext): Cell => ({
  value: amount,
  displayValue: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount)),
})

const created: Translations = { de: 'Datum', fr: 'Date', en: 'Date' }
const number: Translations = { de: 'Nummer', fr: 'Numéro', en: 'Number' }
const status: Translations = { de: 'Status', fr: 'Statut', en: 'Status' }

const orders: ListedObject<OrderRecord> = {
  views: ['Recent', 'AllOrders', '00BCN0000000002AAA'],
  label: { de: 'Bestellungen', fr: 'Commandes', en: 'Orders' },
  columns: [
    { name: 'OrderNumber', label: number, cell: ({ referenceNumber }) => plain(referenceNumber) },
    { name: 'CreatedDate', label: created, cell: ({ createdAt }, context) => day(createdAt, context) },
    {
      name: 'Status',
      label: status,
      cell: ({ status: value }, { locale }) => ({ value, displayValue: orderStatusLabel(value, locale) }),
    },
    {
      name: 'GrandTotalAmount',
      label: { de: 'Total', fr: 'Total', en: 'Total' },
      cell: ({ totals, currencyCode }, context) => money(totals.grandTotalAmount, currencyCode, context),
    },
  ],
  rows: ({ context: { db }, visitor: { shop } }, { accountId, ...location }) =>
    listOrders(db, accountId, { shop, ...location }),
}

interface ListedQuote extends QuoteRecord {
  /** Null while a line has no price. */
  readonly net: string | null
}

const quotes: ListedObject<ListedQuote> = {
  views: ['Recent', 'AllQuotes', '00BCN0000000001AAA'],
  label: { de: 'Angebote', 'de-CH': 'Offerten', fr: 'Offres', en: 'Quotes' },
  columns: [
    { name: 'QuoteNumber', label: number, cell: ({ quoteNumber }) => plain(quoteNumber) },
    {
      name: 'Name',
      label: { de: 'Angebot', 'de-CH': 'Offerte', fr: 'Offre', en: 'Quote' },
      cell: ({ name }) => plain(name),
    },
    {
      name: 'Status',
      label: status,
      cell: ({ status: value }, { locale }) => ({ value, displayValue: quoteStatusLabel(value, locale) }),
    },
    {
      name: 'ExpirationDate',
      label: { de: 'Gültig bis', fr: 'Valable jusqu’au', en: 'Valid until' },
      cell: ({ lastDay }, context) =>
        lastDay === null ? plain(null) : day(Date.parse(`${lastDay}T12:00:00Z`), context),
    },
    {
      name: 'GrandTotal',
      label: { de: 'Netto', fr: 'Net', en: 'Net' },
      cell: ({ net, currencyCode }, context) =>
        net === null ? plain(null) : money(net, currencyCode, context),
    },
  ],
  rows: ({ context, visitor: { shop } }, { accountId, ...location }) =>
    listQuotes(context.db, accountId, { shop, ...location }).map((quote) => {
      const { net } = quoteSums(context, quote.shop, listQuoteLines(context.db, quote.id))
      return { ...quote, net }
    }),
}

/** The platform's list of records; undefined for an unknown object or list view. */
function recordList(call: Call, query: ListQuery) {
  switch (query.objectApiName) {
    // Two objects of the platform, an order and its summary; here they are one.
    case 'Order':
    case 'OrderSummary':
      return listResponse(orders, call, query)
    case 'Quote':
      return listResponse(quotes, call, query)
    default:
      return undefined
  }
}

/** Which list, and which part of it. */
interface ListQuery extends Page {
  readonly objectApiName: string
  readonly listView: string
}

function listResponse<R extends { readonly id: string }>(
  listed: ListedObject<R>,
  call: Call,
  query: ListQuery,
) {
  const { visitor } = call
  const { objectApiName, listView, accountId, skip, limit } = query
  const hasView = listed.views.some((view) => view.toLowerCase() === listView.toLowerCase())
  if (!hasView) return undefined
  const context = { locale: visitor.locale, now: call.context.clock.now() }
  // One more than the page holds shows whether there is a next page.
  const found = listed.rows(call, { accountId, skip, limit: limit + 1 })
  const rows = found.slice(0, limit)
  return {
    info: {
      label: translate(listed.label, visitor.locale),
      displayColumns: listed.columns.map(({ name, label }) => ({
        fieldApiName: name,
        label: translate(label, visitor.locale),
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
        fields: Object.fromEntries(listed.columns.map(({ name, cell }) => [name, cell(row, context)])),
      })),
    },
  }
}
