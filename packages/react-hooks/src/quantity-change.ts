import { largestAllowed, raiseQuantity, readTypedQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'

/** What a person should know about the quantity typed. */
export type QuantityMessage =
  /** Not a whole number above 0; nothing was changed. */
  | { readonly kind: 'invalid' }
  /** More than a line of a cart may have; nothing was changed. `largest` is what the product's rule allows. */
  | { readonly kind: 'too-large'; readonly largest: number }
  /** Below the minimum or off the step: the next allowed quantity was taken. */
  | { readonly kind: 'raised'; readonly from: number; readonly to: number }
  /** Above the maximum: the largest allowed quantity was taken. */
  | { readonly kind: 'lowered'; readonly from: number; readonly to: number }

export interface QuantityChange {
  readonly quantity: number
  readonly message: QuantityMessage | undefined
}

/** What becomes of a typed text; the quantity stays as it was when the text is none. */
export function toQuantityChange(
  text: string,
  {
    current,
    rule,
    locale,
  }: { readonly current: number; readonly rule: QuantityRule; readonly locale: ShopLocale },
): QuantityChange {
  const typed = readTypedQuantity(text, locale)
  if (typed === 'invalid') return { quantity: current, message: { kind: 'invalid' } }
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  if (typed === 'too-large') return { quantity: current, message: { kind: 'too-large', largest } }
  const quantity = raiseQuantity(typed, { ...rule, maximum: largest })
  if (quantity === typed) return { quantity, message: undefined }
  return { quantity, message: { kind: quantity > typed ? 'raised' : 'lowered', from: typed, to: quantity } }
}

/** The next quantity up or down by one step, inside the limits; the present one where there is none. */
export function stepQuantity(current: number, direction: 1 | -1, rule: QuantityRule): number {
  const step = rule.increment && rule.increment > 0 ? rule.increment : 1
  // From a quantity that is off the step, one goes to the next step in that direction.
  const next =
    direction > 0 ? Math.floor(current / step) * step + step : Math.ceil(current / step) * step - step
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  return raiseQuantity(Math.max(1, next), { ...rule, maximum: largest })
}
