import { addAmounts, formatMoneyAmount, negateAmount, toAmount, type Amount } from '../../amount'
import type { Visitor } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { invalidInput } from '../../platform-error'
import type { ShopLocale } from '../../shop'
import { listOrderItems, type OrderItemRecord, type OrderRecord } from '../records/order-repository'
import { orderStatusLabel } from '../records/order-statuses'

/** A field of a record as the platform shows it: its name, its label and its value as text. */
interface RecordField {
  readonly dataName: string
  readonly label: string
  readonly text: string | null
  readonly type: string
}

type RecordFields = Readonly<Record<string, RecordField>>

/** Fields by their names, from `[name, label, type, text]`. */
export const recordFields = (
  ...fields: readonly (readonly [name: string, label: string, type: string, text: string | null])[]
): RecordFields =>
  Object.fromEntries(
    fields.map(([dataName, label, type, text]) => [dataName, { dataName, label, text, type }]),
  )

/** The most fields that a call may name. */
const MAXIMUM_FIELDS = 35

const orderFieldNames = [
  'OrderNumber',
  'OrderedDate',
  'CreatedDate',
  'CurrencyIsoCode',
  'AccountId',
  'OwnerId',
  'Status',
  'OrderLifeCycleType',
  'BillingEmailAddress',
  'TotalAmount',
  'TotalTaxAmount',
  'GrandTotalAmount',
  'TotalAdjustedProductAmount',
  'TotalAdjustedProductTaxAmount',
  'TotalAdjProductAmtWithTax',
  'TotalAdjustedDeliveryAmount',
  'TotalAdjustedDeliveryTaxAmount',
  'TotalAdjDeliveryAmtWithTax',
  'TotalAdjDistAmount',
  'TotalProductAmount',
  'TotalProductAdjDistAmount',
]

/** Reads names such as `OrderNumber` and `OrderSummary.Status` in any case; 400 for an unknown one. */
export function readOrderFieldNames(names: readonly string[]): readonly string[] {
  if (names.length > MAXIMUM_FIELDS) throw invalidInput(`At most ${MAXIMUM_FIELDS} fields can be asked for.`)
  return names.map((name) => {
    const requested = name.replace(/^OrderSummary\./i, '').toLowerCase()
    const field = orderFieldNames.find((known) => known.toLowerCase() === requested)
    if (field === undefined) throw invalidInput(`OrderSummary has no field ${name}.`)
    return field
  })
}

/** All fields of an order. Amounts with tax add up to the total: the tax of the delivery is the total's less the items'. */
export function orderFields(
  { context, visitor }: { readonly context: SandboxContext; readonly visitor: Pick<Visitor, 'locale'> },
  order: OrderRecord,
): RecordFields {
  const placed = new Date(order.createdAt).toISOString()
  return {
    ...recordFields(
      ['OrderNumber', 'Order Number', 'string', order.referenceNumber],
      ['OrderedDate', 'Ordered Date', 'datetime', placed],
      ['CreatedDate', 'Created Date', 'datetime', placed],
      ['CurrencyIsoCode', 'Currency ISO Code', 'picklist', order.currencyCode],
      ['AccountId', 'Account ID', 'reference', order.accountId],
      ['OwnerId', 'Owner ID', 'reference', order.ownerId],
      ['OrderLifeCycleType', 'Order Life Cycle Type', 'picklist', 'UNMANAGED'],
      ['BillingEmailAddress', 'Billing Email Address', 'email', order.contact?.email ?? null],
    ),
    Status: statusField(order, visitor.locale),
    ...amountFields(order, listOrderItems(context.db, order.id)),
  }
}

/** The current status in the language of the call. */
export const statusField = ({ status }: OrderRecord, locale: ShopLocale): RecordField => ({
  dataName: 'Status',
  label: 'Status',
  text: orderStatusLabel(status, locale),
  type: 'Picklist',
})

function amountFields({ totals }: OrderRecord, items: readonly OrderItemRecord[]): RecordFields {
  const products = toAmount(totals.totalProductAmountAfterAdjustments)
  const delivery = toAmount(totals.totalChargeAmount)
  const productsTax = addAmounts(...items.map(({ tax }) => toAmount(tax ?? '0')))
  const deliveryTax = addAmounts(toAmount(totals.totalTaxAmount), negateAmount(productsTax))
  return recordFields(
    moneyField('TotalAmount', 'Pretax Total', addAmounts(products, delivery)),
    moneyField('TotalTaxAmount', 'Total Tax', toAmount(totals.totalTaxAmount)),
    moneyField('GrandTotalAmount', 'Total', toAmount(totals.grandTotalAmount)),
    moneyField('TotalAdjustedProductAmount', 'Subtotal', products),
    moneyField('TotalAdjustedProductTaxAmount', 'Total Product Tax', productsTax),
    moneyField('TotalAdjProductAmtWithTax', 'Subtotal with Tax', addAmounts(products, productsTax)),
    moneyField('TotalAdjustedDeliveryAmount', 'Shipping', delivery),
    moneyField('TotalAdjustedDeliveryTaxAmount', 'Total Shipping Tax', deliveryTax),
    moneyField('TotalAdjDeliveryAmtWithTax', 'Shipping with Tax', addAmounts(delivery, deliveryTax)),
    moneyField('TotalProductAmount', 'Total Product Amount', toAmount(totals.totalProductAmount)),
    moneyField(
      'TotalProductAdjDistAmount',
      'Total Product Promotions',
      toAmount(totals.totalPromotionalAdjustmentAmount),
    ),
    moneyField('TotalAdjDistAmount', 'Promotions', toAmount(totals.totalPromotionalAdjustmentAmount)),
  )
}

/** A sum of money as a field. */
export const moneyField = (name: string, label: string, amount: Amount) =>
  [name, label, 'currency', formatMoneyAmount(amount)] as const
