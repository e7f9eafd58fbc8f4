import type { ShopType } from '@cartonnage/sdk/rules'
import type { Order } from './order'

/** Whether the buyer may still cancel the order: nothing of it is packed. Unknown where the platform tells no deliveries. */
export const mayCancel = ({
  canceledAt,
  deliveryStates,
}: Pick<Order, 'canceledAt' | 'deliveryStates'>): boolean =>
  canceledAt === null &&
  deliveryStates.length > 0 &&
  deliveryStates.every(({ packedAt }) => packedAt === null)

/** An item of which some may still go back. */
export interface ReturnableItem {
  readonly id: string
  readonly name: string
  readonly sku: string | null
  /** How many have not been announced before. */
  readonly left: number
}

/** How long after the last delivery the Swiss shop takes goods back, in ms. */
const returnTime = 14 * 86_400_000

/** Whether the shop takes goods back voluntarily. In the German one consumers withdraw instead. */
export const takesReturns = ({ shop }: { readonly shop: ShopType }): boolean => shop === 'CH'

interface ReturnInput {
  readonly shop: ShopType
  /** ms since 1970. */
  readonly now: number
  readonly view: {
    readonly order: Order
    /** by id */
    readonly products: Readonly<Partial<Record<string, { readonly isMadeToMeasure: boolean }>>>
  }
}

/** The items that the shop takes back voluntarily: of an order that has arrived whole, within 14 days, and not made to measure. */
export function listReturnable({
  shop,
  now,
  view: { order, products },
}: ReturnInput): readonly ReturnableItem[] {
  const arrivals = order.deliveryStates.map(({ deliveredAt }) => Date.parse(deliveredAt ?? ''))
  const isInTime = arrivals.length > 0 && now <= Math.max(...arrivals) + returnTime
  if (!takesReturns({ shop }) || order.canceledAt !== null || !isInTime) return []
  return order.items.flatMap(({ orderItemSummaryId: id, productId, name, sku, quantity }) => {
    const product = productId !== null && Object.hasOwn(products, productId) ? products[productId] : undefined
    const left = Math.floor(Number(quantity ?? 0)) - countReturned(order, id)
    return id === null || product?.isMadeToMeasure || left < 1
      ? []
      : [{ id, name: name ?? sku ?? '–', sku, left }]
  })
}

/** How many of an item were announced to be sent back. */
export const countReturned = ({ returns }: Pick<Order, 'returns'>, itemId: string | null): number =>
  returns
    .flatMap(({ items }) => items)
    .filter(({ orderItemSummaryId }) => orderItemSummaryId === itemId)
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
