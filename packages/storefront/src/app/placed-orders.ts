import { createContext } from 'react-router-dom'
import type { PageLoaderArgs } from './shop-context'

/**
 * The numbers of orders that this visitor placed a moment ago, which the platform may not show yet. The server keeps
 * them in a cookie, so that they outlive a reload without scripts; a browser with scripts has the client's own note.
 */
export interface PlacedOrders {
  has(orderReferenceNumber: string): boolean
  keep(orderReferenceNumber: string): void
}

/** Those of this request; null in the browser. */
export const placedOrdersContext = createContext<PlacedOrders | null>(null)

const none: PlacedOrders = { has: () => false, keep: () => undefined }

export const placedOrdersOf = ({ context }: Pick<PageLoaderArgs, 'context'>): PlacedOrders =>
  context.get(placedOrdersContext) ?? none
