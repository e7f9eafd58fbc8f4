import { amount, toMoney } from './amount'
import { fieldValues, type FieldValues } from './field-values'
import { text } from './schema'

/** What an order has in a list and by itself. */
export const orderSummaryMembers = {
  orderSummaryId: text,
  orderNumber: text,
  orderReferenceNumber: text,
  createdDate: text,
  currencyIsoCode: text,
  totalAmount: amount,
  fields: fieldValues,
}

interface SentOrder {
  readonly orderNumber: string | null
  readonly orderReferenceNumber: string | null
  readonly currencyIsoCode: string | null
  readonly totalAmount: string | null
  readonly fields: FieldValues
}

/** An order as the client gives it: one number, one total, one status. */
export const readOrderSummary = <T extends SentOrder>({ currencyIsoCode, totalAmount, ...rest }: T) => ({
  ...rest,
  orderReferenceNumber: rest.orderReferenceNumber ?? rest.orderNumber,
  total: toMoney(totalAmount, currencyIsoCode),
  status: rest.fields['Status'] ?? null,
})
