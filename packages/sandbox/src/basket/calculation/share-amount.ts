import { roundAmount, toAmount, type Amount } from '../../amount'

/**
 * Splits an amount in proportion to `nets`, to the minor unit and without a remainder: every part is rounded down, and
 * the leftover units go to the largest remainders, the earlier one first among equals.
 */
export function shareAmount(amount: Amount, nets: readonly Amount[]): readonly Amount[] {
  const whole = roundAmount(amount, 2).units
  const weights = nets.map((net) => roundAmount(net, 2).units)
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum === 0n) return nets.map(() => toAmount('0.00'))
  const parts = weights.map((weight) => (whole * weight) / sum)
  const remainder = Number(whole - parts.reduce((total, part) => total + part, 0n))
  const winners = weights
    .map((weight, index) => ({ index, remainder: (whole * weight) % sum }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, remainder)
  return parts.map((part, index) => ({
    units: winners.some((winner) => winner.index === index) ? part + 1n : part,
    scale: 2,
  }))
}
