import type { Order } from './order'

/** How far an order is, as text to compare. */
export const progressKey = ({
  deliveryStates,
  paidAt,
  artworkAt,
  proofAt,
  printApprovedAt,
}: Pick<Order, 'deliveryStates' | 'paidAt' | 'artworkAt' | 'proofAt' | 'printApprovedAt'>): string =>
  JSON.stringify([deliveryStates, paidAt, artworkAt, proofAt, printApprovedAt])
