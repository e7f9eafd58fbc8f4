/** An exact decimal number: `units / 10^scale`. The scale is kept, so `12.90` stays `12.90`. */
export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

/** Longer than any price or quantity; rejects hostile texts of a million digits. */
const maximumTextLength = 60

const plainDecimal = /^-?\d+(?:\.\d+)?$/

/**
 * The number in a plain decimal text: ASCII digits, at most one point, an optional minus.
 * Exponents, blanks, signs other than minus, grouping, `.5`, `5.` and more than 60 characters give `undefined`.
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (typeof text !== 'string' || text.length > maximumTextLength) return undefined
  if (!plainDecimal.test(text)) return undefined
  const [whole, fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

/**
 * The plain decimal text of a number, with its own scale or at least `scale` decimals.
 * A smaller `scale` drops trailing zeros only: the value never changes. Zero has no minus.
 */
export function toText(d: Decimal, scale: number = d.scale): string {
  const { units, scale: width } = withScale(d, scale)
  const digits = String(absolute(units)).padStart(width + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (width === 0) return sign + digits
  return `${sign}${digits.slice(0, -width)}.${digits.slice(-width)}`
}

/** The sum, with the larger of both scales. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale }
}

/** The difference `a − b`, with the larger of both scales. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, negate(b))
}

/** The exact product; its scale is the sum of both scales. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale }
}

/** The quotient rounded half away from zero to `scale` decimals; `undefined` when dividing by zero. */
export function divideHalfUp(a: Decimal, b: Decimal, scale: number): Decimal | undefined {
  if (isZero(b)) return undefined
  return {
    units: roundedQuotient(a.units * 10n ** BigInt(b.scale + scale), b.units * 10n ** BigInt(a.scale)),
    scale,
  }
}

/** −1, 0 or 1 by value: `1.0` equals `1`. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const { units } = subtract(a, b)
  if (units === 0n) return 0
  return units < 0n ? -1 : 1
}

/** The same number with the other sign. */
export function negate(d: Decimal): Decimal {
  return { units: -d.units, scale: d.scale }
}

/** Whether the number is zero, at any scale. */
export function isZero(d: Decimal): boolean {
  return d.units === 0n
}

/** The number with exactly `scale` decimals: padded with zeros, or rounded half away from zero. */
export function roundHalfUp(d: Decimal, scale: number): Decimal {
  if (scale >= d.scale) return { units: unitsAt(d, scale), scale }
  return { units: roundedQuotient(d.units, 10n ** BigInt(d.scale - scale)), scale }
}

/** The number without trailing zeros after the point. */
export function trimZeros(d: Decimal): Decimal {
  return withScale(d, 0)
}

function unitsAt(d: Decimal, scale: number): bigint {
  return d.units * 10n ** BigInt(scale - d.scale)
}

function withScale(d: Decimal, requested: number): Decimal {
  if (requested >= d.scale) return { units: unitsAt(d, requested), scale: requested }
  let { units, scale } = d
  while (scale > requested && units % 10n === 0n) {
    units /= 10n
    scale -= 1
  }
  return { units, scale }
}

/** Rounds half away from zero; dividing bigints truncates towards zero. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const [a, b] = [absolute(dividend), absolute(divisor)]
  const rounded = (2n * a + b) / (2n * b)
  return dividend * divisor < 0n ? -rounded : rounded
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units
}
