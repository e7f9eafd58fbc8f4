import { packagingMaterials } from '../product/product-attributes'
import type { MaterialWeight, ProductAttributes } from '../product/product-attributes'
import type { Order } from '../order-facts/order'

type Item = Pick<Order['items'][number], 'productId' | 'quantity'>

/**
 * What the packaging of an order weighs by material, which buyers report: none for products that are no packaging, null
 * where the weights of a product are unknown because it is no longer sold.
 */
export function sumOrderMaterials(
  items: readonly Item[],
  products: Readonly<Partial<Record<string, ProductAttributes>>>,
): readonly MaterialWeight[] | null {
  const weights: MaterialWeight[] = []
  for (const { productId, quantity } of items) {
    const attributes =
      productId !== null && Object.hasOwn(products, productId) ? products[productId] : undefined
    if (attributes === undefined) return null
    for (const { material, grams } of attributes.materials ?? [])
      weights.push({ material, grams: grams * Number(quantity ?? 1) })
  }
  return packagingMaterials
    .map((material) => ({ material, grams: Math.round(sumOf(weights, material)) }))
    .filter(({ grams }) => grams > 0)
}

const sumOf = (weights: readonly MaterialWeight[], material: MaterialWeight['material']): number =>
  weights.reduce((sum, weight) => (weight.material === material ? sum + weight.grams : sum), 0)
