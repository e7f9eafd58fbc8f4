import type { GuestItem as CatalogueItem } from '@cartonnage/sdk'
import { largestAllowed, raiseQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule } from '@cartonnage/sdk/rules'
import { perObject } from '../../shell/per-object'
import type { ShownLine } from '../lines/format-line-amount'
import { readProductAttributes } from '../product/product-attributes'
import type { ProductAttributes } from '../product/product-attributes'

/** A line of the guest cart, with what the page displays of its product. */
export interface GuestItem extends Omit<CatalogueItem, 'product'> {
  readonly attributes?: ProductAttributes
  readonly urlName?: string
  readonly rule: QuantityRule | null
}

/** The line with its product's attributes; the same object as long as the line is as it was. */
export const toGuestItem = perObject(({ product, ...item }: CatalogueItem): GuestItem => {
  if (product === undefined) return { ...item, rule: null }
  return {
    ...item,
    rule: product.purchaseQuantityRule,
    attributes: readProductAttributes(product.fields),
    ...(product.urlName === null ? {} : { urlName: product.urlName }),
  }
})

/** The stored quantity as the product's rule allows it; one that exceeds a limit stays as it is. */
export const allowedQuantity = ({
  quantity,
  rule,
  excess,
}: Pick<GuestItem, 'quantity' | 'rule' | 'excess'>): number =>
  rule === null || excess !== undefined
    ? quantity
    : raiseQuantity(quantity, { ...rule, maximum: largestAllowed(rule) })

/** Its prices as every line has them. */
export const guestLine = ({ unitPrice, quantity, net }: GuestItem): ShownLine => ({
  unitPrice: unitPrice ?? null,
  quantity,
  net: net ?? null,
})
