import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { fieldNamed, fieldValues, type FieldValues } from '../kit/field-values'
import { text } from '../kit/schema'

/** What an order has in a list and by itself. */
export const orderSummaryMembers = {
  orderSummaryId: text,
  orderNumber: text,
  orderReferenceNumber: text,
  createdDate: text,
  currencyIsoCode: text,
  totalAmount: amount,
  grandTotalAmount: amount,
  status: text,
  fields: fieldValues,
}

interface SentOrder {
  readonly orderNumber: string | null
  readonly orderReferenceNumber: string | null
  readonly currencyIsoCode: string | null
  readonly totalAmount: string | null
  readonly grandTotalAmount: string | null
  readonly status: string | null
  readonly fields: FieldValues
}

/** The amount among the fields of a record, the first that is there; null where none is, or where it is no number. */
export function amountIn(fields: FieldValues, ...names: readonly string[]): string | null {
  const sent = names.map((name) => fieldNamed(fields, name)).find((value) => value !== null)
  return z.safeParse(amount, sent).data ?? null
}

/** An order as the client gives it: one number, one total with VAT, one status, in words where the platform has them. */
export function readOrderSummary<T extends SentOrder>(sent: T) {
  const { currencyIsoCode, totalAmount, grandTotalAmount, ...rest } = sent
  const { fields } = rest
  const total = grandTotalAmount ?? amountIn(fields, 'GrandTotalAmount') ?? totalAmount
  return {
    ...rest,
    currencyCode: currencyIsoCode,
    orderReferenceNumber: rest.orderReferenceNumber ?? rest.orderNumber,
    total: toMoney(total, currencyIsoCode),
    status: fieldNamed(fields, 'Status') ?? rest.status,
  }
}
