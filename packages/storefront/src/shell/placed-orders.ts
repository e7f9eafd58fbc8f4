import { createContext } from 'react-router-dom'
import type { PageLoaderArgs } from './shop-context'

/**
 * The numbers of orders that this visitor placed a moment ago, which the platform may not show yet. The server saves
 * them in a cookie, so that they survive a reload without scripts; with scripts the client remembers them itself.
 */
export interface PlacedOrders {
  has(orderReferenceNumber: string): boolean
  add(orderReferenceNumber: string): void
}

/** Those of this request; null in the browser. */
export const placedOrdersContext = createContext<PlacedOrders | null>(null)

const none: PlacedOrders = { has: () => false, add: () => undefined }

export const placedOrdersOf = ({ context }: Pick<PageLoaderArgs, 'context'>): PlacedOrders =>
  context.get(placedOrdersContext) ?? none
