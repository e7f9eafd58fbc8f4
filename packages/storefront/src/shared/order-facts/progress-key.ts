import type { Order } from './order'

/** How far an order is, as text to compare. */
export const progressKey = ({ deliveryStates, paidAt }: Pick<Order, 'deliveryStates' | 'paidAt'>): string =>
  JSON.stringify([deliveryStates, paidAt])
