import type { Client } from '@cartonnage/sdk'

interface Left {
  readonly productId: string
  /** The most that could be ordered. */
  readonly left: number
}

/** Only in the memory of the page: a later visit asks the platform again. */
const known = new WeakMap<Client, ReadonlyMap<string, number>>()

/** Remembers what a checkout has found to be left, for the cart that the shopper goes back to. */
export const keepStockLeft = (shop: Client, lines: readonly Left[]): void =>
  void known.set(shop, new Map(lines.map(({ productId, left }) => [productId, left])))

/** What the last checkout of this page found to be left of a product; undefined where it was enough. */
export const stockLeftOf = (shop: Client, productId: string): number | undefined =>
  known.get(shop)?.get(productId)
