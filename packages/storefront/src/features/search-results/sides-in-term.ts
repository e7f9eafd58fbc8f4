import type { Dimensions, ShopLocale } from '@cartonnage/sdk/rules'
import { parseSizeTerm, parseTypedSize, sidesOf } from '@cartonnage/sdk/rules'

/** A plain number of a search term: neither part of a word nor of a longer number. */
const loneNumber = /(?<![\p{L}\p{N}.,'’])\d{2,4}(?![\p{L}\p{N}'’]|[.,]\d)/gu

/**
 * What a term says of a size, for somebody who found nothing with it: its size if it has one, otherwise its first
 * three numbers of two to four digits, as whole millimetres. Empty without any.
 */
export function sidesInTerm(term: string, locale: ShopLocale): Partial<Dimensions> {
  const size = parseSizeTerm(term, locale) ?? parseTypedSize(term)
  if (size) return sidesOf(size)
  const [length, width, height] = (term.match(loneNumber) ?? []).map(Number).filter((number) => number > 0)
  return { ...(length && { length }), ...(width && { width }), ...(height && { height }) }
}
