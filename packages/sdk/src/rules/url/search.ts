import { ShopError } from '../../errors/errors'

/** The search term that stands for a Box Finder search, to the letter [9-10]. */
export const boxFinderSearchTerm = 'boxfindersearch'

/** Inner dimensions in whole millimetres. */
export interface Dimensions {
  readonly length: number
  readonly width: number
  readonly height: number
}

/** Whether there is something to search for: more than blanks of any script [5-1]. */
export function isSearchable(term: unknown): term is string {
  return typeof term === 'string' && cleanTerm(term) !== ''
}

/** What the search field shows for the page's `term`: nothing for the Box Finder's own term [2.3-2]. */
export function readSearchTerm(parameter: unknown): string {
  return typeof parameter === 'string' && parameter !== boxFinderSearchTerm ? cleanTerm(parameter) : ''
}

/** The path of the results page below the base path, or `undefined` when there is nothing to search for [2.3-4]. */
export function searchPath(term: unknown): string | undefined {
  if (!isSearchable(term)) return undefined
  const text = cleanTerm(term)
  // A segment of one or two dots would be resolved as a directory, even when its dots are encoded.
  return `/global-search/${encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text)}`
}

/**
 * The path of a Box Finder search below the base path, with the three dimensions as parameters [2.4-11].
 * Throws `INVALID_OPTION` for what is not a whole number of millimetres above 0.
 */
export function boxFinderSearchPath({ length, width, height }: Dimensions): string {
  if (![length, width, height].every((side) => Number.isSafeInteger(side) && side > 0)) {
    throw new ShopError('INVALID_OPTION', 'dimensions: three whole numbers above 0 are needed')
  }
  return boxFinderPath({ length, width, height })
}

/** The path of the Box Finder with the sides that are known, in whole mm; its page asks for those that are not. */
export function boxFinderPath({ length, width, height }: Partial<Dimensions>): string {
  const sides = Object.entries({ length, width, height }).filter(([, side]) => side !== undefined)
  const query = sides.map((side) => side.join('=')).join('&')
  return `/global-search/${boxFinderSearchTerm}${query && `?${query}`}`
}

/** The article number that a term spells, with or without blanks and dots: 7 digits; else `undefined`. */
export function readProductNumber(term: unknown): string | undefined {
  if (typeof term !== 'string') return undefined
  const text = cleanTerm(term)
  const digits = text.replace(/[\s.]/g, '')
  return /^\d[\d\s.]*\d$/.test(text) && digits.length === 7 ? digits : undefined
}

/** Separators, control and format characters, and the letters that are drawn as nothing. */
const blank = String.raw`[\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]`
/** Looking back keeps a long run of blanks within the text from being tried at each of its places. */
const blankEdges = new RegExp(`^${blank}+|(?<!${blank})${blank}+$`, 'gu')

/** Without blanks and invisible characters around it, and without halves of characters, which no URL can hold. */
function cleanTerm(term: string): string {
  return term.replace(blankEdges, '').replace(/\p{Cs}/gu, '\ufffd')
}
