import type { ListLine } from '@cartonnage/sdk'
import { raiseQuantity, readEnteredQuantity } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { ListedProduct } from '../../shared/product/listed-product'

const quantityPrefix = 'quantity-'

/** The field of a line's quantity. */
export const quantityField = (productId: string): string => `${quantityPrefix}${productId}`

/** What is wrong with a quantity. */
export type QuantityProblem = 'invalid' | 'too-large'

/** The quantities that were entered, as typed, by the id of the product. */
export const enteredQuantities = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(quantityPrefix) && typeof value === 'string'
        ? [[name.slice(quantityPrefix.length), value.slice(0, 20)] as const]
        : [],
    ),
  )

/** The entered quantities as lines, and what is wrong with the others. An empty field leaves the quantity open. */
export function readQuantities(entered: Readonly<Record<string, string>>, locale: ShopLocale) {
  const lines: ListLine[] = []
  const problems: Record<string, QuantityProblem> = {}
  for (const [productId, text] of Object.entries(entered)) {
    const read = text.trim() === '' ? null : readEnteredQuantity(text, locale)
    if (typeof read === 'string') problems[productId] = read
    else lines.push({ productId, quantity: read })
  }
  return { lines, problems }
}

/** A line as quick order reads it. */
export const orderLine = (sku: string, quantity: number): string => `${sku};${quantity}`

/** The quantity that is meant by none: the smallest that can be bought. */
export const meantQuantity = ({ rule }: Pick<ListedProduct, 'rule'>, quantity: number | null): number =>
  quantity ?? raiseQuantity(1, rule)

/** A product in the smallest quantity that can be bought. */
export const smallestOrderLine = (product: Pick<ListedProduct, 'rule' | 'attributes'>): string =>
  orderLine(product.attributes.sku, meantQuantity(product, null))
