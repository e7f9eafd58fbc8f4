import { formatAmount, formatMoneyAmount, negateAmount, roundAmount, type Amount } from '../amount'
import type { CalculatedCart } from './cart-calculation'

/** A zero as the platform sometimes writes it; readers must cope. */
export const LONG_ZERO = `0.${'0'.repeat(37)}`

/** The decimals of a unit discount: the platform has been seen to write as many. */
const UNIT_DISCOUNT_SCALE = 14

type CartState = Pick<CalculatedCart, 'isProcessing' | 'isErrored' | 'unsettledAmount'>

/** How a cart writes its amounts: none of them holds while it is calculated or when the calculation failed. */
export function amountsOf(state: CartState) {
  const write = (amount: Amount | null, format: (amount: Amount) => string) =>
    isUnsettled(state) ? state.unsettledAmount : amount && format(amount)
  return {
    /** A sum, with two decimals. */
    money: (amount: Amount | null) => write(amount, formatMoneyAmount),
    /** A price of one unit, with all its decimals. */
    unit: (amount: Amount) => write(amount, formatAmount),
    /** What is taken off, negative; nothing is written as the given zero. */
    adjustment: (amount: Amount, zero: string) =>
      amount.units === 0n ? zero : write(negateAmount(amount), formatMoneyAmount),
  }
}

/** Whether the amounts of a cart do not hold at present. */
const isUnsettled = ({ isProcessing, isErrored }: CartState): boolean => isProcessing || isErrored

/** The platform's `asyncOperationStatus`. */
export const operationStatus = ({ isProcessing, isErrored }: CartState) =>
  isProcessing ? 'Processing' : isErrored ? 'Errored' : 'Completed'

/** The part of an amount that falls on one of `count` units. */
export const divideAmount = ({ units, scale }: Amount, count: number): Amount =>
  roundAmount(
    {
      units: (units * 10n ** BigInt(UNIT_DISCOUNT_SCALE + 1)) / BigInt(count),
      scale: scale + UNIT_DISCOUNT_SCALE + 1,
    },
    UNIT_DISCOUNT_SCALE,
  )
