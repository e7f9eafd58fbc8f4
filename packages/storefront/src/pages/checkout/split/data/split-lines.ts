import { isSameRecordId } from '@cartonnage/sdk/rules'
import type { GroupedItem, ItemMove, QuantityRule, RequestedQuantity } from '@cartonnage/sdk/rules'
import { readCartItem } from '../../../../shared/lines/cart-item'
import type { CartItem } from '../../../../shared/lines/cart-item'
import { laterQuantity } from '../../split-offer'
import type { DeliveryGroup } from '../../checkout-step'
import type { ProductAttributes } from '../../../../shared/product/product-attributes'

/** An address that items can go to. */
export type SplitGroup = Pick<DeliveryGroup, 'id' | 'isDefault' | 'deliveryAddress'>

/** A product of the cart, over all addresses. */
export interface SplitLine {
  readonly productId: string
  readonly name: string
  readonly attributes: ProductAttributes
  readonly rule: QuantityRule | null
  readonly quantity: number
  /** By the id of the delivery group; none where it has nothing of the product. */
  readonly quantities: Readonly<Partial<Record<string, number>>>
  /** How much of it is produced or restocked first, so that it leaves later than the rest. */
  readonly later: number
}

/** The cart items with their groups; an item without a known one is in the default group. */
export function groupItems(
  items: readonly CartItem[],
  groups: readonly SplitGroup[],
): readonly GroupedItem[] {
  const main = groups.find(({ isDefault }) => isDefault) ?? groups[0]
  return items.map(({ cartItemId, productId, quantity, cartDeliveryGroupId: id }) => ({
    cartItemId,
    productId,
    quantity: Number(quantity),
    deliveryGroupId:
      groups.find((group) => id !== null && isSameRecordId(group.id, id))?.id ?? main?.id ?? '',
  }))
}

/** What the groups have of each product after the moves. */
export function quantitiesAfter(
  items: readonly GroupedItem[],
  moves: readonly ItemMove[],
): readonly RequestedQuantity[] {
  const moved = moves.flatMap(({ cartItemId, deliveryGroupId, quantity }) => {
    const item = items.find((candidate) => candidate.cartItemId === cartItemId)
    return item === undefined
      ? []
      : [
          { ...item, quantity: -quantity },
          { ...item, deliveryGroupId, quantity },
        ]
  })
  const sums = new Map<string, RequestedQuantity>()
  for (const { productId, deliveryGroupId, quantity } of [...items, ...moved]) {
    const key = `${productId} ${deliveryGroupId}`
    const sum = (sums.get(key)?.quantity ?? 0) + quantity
    sums.set(key, { productId, deliveryGroupId, quantity: sum })
  }
  return [...sums.values()]
}

/** One line a product, in the order of the cart. */
export function listLines(items: readonly CartItem[], groups: readonly SplitGroup[]): readonly SplitLine[] {
  const grouped = groupItems(items, groups)
  const products = new Map(items.map((item) => [item.productId, item]))
  return [...products.values()].map((item) => {
    const own = grouped.filter(({ productId }) => productId === item.productId)
    const { attributes, rule, name } = readCartItem(item)
    const quantity = sumOf(own)
    return {
      productId: item.productId,
      name,
      attributes,
      rule,
      quantity,
      quantities: byGroup(own),
      later: laterQuantity(item, quantity),
    }
  })
}

function byGroup(items: readonly GroupedItem[]): Record<string, number> {
  const ids = [...new Set(items.map(({ deliveryGroupId }) => deliveryGroupId))]
  return Object.fromEntries(
    ids.map((id) => [id, sumOf(items.filter(({ deliveryGroupId }) => deliveryGroupId === id))]),
  )
}

const sumOf = (items: readonly { readonly quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** The groups without items but the default one. */
export const emptyGroups = ({ groups, lines }: SplitContent): readonly SplitGroup[] =>
  groups.filter(({ id, isDefault }) => !isDefault && lines.every(({ quantities }) => !quantities[id]))

interface SplitContent {
  readonly groups: readonly SplitGroup[]
  readonly lines: readonly SplitLine[]
}

/**
 * What a form of the page was made for: it is refused when groups or quantities have changed since. Their order does not
 * matter: the platform sorts the items anew when some have moved.
 */
export const versionOf = (groups: readonly SplitGroup[], lines: readonly SplitLine[]): string =>
  JSON.stringify([
    groups.map(({ id }) => id).toSorted(),
    lines.map(({ productId, quantity }) => `${productId} ${quantity}`).toSorted(),
  ])
