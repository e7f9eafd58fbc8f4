import { formatMoneyAmount, formatQuantity } from '../../amount'
import type { Call } from '../../calls/call'
import { splitList } from '../../calls/query'
import { findProduct } from '../../catalog/products/product-repository'
import { PlatformError } from '../../platform-error'
import * as quotes from './quote-repository'
import type { QuoteLineRecord, QuoteRecord } from './quote-repository'
import { quoteStatusLabel } from './quote-statuses'
import { lineTotal, quoteSums } from './quote-sums'

/** The values and types of a record's fields by their names. */
type Values = Readonly<Record<string, readonly [text: string | null, type: string]>>

const quoteFieldNames = [
  'QuoteNumber',
  'Name',
  'Status',
  'ExpirationDate',
  'CreatedDate',
  'Subtotal',
  'TotalPrice',
  'Tax',
  'GrandTotal',
  'CurrencyIsoCode',
  'Description',
  'OrderReferenceNumber__c',
]
const lineFieldNames = ['Quantity', 'ListPrice', 'UnitPrice', 'TotalPrice', 'Description', 'LineNumber']
const productFieldNames = ['Name', 'StockKeepingUnit']
const known = new Set([
  ...[...quoteFieldNames, ...lineFieldNames, ...productFieldNames],
  ...quoteFieldNames.map((name) => `Quote.${name}`),
  ...lineFieldNames.map((name) => `QuoteLineItem.${name}`),
  ...productFieldNames.map((name) => `Product2.${name}`),
])

/** These come with every quote: amounts mean nothing without the one, and the other is an extension. */
const always = ['CurrencyIsoCode', 'OrderReferenceNumber__c']

/** Reads the names of fields, with or without their record in front; none stands for all. 400 INVALID_FIELD for another one. */
export function readFieldNames(list: string | undefined): readonly string[] {
  const names = splitList(list)
  const unknown = names.find((name) => !known.has(name))
  if (unknown === undefined) return names
  throw new PlatformError(400, 'INVALID_FIELD', `No such column '${unknown}' on entity 'Quote'.`)
}

/** A quote as it is listed. */
export function quoteBody(call: Call, quote: QuoteRecord, names: readonly string[]) {
  const values = quoteValues(call, quote)
  const asked = names.length === 0 ? Object.keys(values) : [...names, ...always]
  return {
    id: quote.id,
    quoteNumber: quote.quoteNumber,
    status: quote.status,
    fields: pickFields('Quote', values, asked),
  }
}

/** A quote with its lines, in the language of the call, and its notes. */
export function quoteDetail(call: Call, quote: QuoteRecord, names: readonly string[]) {
  const { db } = call.context
  return {
    ...quoteBody(call, quote, names),
    lineItems: quotes.listQuoteLines(db, quote.id).map((line) => lineBody(call, line, names)),
    notes: quotes.listQuoteNotes(db, quote.id).map(({ title, content, createdBy, createdAt }) => ({
      title,
      content,
      createdBy,
      contentModifiedDate: new Date(createdAt).toISOString(),
    })),
    errors: [],
  }
}

function lineBody(call: Call, line: QuoteLineRecord, names: readonly string[]) {
  const values = lineValues(line)
  const asked = names.length === 0 ? Object.keys(values) : names
  const product =
    line.productId === null ? undefined : findProduct(call.context.db, line.productId, call.visitor)
  return {
    id: line.id,
    fields: pickFields('QuoteLineItem', values, asked),
    product: product
      ? { productId: product.id, name: product.name, sku: product.sku, urlName: product.urlName }
      : null,
  }
}

function quoteValues({ context, visitor }: Call, quote: QuoteRecord): Values {
  const { net, vat, gross } = quoteSums(context, quote.shop, quotes.listQuoteLines(context.db, quote.id))
  return {
    QuoteNumber: [quote.quoteNumber, 'string'],
    Name: [quote.name, 'string'],
    Status: [quoteStatusLabel(quote.status, visitor.locale), 'picklist'],
    ExpirationDate: [quote.lastDay, 'date'],
    CreatedDate: [new Date(quote.createdAt).toISOString(), 'datetime'],
    Subtotal: [net, 'currency'],
    TotalPrice: [net, 'currency'],
    Tax: [vat, 'currency'],
    GrandTotal: [gross, 'currency'],
    CurrencyIsoCode: [quote.currencyCode, 'picklist'],
    Description: [quote.description, 'textarea'],
    OrderReferenceNumber__c: [quote.orderReferenceNumber, 'string'],
  }
}

function lineValues(line: QuoteLineRecord): Values {
  const total = lineTotal(line)
  const description = line.description ?? (line.productId === null ? line.name : null)
  return {
    Quantity: [formatQuantity(line.quantity), 'double'],
    ListPrice: [line.listPrice, 'currency'],
    UnitPrice: [line.unitPrice, 'currency'],
    TotalPrice: [total && formatMoneyAmount(total), 'currency'],
    Description: [description, 'string'],
    LineNumber: [String(line.position + 1).padStart(8, '0'), 'string'],
  }
}

/** The fields of a record by the names that were asked for. */
const pickFields = (record: string, values: Values, asked: readonly string[]) =>
  Object.fromEntries(
    asked.flatMap((name) => {
      const label = name.startsWith(`${record}.`) ? name.slice(record.length + 1) : name
      const value = Object.hasOwn(values, label) ? values[label] : undefined
      return value ? [[name, { label, text: value[0], type: value[1] }]] : []
    }),
  )
