import type { Order } from './order'

type Item = Pick<Order['items'][number], 'quantity' | 'sku' | 'name'>

/** An item as declarations of withdrawal name it: `25 × 1001180 Folding box`. */
export const declaredLine = ({ quantity, sku, name }: Item): string =>
  `${quantity ?? 1} × ${[sku, name].filter((part) => part !== null).join(' ')}`
