import { largestAllowed, raiseQuantity, readEnteredQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'

/** What to tell a person about the quantity they entered; its numbers count the unit that they entered it in. */
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

interface TextReading {
  /** The quantity before, in pieces. */
  readonly current: number
  readonly rule: QuantityRule
  readonly locale: ShopLocale
  /**
   * How many pieces one of the entered unit is.
   * @default 1
   */
  readonly size?: number
}

/** What an entered text changes; the quantity stays as it was if the text is not a quantity. */
export function toQuantityChange(
  text: string,
  { current, locale, size = 1, ...given }: TextReading,
): QuantityChange {
  const entered = readEnteredQuantity(text, locale, size)
  if (entered === 'invalid') return { quantity: current, message: { kind: 'invalid' } }
  const rule = countedBy(size, given.rule)
  const largest = largestOf(rule)
  if (entered === 'too-large') {
    return { quantity: current, message: { kind: 'too-large', largest: largest / size } }
  }
  const quantity = raiseTo(entered, rule)
  if (quantity === entered) return { quantity, message: undefined }
  const kind = quantity > entered ? 'raised' : 'lowered'
  return { quantity, message: { kind, from: entered / size, to: quantity / size } }
}

const largestOf = (rule: QuantityRule): number => largestAllowed(rule) ?? raiseQuantity(1, rule)

/** The next quantity that a cart line with the rule may have. */
export const raiseTo = (quantity: number, rule: QuantityRule): number =>
  raiseQuantity(quantity, { ...rule, maximum: largestOf(rule) })

/** The rule for whole units of a size that fits it. */
export const countedBy = (size: number, rule: QuantityRule): QuantityRule =>
  size === 1 ? rule : { ...rule, increment: size }

/** The next quantity up or down by one increment within the limits; the current one at the limit. */
export function stepQuantity(current: number, direction: 1 | -1, rule: QuantityRule): number {
  const step = rule.increment && rule.increment > 0 ? rule.increment : 1
  // From a quantity between two multiples, go to the nearest multiple in that direction.
  const next =
    direction > 0 ? Math.floor(current / step) * step + step : Math.ceil(current / step) * step - step
  return raiseTo(Math.max(1, next), rule)
}
