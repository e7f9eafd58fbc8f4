import type { Cart } from '@cartonnage/sdk'
import { readProductAttributes } from '../product/product-attributes'

export type CartItem = Cart['items'][number]

/** What an item displays of its product, and the rule for its quantity. */
export function readCartItem({ name, productDetails }: CartItem) {
  const attributes = readProductAttributes(productDetails?.fields ?? {})
  const rule = productDetails?.purchaseQuantityRule ?? null
  return { attributes, rule, name: keepSizesTogether(name ?? attributes.name) }
}

/** Puts no-break spaces into the sizes of a product's name: '300 × 200 × 150 mm' stays on one line. */
export function keepSizesTogether(name: string): string {
  return name.replace(/(\d) (?=×)|× (?=\d)|(\d) (?=mm\b|m\b)/g, (blank) => `${blank.slice(0, -1)}\u00a0`)
}
