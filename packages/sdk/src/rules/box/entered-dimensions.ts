import { multiply, parseDecimal, toText, trimZeros } from '../../decimal'
import type { ShopLocale } from '../locale/locale'
import type { Dimensions } from '../url/search'
import { parseDimension } from '../locale/whole-number'

/** Dimensions that a visitor entered into the search field, in whole mm. */
export interface EnteredDimensions {
  /** The first number, in mm. */
  readonly length: number
  /** The second number, in mm. */
  readonly width: number
  /** null when only two dimensions were entered. */
  readonly height: number | null
  /** The unit that the numbers were entered in; the dimensions are in mm either way. */
  readonly unit: 'mm' | 'cm'
  /** True when no unit was entered and the size of the numbers decided. */
  readonly isUnitAssumed: boolean
}

/** Below this, numbers without a unit are taken for centimetres: a box of 119 mm by 110 mm is unlikely. */
const centimetresBelow = 120
const longestTerm = 200

/**
 * The dimensions in a search term such as `30x20x15`, `300 x 200 × 150 mm` or `30,5*20 cm Karton`: two or three
 * numbers with x, × or * between them. One unit applies to all; without a unit, numbers that are all below 120 are
 * centimetres. `undefined` for anything else: zero, fractions of a millimetre, mixed units, four dimensions.
 */
export function findDimensions(term: unknown): EnteredDimensions | undefined {
  const match = isShort(term) ? dimensionsPattern().exec(term) : null
  if (!match) return undefined
  const numbers = [match[1], match[3], match[5]].flatMap((text) => text?.replace(',', '.') ?? [])
  return toEnteredDimensions(numbers, [match[2], match[4], match[6]])
}

/**
 * The dimensions in a search term without any other words: as {@link findDimensions} reads it, and also with only
 * spaces between the numbers (`295 195 145`) and with the locale's thousands separator (`1’200 × 800 × 600`).
 * `undefined` for anything else.
 */
export function parseDimensionsTerm(term: unknown, locale: ShopLocale): EnteredDimensions | undefined {
  const parts = isShort(term) ? splitDimensions(term.trim()) : []
  if (parts.length < 2 || parts.length > 3) return undefined
  const dimensions = parts.map((part) => /^(.*?)\s*(mm|cm)?$/isu.exec(part))
  const numbers = dimensions.flatMap((dimension) => readNumber(dimension?.[1] ?? '', locale) ?? [])
  return numbers.length === parts.length
    ? toEnteredDimensions(
        numbers,
        dimensions.map((dimension) => dimension?.[2]),
      )
    : undefined
}

/** The dimensions in mm; `height` is absent when only two were entered. */
export function toDimensions({ length, width, height }: EnteredDimensions): Partial<Dimensions> {
  return { length, width, ...(height !== null && { height }) }
}

/** Whether a text is one, and short enough to be read. */
export const isShort = (term: unknown): term is string =>
  typeof term === 'string' && term.length <= longestTerm

/** Created on demand, so that importing the module runs nothing. A unit other than mm and cm ends the match. */
function dimensionsPattern(): RegExp {
  const dimension = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)\s*(mm|cm)?`
  const cross = String.raw`\s*[x×*]\s*`
  const otherUnit = String.raw`(?:in|inch|inches|zoll|pouces?|ft|d?m)(?![\p{L}\p{N}])|["”″]`
  const end = String.raw`(?!\s*(?:[x×*]|${otherUnit})|[\p{L}\p{N}]|[.,]\d)`
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])${dimension}${cross}${dimension}(?:${cross}${dimension})?${end}`,
    'iu',
  )
}

/** Split at each cross; without one, at each space between two numbers. Two one-digit numbers could mean anything. */
function splitDimensions(text: string): readonly string[] {
  const dimensions = text.split(/[x×*]/i)
  if (dimensions.length > 1) return dimensions.map((dimension) => dimension.trim())
  const numbers = text.split(/[,;]?\s+(?=\d)/)
  return numbers.length > 2 || numbers.every((number) => /^\d\d/.test(number)) ? numbers : []
}

/** A number as decimal text, at most five digits before the decimal point; metres have as many decimals as millimetres. */
export function readNumber(text: string, locale: ShopLocale, unit = ''): string | undefined {
  const decimals = unit.toLowerCase() === 'm' ? /^\d{1,5}[.,]\d{1,3}$/ : /^\d{1,5}[.,]\d{1,2}$/
  if (decimals.test(text)) return text.replace(',', '.')
  const whole = parseDimension(text, locale)
  return whole !== undefined && whole < 100_000 ? String(whole) : undefined
}

function toEnteredDimensions(
  numbers: readonly string[],
  enteredUnits: readonly (string | undefined)[],
): EnteredDimensions | undefined {
  const units = new Set(enteredUnits.flatMap((unit) => unit?.toLowerCase() ?? []))
  if (units.size > 1) return undefined
  const unit = units.has('cm') || (units.size === 0 && numbers.every(isBelowLimit)) ? 'cm' : 'mm'
  const [length, width, height = null] = numbers.map((text) => toMillimetres(text, unit))
  if (!length || !width || height === 0) return undefined
  return { length, width, height, unit, isUnitAssumed: units.size === 0 }
}

function isBelowLimit(text: string): boolean {
  return Number(text) < centimetresBelow
}

/** Whole millimetres, or 0 if there is a fraction. */
export function toMillimetres(text: string, unit: 'mm' | 'cm' | 'm'): number {
  const value = parseDecimal(text)
  const factor = { units: unit === 'm' ? 1000n : unit === 'cm' ? 10n : 1n, scale: 0 }
  const millimetres = value ? Number(toText(trimZeros(multiply(value, factor)))) : 0
  return Number.isInteger(millimetres) ? millimetres : 0
}
