import { largestAllowed, raiseQuantity, readEnteredQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'

/** What to tell a person about the quantity they entered. */
export type QuantityMessage =
  | {
      /** Not a whole number above 0; nothing changed. */
      readonly kind: 'invalid'
    }
  | {
      /** More than a cart line may have; nothing changed. */
      readonly kind: 'too-large'
      /** The most that the rule of the product allows. */
      readonly largest: number
    }
  | {
      /** Below the minimum or not a multiple of the increment. */
      readonly kind: 'raised'
      /** As entered. */
      readonly from: number
      /** The next allowed quantity, which applies now. */
      readonly to: number
    }
  | {
      /** Above the maximum. */
      readonly kind: 'lowered'
      /** As entered. */
      readonly from: number
      /** The largest allowed quantity, which applies now. */
      readonly to: number
    }

/** The result of an entered or requested quantity. */
export interface QuantityChange {
  /** An allowed quantity; unchanged if the text was rejected. */
  readonly quantity: number
  /** `undefined` when the quantity was accepted as entered. */
  readonly message: QuantityMessage | undefined
}

/** What an entered text changes; the quantity stays as it was if the text is not a quantity. */
export function toQuantityChange(
  text: string,
  {
    current,
    rule,
    locale,
  }: { readonly current: number; readonly rule: QuantityRule; readonly locale: ShopLocale },
): QuantityChange {
  const entered = readEnteredQuantity(text, locale)
  if (entered === 'invalid') return { quantity: current, message: { kind: 'invalid' } }
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  if (entered === 'too-large') return { quantity: current, message: { kind: 'too-large', largest } }
  const quantity = raiseQuantity(entered, { ...rule, maximum: largest })
  if (quantity === entered) return { quantity, message: undefined }
  return {
    quantity,
    message: { kind: quantity > entered ? 'raised' : 'lowered', from: entered, to: quantity },
  }
}

/** The next quantity up or down by one increment within the limits; the current one at the limit. */
export function stepQuantity(current: number, direction: 1 | -1, rule: QuantityRule): number {
  const step = rule.increment && rule.increment > 0 ? rule.increment : 1
  // From a quantity between two multiples, go to the nearest multiple in that direction.
  const next =
    direction > 0 ? Math.floor(current / step) * step + step : Math.ceil(current / step) * step - step
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  return raiseQuantity(Math.max(1, next), { ...rule, maximum: largest })
}
