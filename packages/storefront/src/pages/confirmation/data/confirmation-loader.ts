import { orders } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { fullName } from '@cartonnage/sdk/rules'
import { data } from 'react-router-dom'
import { findEmail } from '../../../shell/data/find-email'
import { placedOrdersOf } from '../../../shell/placed-orders'
import { requireBuyer, requireShopper } from '../../../shell/data/require-buyer'
import { shopOf } from '../../../shell/shop-context'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { isUnknownOrder } from '../../../shared/order/data/order-loader'
import { loadOrderView } from '../../../shared/order/data/order-view'
import type { Order, OrderView } from '../../../shared/order/data/order-view'
import { wasPlacedHere } from '../../../shared/order-facts/placed-here'

/** The format of an order reference number: with anything else in the URL there is no order. */
const numberShape = /^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/

interface Reader {
  readonly orderReferenceNumber: string
  readonly buyerName: string | null
  /** Where the confirmation e-mail goes; null where unknown. */
  readonly email: string | null
  /** The details of a guest, who may open an account with them; null for buyers. */
  readonly guest: GuestContact | null
}

/** What a guest entered. Empty for what the platform does not return. */
export interface GuestContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/**
 * `ready` is an order of the buyer, `pending` one that this visitor has just placed and the platform does not return
 * yet; `missing`, with status 404, reveals nothing about any order.
 */
export type Confirmation =
  | (Reader & { readonly state: 'ready'; readonly view: OrderView })
  | (Reader & { readonly state: 'pending' })
  | { readonly state: 'missing'; readonly orderReferenceNumber: string }

/**
 * The order in the URL, for its buyer only, or for the guest in whose session it was placed. Of any other order a guest
 * learns nothing: the sign-in page asks for its buyer.
 */
export async function loadConfirmation(args: PageLoaderArgs) {
  const { userName, firstName, userType, isGuest } = await requireShopper(args)
  const orderReferenceNumber = args.params.orderReferenceNumber ?? ''
  if (!numberShape.test(orderReferenceNumber)) return missing(orderReferenceNumber)
  const shop = shopOf(args)
  const { signal } = args.request
  const isPending =
    placedOrdersOf(args).has(orderReferenceNumber) || wasPlacedHere(shop, orderReferenceNumber)
  const order = await findOrder(shop, { orderReferenceNumber, signal, isPending })
  if (order === undefined && !isPending) {
    if (isGuest) await requireBuyer(args)
    return missing(orderReferenceNumber)
  }
  const guest = isGuest ? toGuest(order) : null
  const email =
    order?.contactInfo?.email ?? (isGuest ? null : await findEmail(shop, signal).catch(() => null))
  const buyerName = userName ?? firstName ?? (guest && (fullName(guest) || null))
  const reader = { orderReferenceNumber, buyerName, email, guest }
  if (order === undefined) return data<Confirmation>({ ...reader, state: 'pending' })
  const view = await loadOrderView(shop, { order, userType, signal })
  return data<Confirmation>({ ...reader, state: 'ready', view })
}

const toGuest = (order: Order | undefined): GuestContact => ({
  firstName: order?.deliveryAddress?.firstName ?? '',
  lastName: order?.deliveryAddress?.lastName ?? '',
  email: order?.contactInfo?.email ?? '',
})

const missing = (orderReferenceNumber: string) =>
  data<Confirmation>({ state: 'missing', orderReferenceNumber }, { status: 404 })

interface OrderQuery {
  readonly orderReferenceNumber: string
  readonly signal: AbortSignal
  /** The order is known to be placed, so no failure may hide the confirmation. */
  readonly isPending: boolean
}

async function findOrder(
  { use }: Client,
  { orderReferenceNumber: orderNumber, signal, isPending }: OrderQuery,
) {
  try {
    return await use(orders).lookUp({ orderNumber }, { signal })
  } catch (error) {
    if (isPending ? !signal.aborted : isUnknownOrder(error)) return undefined
    throw error
  }
}
