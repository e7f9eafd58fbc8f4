import { ShopError } from '../../errors/errors'
import { largestAllowed, type QuantityRule } from '../money/price-tiers'

/** The largest number of delivery groups of a cart. */
export const maximumDeliveryGroups = 100

/** A quantity that was split over addresses. */
export interface QuantitySplit {
  /** What is left over for the default address; 0 where there is too much. */
  readonly rest: number
  /** How many units more were split than there are. */
  readonly excess: number
  /**
   * Which parts open a bundle or are below the smallest quantity that can be bought, by index; the rest comes last.
   * They are allowed: the rule applies to the whole quantity.
   */
  readonly loose: readonly number[]
}

/**
 * Splits the quantity of a product over several addresses: each gets its part, the default address gets the rest. Parts
 * and rest add up to the quantity unless there is an excess. Throws `INVALID_QUANTITY` for anything but whole numbers
 * from 0 on.
 */
export function splitQuantities(
  quantity: number,
  parts: readonly number[],
  rule: QuantityRule | null = null,
): QuantitySplit {
  const isWhole = [quantity, ...parts].every((value) => Number.isSafeInteger(value) && value >= 0)
  if (!isWhole) throw new ShopError('INVALID_QUANTITY', 'parts are whole numbers from 0 on')
  const sum = parts.reduce((total, part) => total + part, 0)
  const rest = Math.max(0, quantity - sum)
  const loose = [...parts, rest].flatMap((part, index) => (isLoose(part, rule) ? [index] : []))
  return { rest, excess: Math.max(0, sum - quantity), loose }
}

const isLoose = (part: number, rule: QuantityRule | null): boolean =>
  part > 0 && largestAllowed(rule ?? {}, part) !== part
