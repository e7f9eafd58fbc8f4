import { multiply, parseDecimal, toText, trimZeros } from '../../decimal'
import type { ShopLocale } from '../locale/locale'
import type { Dimensions } from '../url/search'
import { parseDimension } from '../locale/typed-number'

/** A size that somebody typed into the search field, in whole millimetres. */
export interface TypedSize {
  readonly length: number
  readonly width: number
  /** null when only two sides were typed. */
  readonly height: number | null
  /** The unit the numbers were typed in. */
  readonly unit: 'mm' | 'cm'
  /** True when no unit was typed and the numbers decided. */
  readonly isUnitAssumed: boolean
}

/** Below this, numbers without a unit are taken for centimetres: nobody looks for a box of 119 mm by 110 mm. */
const largestCentimetres = 120
const longestTerm = 200

/**
 * The size in a search term such as `30x20x15`, `300 x 200 × 150 mm` or `30,5*20 cm Karton`: two or three numbers
 * with x, × or * between them. One unit stands for all; without a unit, numbers that are all below 120 are
 * centimetres. `undefined` for anything else: zero, fractions of a millimetre, mixed units, four sides.
 */
export function parseTypedSize(term: unknown): TypedSize | undefined {
  const match = isShort(term) ? typedSizePattern().exec(term) : null
  if (!match) return undefined
  const numbers = [match[1], match[3], match[5]].flatMap((text) => text?.replace(',', '.') ?? [])
  return toSize(numbers, [match[2], match[4], match[6]])
}

/**
 * The size that a search term consists of, with no other word: as {@link parseTypedSize} reads it, and also with
 * blanks alone between the numbers (`295 195 145`) and with thousands grouped as the locale does (`1’200 × 800 × 600`).
 * `undefined` for anything else.
 */
export function parseSizeTerm(term: unknown, locale: ShopLocale): TypedSize | undefined {
  const parts = isShort(term) ? splitSides(term.trim()) : []
  if (parts.length < 2 || parts.length > 3) return undefined
  const sides = parts.map((part) => /^(.*?)\s*(mm|cm)?$/isu.exec(part))
  const numbers = sides.flatMap((side) => readNumber(side?.[1] ?? '', locale) ?? [])
  return numbers.length === parts.length
    ? toSize(
        numbers,
        sides.map((side) => side?.[2]),
      )
    : undefined
}

/** The sides of a typed size that are known. */
export function sidesOf({ length, width, height }: TypedSize): Partial<Dimensions> {
  return { length, width, ...(height !== null && { height }) }
}

const isShort = (term: unknown): term is string => typeof term === 'string' && term.length <= longestTerm

/** Made anew for each term, so that importing the module runs nothing. Other units than ours end the match. */
function typedSizePattern(): RegExp {
  const side = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)\s*(mm|cm)?`
  const cross = String.raw`\s*[x×*]\s*`
  const otherUnit = String.raw`(?:in|inch|inches|zoll|pouces?|ft|d?m)(?![\p{L}\p{N}])|["”″]`
  const end = String.raw`(?!\s*(?:[x×*]|${otherUnit})|[\p{L}\p{N}]|[.,]\d)`
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${side}${cross}${side}(?:${cross}${side})?${end}`, 'iu')
}

/** At each cross; without one at each blank that parts two numbers. Two of one digit each may be anything. */
function splitSides(text: string): readonly string[] {
  const sides = text.split(/[x×*]/i)
  if (sides.length > 1) return sides.map((side) => side.trim())
  const numbers = text.split(/[,;]?\s+(?=\d)/)
  return numbers.length > 2 || numbers.every((number) => /^\d\d/.test(number)) ? numbers : []
}

/** A number as plain decimal text, at most five digits before the point. */
function readNumber(text: string, locale: ShopLocale): string | undefined {
  if (/^\d{1,5}[.,]\d{1,2}$/.test(text)) return text.replace(',', '.')
  const whole = parseDimension(text, locale)
  return whole !== undefined && whole < 100_000 ? String(whole) : undefined
}

function toSize(
  numbers: readonly string[],
  typedUnits: readonly (string | undefined)[],
): TypedSize | undefined {
  const units = new Set(typedUnits.flatMap((unit) => unit?.toLowerCase() ?? []))
  if (units.size > 1) return undefined
  const unit = units.has('cm') || (units.size === 0 && numbers.every(isBelowLimit)) ? 'cm' : 'mm'
  const [length, width, height = null] = numbers.map((text) => toMillimetres(text, unit))
  if (!length || !width || height === 0) return undefined
  return { length, width, height, unit, isUnitAssumed: units.size === 0 }
}

function isBelowLimit(text: string): boolean {
  return Number(text) < largestCentimetres
}

/** Whole millimetres, or 0 for what is none. */
function toMillimetres(text: string, unit: 'mm' | 'cm'): number {
  const value = parseDecimal(text)
  const factor = { units: unit === 'cm' ? 10n : 1n, scale: 0 }
  const millimetres = value ? Number(toText(trimZeros(multiply(value, factor)))) : 0
  return Number.isInteger(millimetres) ? millimetres : 0
}
