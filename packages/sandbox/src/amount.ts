/**
 * An exact decimal: `units` divided by ten to the power of `scale`. Amounts never pass through binary floating point.
 * The sandbox keeps decimals of its own, apart from the client's, so that a bug of one shows against the other.
 */
export interface Amount {
  readonly units: bigint
  readonly scale: number
}

export const zeroAmount: Amount = { units: 0n, scale: 0 }

/**
 * Reads a plain decimal (`'12.90'`, `'-3'`, `25`); `undefined` for anything else, exponents included.
 * A number counts only when its text is a plain decimal.
 */
export function parseAmount(text: string | number): Amount | undefined {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/.exec(String(text))
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign ? -units : units, scale: fraction.length }
}

/** Reads a decimal that this sandbox stored itself; throws a TypeError for anything else. */
export function toAmount(text: string | number): Amount {
  const amount = parseAmount(text)
  if (!amount) throw new TypeError(`not a decimal: ${String(text)}`)
  return amount
}

/** The same value with at least `scale` decimals. */
const atScale = (amount: Amount, scale: number): Amount =>
  amount.scale >= scale ? amount : { units: amount.units * 10n ** BigInt(scale - amount.scale), scale }

export function addAmounts(...amounts: readonly Amount[]): Amount {
  const scale = Math.max(0, ...amounts.map((amount) => amount.scale))
  return { units: amounts.reduce((sum, amount) => sum + atScale(amount, scale).units, 0n), scale }
}

export const multiplyAmounts = (a: Amount, b: Amount): Amount => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
})

export const negateAmount = ({ units, scale }: Amount): Amount => ({ units: -units, scale })

/** -1, 0 or 1, by value: `1.0` equals `1`. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale)
  const difference = atScale(a, scale).units - atScale(b, scale).units
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Rounds to `scale` decimals, half away from zero. */
export function roundAmount(amount: Amount, scale: number): Amount {
  if (amount.scale <= scale) return atScale(amount, scale)
  const divisor = 10n ** BigInt(amount.scale - scale)
  const half = amount.units < 0n ? -divisor / 2n : divisor / 2n
  return { units: (amount.units + half) / divisor, scale }
}

/** The value without trailing zeros, with at least `minimumScale` decimals: `3.20`, `0.0541`. */
export function formatAmount(amount: Amount, minimumScale = 2): string {
  let { units, scale } = atScale(amount, minimumScale)
  while (scale > minimumScale && units % 10n === 0n) {
    units /= 10n
    scale -= 1
  }
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-scale)}`
}

/** A sum of money as the platform writes it: two decimals, rounded half away from zero. */
export const formatMoneyAmount = (amount: Amount): string => formatAmount(roundAmount(amount, 2))

/** A quantity as the platform writes it: at least one decimal (`25.0`). */
export const formatQuantity = (quantity: Amount | number | string): string =>
  formatAmount(typeof quantity === 'object' ? quantity : toAmount(quantity), 1)
