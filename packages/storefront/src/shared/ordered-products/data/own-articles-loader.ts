import type { Client } from '@cartonnage/sdk'
import { formatOrderDate } from '../../../shell/order-date'
import type { ListedProduct } from '../../product/listed-product'
import { findOrderedProducts, loadOrderedProducts } from './ordered-products'

/** A product, and how it was ordered last. */
export interface OwnArticle {
  readonly product: ListedProduct
  readonly quantity: number
  /** In the language of the shop; undefined where the platform does not know it. */
  readonly date: string | undefined
}

/** How many orders are searched, the newest first. */
const newestOrders = 5
const mostArticles = 5

/** What a firm has ordered lately; nothing where that cannot be read, since the page around it does not depend on it. */
export async function loadOwnArticles(
  shop: Client,
  { signal }: { readonly signal: AbortSignal },
): Promise<readonly OwnArticle[]> {
  try {
    const ordered = (await findOrderedProducts(shop, { newestOrders, signal })).slice(0, mostArticles)
    const products = await loadOrderedProducts(shop, ordered, { signal })
    return products.flatMap((product) => {
      const last = ordered.find(({ productId }) => productId === product.id)
      if (last === undefined) return []
      const { quantity, createdDate } = last
      const date = createdDate === null ? undefined : formatOrderDate(createdDate, shop.locale)
      return [{ product, quantity, date }]
    })
  } catch (error) {
    shop.reportFailure(error, 'what a firm has ordered')
    return []
  }
}
