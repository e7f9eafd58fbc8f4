import { productFields, productImage, purchaseQuantityRule } from '../../catalog/products/product-response'
import type { CalculatedLine } from '../calculation/cart-calculation'

/** The product of a cart item with the named fields. */
export function cartProductDetails({ product, path, nextSupply }: CalculatedLine, names: readonly string[]) {
  return {
    fields: pickNamed(productFields(product, { path, nextSupply }), names),
    isConfigurationAllowed: false,
    name: product.name,
    productClass: 'Simple',
    productId: product.id,
    productSubscriptionInformation: null,
    productUrlName: product.urlName,
    purchaseQuantityRule: purchaseQuantityRule(product),
    sku: product.sku,
    thumbnailImage: productImage(product),
    variationAttributes: {},
  }
}

/** The named fields, null where the product has none; all of them for `*`, none without names. */
const pickNamed = (fields: Record<string, string>, names: readonly string[]): Record<string, string | null> =>
  names.includes('*') ? fields : Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
