import { orders, storageEntries, type Client } from '@cartonnage/sdk'
import { data } from 'react-router-dom'
import { findEmail } from '../../app/find-email'
import { placedOrdersOf } from '../../app/placed-orders'
import { requireBuyer } from '../../app/require-buyer'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { isUnknownOrder } from '../orders/order-loader'
import { loadOrderView } from '../orders/order-view'
import type { OrderView } from '../orders/order-view'
import { isPlacedHere } from './placed-here'

/** What an order reference number looks like: anything else in the address is no order. */
const numberShape = /^[A-Za-z0-9][A-Za-z0-9-]{2,38}[A-Za-z0-9]$/

/** To whom the page speaks. */
interface Reader {
  readonly orderReferenceNumber: string
  readonly buyerName: string | null
  /** Where the confirmation goes; null where nobody can say. */
  readonly email: string | null
}

/**
 * `ready` is an order of the buyer, `pending` one that this visitor placed a moment ago and the platform does not show
 * yet; `missing`, with status 404, says nothing of any order.
 */
export type Confirmation =
  | (Reader & { readonly state: 'ready'; readonly view: OrderView })
  | (Reader & { readonly state: 'pending' })
  | { readonly state: 'missing'; readonly orderReferenceNumber: string }

/** The order of the address, for its buyer alone. */
export async function loadConfirmation(args: PageLoaderArgs) {
  const { userName, firstName, userType } = await requireBuyer(args)
  const orderReferenceNumber = args.params['orderReferenceNumber'] ?? ''
  if (!numberShape.test(orderReferenceNumber)) return missing(orderReferenceNumber)
  const shop = shopOf(args)
  const { signal } = args.request
  const isPending =
    placedOrdersOf(args).has(orderReferenceNumber) || wasPlacedHere(shop, orderReferenceNumber)
  const order = await findOrder(shop, { orderReferenceNumber, signal, isPending })
  if (order === undefined && !isPending) return missing(orderReferenceNumber)
  const email = order?.contactInfo?.email ?? (await findEmail(shop, signal).catch(() => null))
  const reader = { orderReferenceNumber, buyerName: userName ?? firstName ?? null, email }
  if (order === undefined) return data<Confirmation>({ ...reader, state: 'pending' })
  const view = await loadOrderView(shop, { order, userType, signal })
  return data<Confirmation>({ ...reader, state: 'ready', view })
}

/** Whether the client of this browser placed the order just now; on a server it does not know. */
export const wasPlacedHere = ({ storage }: Client, orderReferenceNumber: string): boolean =>
  isPlacedHere(storage.read(storageEntries.orderLatches), orderReferenceNumber, Date.now())

const missing = (orderReferenceNumber: string) =>
  data<Confirmation>({ state: 'missing', orderReferenceNumber }, { status: 404 })

interface OrderQuestion {
  readonly orderReferenceNumber: string
  readonly signal: AbortSignal
  /** The order is known to be placed, so that no failure may take the thanks away. */
  readonly isPending: boolean
}

async function findOrder(
  { use }: Client,
  { orderReferenceNumber: orderNumber, signal, isPending }: OrderQuestion,
) {
  try {
    return await use(orders).lookUp({ orderNumber }, { signal })
  } catch (error) {
    if (isPending ? !signal.aborted : isUnknownOrder(error)) return undefined
    throw error
  }
}
