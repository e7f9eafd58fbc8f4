import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import { findShortage, largestAllowed, raiseQuantity, readTypedQuantity } from '@cartonnage/sdk/rules'
import { textOf } from '../../forms/text-of'

/**
 * Names of the fields of an add-to-cart form. Rule and stock travel along, so that adding needs no further call; the
 * platform has the last word.
 */
export const cartLineFields = {
  quantity: 'quantity',
  minimum: 'minimum',
  increment: 'increment',
  maximum: 'maximum',
  /** Units in stock; absent where it does not matter or nobody knows. */
  stock: 'stock',
  /** No more than the stock will ever come. */
  isLastRest: 'last',
  /** A button's: the quantity to take instead of the typed one. */
  take: 'take',
  /** A quantity that is more than the stock, as was said beside it. */
  accepted: 'accepted',
} as const

/** Why a form's quantity is not added. `short` is more than there is, which was not said yet or cannot be had. */
export type QuantityProblem = 'quantity' | 'too-large' | 'short'

/** How much somebody wants. */
export interface RequestedQuantity {
  readonly typed: number
  /** What can be bought instead: at least the minimum, on the step. */
  readonly quantity: number
}

const readLimit = (form: FormData, name: string): number | null => {
  const text = textOf(form, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The quantity as it was typed, so that a page can show it again. */
export const quantityTextOf = (form: FormData): string =>
  (textOf(form, cartLineFields.take) || textOf(form, cartLineFields.quantity)).slice(0, 20)

/** Reads the form: the quantity, or why it is not to be added. */
export function readRequestedQuantity(
  form: FormData,
  locale: ShopLocale,
): RequestedQuantity | QuantityProblem {
  const typed = readTypedQuantity(quantityTextOf(form), locale)
  if (typeof typed === 'string') return typed === 'invalid' ? 'quantity' : typed
  const rule: QuantityRule = {
    minimum: readLimit(form, cartLineFields.minimum),
    increment: readLimit(form, cartLineFields.increment),
    maximum: readLimit(form, cartLineFields.maximum),
  }
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  const quantity = raiseQuantity(typed, { ...rule, maximum: largest })
  const inStock = readLimit(form, cartLineFields.stock) ?? undefined
  if (findShortage(quantity, { inStock }) === undefined) return { typed, quantity }
  const isAccepted = readLimit(form, cartLineFields.accepted) === quantity
  return isAccepted && textOf(form, cartLineFields.isLastRest) === '' ? { typed, quantity } : 'short'
}
