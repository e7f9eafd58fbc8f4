import type { ShopLocale } from './locale'
import { numberStyle } from './number-style'

/**
 * The whole number above 0 that a person entered as a quantity, or `undefined`. Surrounding spaces are ignored.
 * Groups of three may be separated by spaces, apostrophes or the locale's own separator, the same one throughout:
 * `1’000`, `1 000`, in German also `1.000`. Decimals, digits of other scripts and numbers too large to be exact are
 * rejected.
 */
export function parseQuantity(text: string, locale: ShopLocale): number | undefined {
  return parseWholeNumber(text, locale)
}

/** The dimension in whole millimetres that a person entered, read as {@link parseQuantity} does; no upper limit. */
export function parseDimension(text: string, locale: ShopLocale): number | undefined {
  return parseWholeNumber(text, locale)
}

const grouped = /^\d{1,3}(['’.,\u0020\u00a0\u202f])\d{3}(?:\1\d{3})*$/

function parseWholeNumber(text: string, locale: ShopLocale): number | undefined {
  if (typeof text !== 'string') return undefined
  const value = Number(ungroup(text.trim(), locale))
  return value > 0 && Number.isSafeInteger(value) ? value : undefined
}

function ungroup(text: string, locale: ShopLocale): string | undefined {
  if (/^\d+$/.test(text)) return text
  const separator = grouped.exec(text)?.[1]
  const isForeign = (separator === '.' || separator === ',') && separator !== numberStyle(locale).group
  return separator === undefined || isForeign ? undefined : text.replaceAll(separator, '')
}
