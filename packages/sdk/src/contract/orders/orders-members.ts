import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { fieldNamed, fieldValues, type FieldValues } from '../kit/field-values'
import { text } from '../kit/schema'

/** What lists and single orders have in common. */
export const orderSummaryMembers = {
  /** Record id; null for an order that was looked up without signing in. */
  orderSummaryId: text,
  /** The platform's own number. */
  orderNumber: text,
  /** The number that a buyer quotes; the client falls back to `orderNumber`. */
  orderReferenceNumber: text,
  /** ISO 8601 in UTC. */
  createdDate: text,
  /** ISO 4217. */
  currencyIsoCode: text,
  /** Total with or without VAT, depending on the organisation. */
  totalAmount: amount,
  /** Total with VAT. */
  grandTotalAmount: amount,
  /** The status for display, preferably from `fields`; null where the platform sends none. */
  status: text,
  /** Requested fields by API name. */
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

/** The first of the named fields as an amount; null without any, or when it is not a number. */
export function amountIn(fields: FieldValues, ...names: readonly string[]): string | null {
  const sent = names.map((name) => fieldNamed(fields, name)).find((value) => value !== null)
  return z.safeParse(amount, sent).data ?? null
}

/** The order as the client returns it: one number, one total with VAT, one status. */
export function readOrderSummary<T extends SentOrder>(sent: T) {
  const { currencyIsoCode, totalAmount, grandTotalAmount, ...rest } = sent
  const { fields } = rest
  const total = grandTotalAmount ?? amountIn(fields, 'GrandTotalAmount') ?? totalAmount
  return {
    ...rest,
    /** ISO 4217; null where the platform sends none. */
    currencyCode: currencyIsoCode,
    orderReferenceNumber: rest.orderReferenceNumber ?? rest.orderNumber,
    /** Total with VAT; null where unknown. */
    total: toMoney(total, currencyIsoCode),
    status: fieldNamed(fields, 'Status') ?? rest.status,
  }
}
