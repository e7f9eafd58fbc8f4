import type { QuantityRule, Shortage } from '@cartonnage/sdk/rules'
import { restockDay } from '../product/listed-product'
import type { ProductAttributes } from '../product/product-attributes'
import { shortageOf } from '../product/shortage-of'

export interface LineQuestion {
  readonly quantity: number
  readonly rule: QuantityRule | null
  /** The present day, `2026-11-21`. */
  readonly today: string
}

/** What a line of a cart lacks. It keeps the cart from being ordered: the platform orders no more than there is. */
export const lineShortage = (
  attributes: ProductAttributes,
  { quantity, rule, today }: LineQuestion,
): Shortage | undefined => shortageOf(attributes, { quantity, rule, moreFrom: restockDay(attributes, today) })
