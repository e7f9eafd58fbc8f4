import type { Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import { findDimensions, parseDimensionsTerm, toDimensions } from '@cartonnage/sdk/rules'

/** A plain number of a search term: neither part of a word nor of a longer number. */
const plainNumber = /(?<![\p{L}\p{N}.,'’])\d{2,4}(?![\p{L}\p{N}'’]|[.,]\d)/gu

/**
 * The dimensions in a term without results, in mm: those it spells out, otherwise its first three plain numbers of two
 * to four digits. Empty without any.
 */
export function dimensionsInTerm(term: string, locale: ShopLocale): Partial<Dimensions> {
  const size = parseDimensionsTerm(term, locale) ?? findDimensions(term)
  if (size) return toDimensions(size)
  const [length, width, height] = (term.match(plainNumber) ?? []).map(Number).filter((number) => number > 0)
  return { ...(length && { length }), ...(width && { width }), ...(height && { height }) }
}
