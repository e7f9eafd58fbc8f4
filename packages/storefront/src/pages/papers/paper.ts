import { vatIdField } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import { toDay } from '../../shell/order-date'
import type { OrderDelivery } from '../../shared/order/data/order-deliveries'
import type { Order, OrderView } from '../../shared/order/data/order-view'
import { drawTransfer } from '../../shared/order-facts/transfer'
import type { OrderTransfer } from '../../shared/order-facts/transfer'

export const paperKinds = ['confirmation', 'invoice', 'delivery-note'] as const
export type PaperKind = (typeof paperKinds)[number]

/** A paper of an order, with what it shows. */
export interface Paper {
  readonly kind: PaperKind
  readonly number: string
  /** When it was issued, ISO 8601; null where the platform does not say. */
  readonly issuedAt: string | null
  readonly view: OrderView
  /** The parts of the order that it is about: one on a delivery note. */
  readonly deliveries: readonly OrderDelivery[]
  /** What is left to transfer; null where nothing is. */
  readonly transfer: OrderTransfer | null
}

interface PaperQuery {
  readonly kind: string
  /** Number of the delivery note. */
  readonly note: string | undefined
  readonly shop: ShopType
}

/** A paper of an order; null for one that does not exist yet, or never. */
export async function choosePaper(view: OrderView, { kind, note, shop }: PaperQuery): Promise<Paper | null> {
  const { order, deliveries, transfer } = view
  const { orderReferenceNumber, createdDate, invoiceNumber, invoicedAt, canceledAt } = order
  if (kind === 'delivery-note') return note === undefined ? null : chooseDeliveryNote(view, note)
  if (note !== undefined) return null
  if (kind === 'confirmation' && orderReferenceNumber !== null)
    return {
      kind,
      number: orderReferenceNumber,
      issuedAt: createdDate,
      view,
      deliveries,
      transfer: canceledAt === null ? transfer : null,
    }
  if (kind !== 'invoice' || invoiceNumber === null || canceledAt !== null) return null
  const due = isPaid(order) || order.total === null ? null : { ...order.total, message: invoiceNumber }
  const toTransfer = due && (await drawTransfer(due, shop))
  return { kind, number: invoiceNumber, issuedAt: invoicedAt, view, deliveries, transfer: toTransfer }
}

/** The delivery of this number; null without one. */
function chooseDeliveryNote(view: OrderView, number: string): Paper | null {
  const { deliveryStates } = view.order
  const state = deliveryStates.find(({ deliveryNoteNumber }) => deliveryNoteNumber === number)
  if (state === undefined) return null
  const isOnly = view.deliveries.length === 1
  const deliveries = view.deliveries.filter(({ id }) => isOnly || id === state.deliveryGroupId)
  if (deliveries.length === 0) return null
  return { kind: 'delivery-note', number, issuedAt: state.sentAt, view, deliveries, transfer: null }
}

/** What became of a delivery, as far as the platform tells. */
export const stateOf = ({ deliveryStates }: Order, { id }: OrderDelivery) =>
  deliveryStates.length === 1
    ? deliveryStates[0]
    : deliveryStates.find(({ deliveryGroupId }) => deliveryGroupId === id)

/** Whether an invoice has nothing left to pay: only orders by invoice do. */
export const isPaid = ({ paymentMethod, paymentType }: Order): boolean =>
  paymentMethod === null
    ? paymentType !== null && paymentType !== 'SimplePurchaseOrder'
    : paymentMethod !== 'invoice'

/** The VAT ID of the buyer: of the invoice, or of the account. */
export const vatIdOf = ({ billingAddress, vatId }: Order): string | null =>
  billingAddress?.fields[vatIdField] || vatId

/** The day of supply: when the last part was sent; the day of the invoice where nobody knows. */
export function supplyDay({ deliveryStates, invoicedAt, createdDate }: Order): string {
  const sent = deliveryStates.flatMap(({ sentAt }) => sentAt ?? []).toSorted()
  return toDay(sent.at(-1) ?? invoicedAt ?? createdDate ?? new Date(0).toISOString())
}
