import * as z from 'zod/mini'
import { amount, toMoney } from '../kit/amount'
import { fieldNamed, fieldValues, type FieldValues } from '../kit/field-values'
import { amountIn } from '../kit/field-numbers'
import { flag, listOf, text } from '../kit/schema'

const deliveryStateShape = z.object({
  /** Record id of the group that this is about; null where the platform sends none. */
  deliveryGroupId: text,
  /** When it was packed, ISO 8601 in UTC; null until then. */
  packedAt: text,
  /** When it was handed over to the carrier, or was ready to be picked up. */
  sentAt: text,
  /** When it arrived, or was picked up. */
  deliveredAt: text,
  /** The buyer picks it up. */
  isPickUp: flag,
  /** For display; null where nobody carries it or the carrier is not known. */
  carrier: text,
  /** Of the carrier, from the moment it is sent. */
  trackingNumber: text,
  /** Public page of the carrier about this delivery. Not checked: see `isSafeUrl`. */
  trackingUrl: text,
  /** Number of the delivery note, from the moment it is sent. */
  deliveryNoteNumber: text,
})
/** How far one delivery of an order is. */
export interface OrderDeliveryState extends z.output<typeof deliveryStateShape> {}

/** What lists and single orders have in common. */
export const orderSummaryMembers = {
  /** Record id; null for an order that was looked up without signing in. */
  orderSummaryId: text,
  /** The platform's own number. */
  orderNumber: text,
  /** The number that a buyer quotes; the client falls back to `orderNumber`. */
  orderReferenceNumber: text,
  /** The buyer's own number; null where they gave none. In lists an extension that may be missing. */
  purchaseOrderNumber: text,
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
  /** How far each delivery is; an extension, empty where the platform has none. */
  deliveryStates: listOf(deliveryStateShape),
  /** Number of the invoice; an extension, null until the order is invoiced. */
  invoiceNumber: text,
  /** When the order was invoiced, ISO 8601 in UTC. */
  invoicedAt: text,
  /** When the order was canceled, ISO 8601 in UTC; an extension, null where it is not. */
  canceledAt: text,
  /** `unpaid` where it was canceled because its payment in advance did not come; an extension, else null. */
  cancelReason: text,
  /** When the money came, ISO 8601 in UTC; an extension, null for an invoice and until a transfer arrives. */
  paidAt: text,
  /** When there was a file for everything that is printed, ISO 8601 in UTC; an extension, null until then and without any. */
  artworkAt: text,
  /** When the buyer got the proof of the print, ISO 8601 in UTC; an extension, null until then. */
  proofAt: text,
  /** When the print was approved, ISO 8601 in UTC; an extension, null until then. What is printed is made from then on. */
  printApprovedAt: text,
  /** It is paid in advance, and moves on once the money has come; an extension. */
  isAwaitingPayment: flag,
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
