const charactersBetween = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const typed = charactersBetween(0x20, 0x7e)
/** Signs of the shop's own texts, its catalogue and its prices. */
const signs = '\u00a0§©«°²µ·»×–‘’“”„…€−'
const german = 'ÄÖÜßäöü'
/** Small letters, and the capitals with which sentences begin. */
const french = 'ÀÇÈÉÊàâçèéêëîïôùûœ'
/** The diameter of tubes. */
const diameter = 'Ø'

/** Everything that the typeface is used for: printable Latin-1, quotes, dashes and single signs. */
const typeface = [typed, charactersBetween(0xa0, 0xff), 'ıŒœ–—‘’‚“”„•…′″‹›€™−'].join('')

/** What texts and prices in German, French and English need: a page can hardly do without. */
export const commonCharacters: ReadonlySet<string> = new Set(
  [typed, signs, german, french, diameter].join(''),
)

/** What names, and texts of the platform, may have too: fetched by the pages that show such a character. */
export const rareCharacters: ReadonlySet<string> = new Set(
  [...typeface].filter((character) => !commonCharacters.has(character)),
)

const toHex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0')

/** The value of `unicode-range` for these characters. */
export function toUnicodeRange(characters: ReadonlySet<string>): string {
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const starts = codePoints.filter((codePoint) => !codePoints.includes(codePoint - 1))
  const ends = codePoints.filter((codePoint) => !codePoints.includes(codePoint + 1))
  return starts
    .map((start, index) => [start, ends[index] ?? start])
    .map(([start = 0, end = 0]) => `U+${toHex(start)}${start === end ? '' : `-${toHex(end)}`}`)
    .join(', ')
}
