import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import { parseQuantity, raiseQuantity } from '@cartonnage/sdk/rules'
import { textOf } from '../../forms/text-of'

/** Names of the fields of an add-to-cart form. The rule travels along, so that adding needs no further call. */
export const cartLineFields = {
  quantity: 'quantity',
  minimum: 'minimum',
  increment: 'increment',
  maximum: 'maximum',
} as const

/** How much somebody wants. */
export interface WantedQuantity {
  readonly typed: number
  /** What can be bought instead: at least the minimum, on the step. */
  readonly quantity: number
}

const readLimit = (form: FormData, name: string): number | null => {
  const text = textOf(form, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The quantity as it was typed, so that a page can show it again. */
export const readTypedQuantity = (form: FormData): string =>
  textOf(form, cartLineFields.quantity).slice(0, 20)

/** Reads the form; `undefined` when the quantity is not a whole number above 0. The platform has the last word. */
export function readWantedQuantity(form: FormData, locale: ShopLocale): WantedQuantity | undefined {
  const typed = parseQuantity(textOf(form, cartLineFields.quantity), locale)
  if (typed === undefined) return undefined
  const rule: QuantityRule = {
    minimum: readLimit(form, cartLineFields.minimum),
    increment: readLimit(form, cartLineFields.increment),
    maximum: readLimit(form, cartLineFields.maximum),
  }
  return { typed, quantity: raiseQuantity(typed, rule) }
}
