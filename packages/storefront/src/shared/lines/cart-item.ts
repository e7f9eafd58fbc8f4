import type { Cart } from '@cartonnage/sdk'
import { netBeforeDiscounts } from '@cartonnage/sdk/rules'
import { perObject } from '../../shell/per-object'
import { readProductAttributes } from '../product/product-attributes'

export type CartItem = Cart['items'][number]

/** What an item displays of its product and its prices, and the rule for its quantity. */
export const readCartItem = perObject((item: CartItem) => {
  const { name, productDetails } = item
  const attributes = readProductAttributes(productDetails?.fields ?? {})
  const rule = productDetails?.purchaseQuantityRule ?? null
  const net = netBeforeDiscounts(item)
  const line = { unitPrice: item.salesPrice, quantity: item.quantity, net }
  return { attributes, rule, name: keepSizesTogether(name ?? attributes.name), line }
})

/**
 * The items of a cart as every screen, mail and paper lists them: as they were added, the oldest first. The platform is asked
 * for the newest first.
 */
export const itemsAsAdded = (items: readonly CartItem[]): readonly CartItem[] => items.toReversed()

/** What the stock of an item depends on. */
export function stockLine(item: CartItem) {
  const { attributes, rule } = readCartItem(item)
  return { attributes, rule, quantity: Number(item.quantity) }
}

/** Puts no-break spaces into the sizes of a product's name: '300 × 200 × 150 mm' and '50 mm × 66 m' stay on one line. */
export function keepSizesTogether(name: string): string {
  return name.replace(/(?:\d|\bmm?) (?=×)|× (?=\d)|\d (?=mm?\b)/g, (blank) => `${blank.slice(0, -1)}\u00a0`)
}
