import { formatAmount, formatMoneyAmount, negateAmount, roundAmount, type Amount } from '../../amount'
import type { CalculatedCart } from '../calculation/cart-calculation'

/** A zero as the platform sometimes writes it, which clients have to understand. */
export const LONG_ZERO = `0.${'0'.repeat(37)}`

/** The decimals of a unit discount, as many as the platform was observed to write. */
const UNIT_DISCOUNT_SCALE = 14

type CartState = Pick<CalculatedCart, 'isProcessing' | 'isErrored' | 'unsettledAmount'>

/** Formats the amounts of a cart: none is valid while it is being calculated or when the calculation failed. */
export function amountWriter(state: CartState) {
  const write = (amount: Amount | null, format: (amount: Amount) => string) =>
    isUnsettled(state) ? state.unsettledAmount : amount && format(amount)
  return {
    /** A sum, with two decimals. */
    money: (amount: Amount | null) => write(amount, formatMoneyAmount),
    /** A price of one unit, with all its decimals. */
    unit: (amount: Amount) => write(amount, formatAmount),
    /** What is taken off, negative; `zero` where it is nothing. */
    adjustment: (amount: Amount, zero: string) =>
      amount.units === 0n ? zero : write(negateAmount(amount), formatMoneyAmount),
  }
}

const isUnsettled = ({ isProcessing, isErrored }: CartState): boolean => isProcessing || isErrored

/** The platform's `asyncOperationStatus`. */
export const operationStatus = ({ isProcessing, isErrored }: CartState) =>
  isProcessing ? 'Processing' : isErrored ? 'Errored' : 'Completed'

/** The share of an amount for one of `count` units. */
export const divideAmount = ({ units, scale }: Amount, count: number): Amount =>
  roundAmount(
    {
      units: (units * 10n ** BigInt(UNIT_DISCOUNT_SCALE + 1)) / BigInt(count),
      scale: scale + UNIT_DISCOUNT_SCALE + 1,
    },
    UNIT_DISCOUNT_SCALE,
  )
