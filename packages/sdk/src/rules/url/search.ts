import { ShopError } from '../../errors/errors'

/** The search term that marks a Box Finder search. */
export const boxFinderSearchTerm = 'boxfindersearch'

/** Inner dimensions in whole millimetres. */
export interface Dimensions {
  /** The longer edge of the opening of a box, in mm. */
  readonly length: number
  /** The shorter edge of the opening, in mm. */
  readonly width: number
  /** From the opening to the bottom, in mm. */
  readonly height: number
}

/** Whether there is something to search for: more than whitespace of any script. */
export function isSearchable(term: unknown): term is string {
  return typeof term === 'string' && cleanTerm(term) !== ''
}

/** The text of the search field for the `term` of a page; `''` for the Box Finder's own term. */
export function readSearchTerm(parameter: unknown): string {
  return typeof parameter === 'string' && parameter !== boxFinderSearchTerm ? cleanTerm(parameter) : ''
}

/** The path of the results page below the base path, or `undefined` when there is nothing to search for. */
export function searchPath(term: unknown): string | undefined {
  if (!isSearchable(term)) return undefined
  const text = cleanTerm(term)
  // A segment of one or two dots would be resolved as a directory, even when its dots are encoded.
  return `/global-search/${encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text)}`
}

/**
 * The path of a Box Finder search below the base path, with the three dimensions in mm as parameters. Throws
 * `INVALID_OPTION` unless all are whole numbers above 0.
 */
export function boxFinderSearchPath({ length, width, height }: Dimensions): string {
  if (![length, width, height].every((dimension) => Number.isSafeInteger(dimension) && dimension > 0)) {
    throw new ShopError('INVALID_OPTION', 'dimensions: three whole numbers above 0 are needed')
  }
  return boxFinderPath({ length, width, height })
}

/** The path of the Box Finder with the given dimensions, in whole mm; its page asks for the missing ones. */
export function boxFinderPath({ length, width, height }: Partial<Dimensions>): string {
  const dimensions = Object.entries({ length, width, height }).filter(
    ([, dimension]) => dimension !== undefined,
  )
  const query = dimensions.map((dimension) => dimension.join('=')).join('&')
  return `/global-search/${boxFinderSearchTerm}${query && `?${query}`}`
}

/** The product number in a term, with or without spaces and dots: 7 digits; otherwise `undefined`. */
export function readProductNumber(term: unknown): string | undefined {
  if (typeof term !== 'string') return undefined
  const text = cleanTerm(term)
  const digits = text.replace(/[\s.]/g, '')
  return /^\d[\d\s.]*\d$/.test(text) && digits.length === 7 ? digits : undefined
}

/** Separators, control and format characters, and letters that are drawn as nothing. */
const blank = String.raw`[\p{Z}\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]`
/** The lookbehind prevents quadratic time on a long run of blanks inside the text. */
const blankEdges = new RegExp(`^${blank}+|(?<!${blank})${blank}+$`, 'gu')

/** Trims blanks and invisible characters, and replaces lone surrogates, which no URL can hold. */
function cleanTerm(term: string): string {
  return term.replace(blankEdges, '').replace(/\p{Cs}/gu, '\ufffd')
}
