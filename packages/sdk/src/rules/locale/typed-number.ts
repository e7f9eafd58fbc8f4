import type { ShopLocale } from './locale'
import { numberStyle } from './number-style'

/**
 * The whole number above 0 that a person typed as a quantity, or `undefined`. Blanks around are ignored. Groups of
 * three may be parted by blanks, apostrophes or the locale's own group sign, one kind throughout: `1’000`, `1 000`,
 * in German also `1.000`. A decimal sign, another script's digits or a number too big to be exact is refused.
 */
export function parseQuantity(text: string, locale: ShopLocale): number | undefined {
  return parseWholeNumber(text, locale)
}

/** The dimension in whole millimetres that a person typed [5-4], read as {@link parseQuantity} does; no upper bound. */
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
  const sign = grouped.exec(text)?.[1]
  const isForeign = (sign === '.' || sign === ',') && sign !== numberStyle(locale).group
  return sign === undefined || isForeign ? undefined : text.replaceAll(sign, '')
}
