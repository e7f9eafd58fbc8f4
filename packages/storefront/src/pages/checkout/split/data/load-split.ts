import { cart, deliveryGroups } from '@cartonnage/sdk'
import type { CallOptions, Client } from '@cartonnage/sdk'
import { itemsAsAdded } from '../../../../shared/lines/cart-item'
import type { CartItem } from '../../../../shared/lines/cart-item'
import { listLines, versionOf } from './split-lines'
import type { SplitGroup, SplitLine } from './split-lines'

/** How the items of the cart are split over addresses. */
export interface Split {
  /** The default one first. */
  readonly groups: readonly SplitGroup[]
  readonly lines: readonly SplitLine[]
  readonly items: readonly CartItem[]
  readonly version: string
}

/** Reads groups and items from the platform. */
export async function loadSplit(shop: Client, options?: CallOptions): Promise<Split> {
  const [found, shopperCart] = await Promise.all([
    shop.use(deliveryGroups).list({}, options),
    shop.use(cart).load(options),
  ])
  const groups = found
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ id, isDefault, deliveryAddress }) => ({ id, isDefault, deliveryAddress }))
  const items = await withGroups(shop, shopperCart?.items ?? [], { groups, options })
  const lines = listLines(itemsAsAdded(items), groups)
  return { groups, lines, items, version: versionOf(groups, lines) }
}

interface GroupsContext {
  readonly groups: readonly SplitGroup[]
  readonly options: CallOptions | undefined
}

/** Asks each group for its items where the items do not name their group. */
async function withGroups(
  { use }: Client,
  items: readonly CartItem[],
  { groups, options }: GroupsContext,
): Promise<readonly CartItem[]> {
  if (groups.length < 2 || items.every(({ cartDeliveryGroupId: id }) => id !== null)) return items
  const groupOf = new Map<string, string>()
  for (const { id } of groups) {
    for (let page = 1; ; page += 1) {
      const { items: own, totalCartItemCount } = await use(deliveryGroups).get(
        { deliveryGroupId: id, page: String(page) },
        options,
      )
      for (const { cartItemId } of own) groupOf.set(cartItemId, id)
      const isAll =
        [...groupOf.values()].filter((groupId) => groupId === id).length >= (totalCartItemCount ?? 0)
      if (own.length === 0 || isAll) break
    }
  }
  return items.map((item) => ({
    ...item,
    cartDeliveryGroupId: item.cartDeliveryGroupId ?? groupOf.get(item.cartItemId) ?? null,
  }))
}
