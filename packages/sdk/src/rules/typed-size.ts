import { multiply, parseDecimal, toText, trimZeros } from '../decimal'

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

/**
 * The size in a search term such as `30x20x15`, `300 x 200 × 150 mm` or `30,5*20 cm Karton`: two or three numbers
 * with x, × or * between them. One unit stands for all; without a unit, numbers that are all below 120 are
 * centimetres. `undefined` for anything else: zero, fractions of a millimetre, mixed units, four sides.
 */
export function parseTypedSize(term: unknown): TypedSize | undefined {
  const match = typeof term === 'string' && term.length <= 200 ? typedSizePattern().exec(term) : null
  if (!match) return undefined
  const numbers = [match[1], match[3], match[5]].flatMap((text) => text?.replace(',', '.') ?? [])
  const units = new Set([match[2], match[4], match[6]].flatMap((unit) => unit?.toLowerCase() ?? []))
  if (units.size > 1) return undefined
  const unit = units.has('cm') || (units.size === 0 && numbers.every(isBelowLimit)) ? 'cm' : 'mm'
  const [length, width, height = null] = numbers.map((text) => toMillimetres(text, unit))
  if (!length || !width || height === 0) return undefined
  return { length, width, height, unit, isUnitAssumed: units.size === 0 }
}

/** Made anew for each term, so that importing the module runs nothing. Other units than ours end the match. */
function typedSizePattern(): RegExp {
  const side = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)\s*(mm|cm)?`
  const cross = String.raw`\s*[x×*]\s*`
  const otherUnit = String.raw`(?:in|inch|inches|zoll|pouces?|ft|d?m)(?![\p{L}\p{N}])|["”″]`
  const end = String.raw`(?!\s*(?:[x×*]|${otherUnit})|[\p{L}\p{N}]|[.,]\d)`
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${side}${cross}${side}(?:${cross}${side})?${end}`, 'iu')
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
