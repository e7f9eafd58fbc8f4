import { foldText } from './fold-text'
import { isStopWord, searchWords } from './search-words'

/** A search term, split into its parts. */
export interface SearchTerm {
  /** Seven digits, when the term is nothing but a product number in any spelling. */
  readonly sku: string | undefined
  /** Four to seven digits that may be part of a product number, when the term has no letters. */
  readonly productPart: string | undefined
  /** Words, all of which must be found. */
  readonly words: readonly string[]
  readonly sizes: readonly SearchSize[]
}

/** A size as it was entered: `text` for names (`30x20x15`), `millimetres` for inner sizes. */
export interface SearchSize {
  readonly text: string
  readonly millimetres: readonly number[]
}

const maximumWords = 32
const maximumLength = 1000
const centimetreLimit = 120

/** Joined by `x` (`300x200x150`), or two or three numbers side by side (`300 200`); with or without a unit. */
const sizePattern =
  /(?<![\d.,])(\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+|\d{2,4}(?: \d{2,4}){1,2})(?: ?(mm|cm))?(?= |$)/g

/** Reads a search term. Numbers without a unit that are all below 120 are taken for centimetres. */
export function parseSearchTerm(term: string): SearchTerm {
  const text = term.slice(0, maximumLength)
  const folded = foldText(text)
  const sizes = [...folded.matchAll(sizePattern)].map(([, numbers = '', unit]) => readSize(numbers, unit))
  const words = searchWords(folded.replace(sizePattern, ' '))
  const significant = words.filter((word) => !isStopWord(word))
  const chosen = significant.length + sizes.length > 0 ? significant : words
  return { ...readProduct(text), sizes: sizes.slice(0, maximumWords), words: chosen.slice(0, maximumWords) }
}

function readSize(numbers: string, unit: string | undefined): SearchSize {
  const parts = numbers.split(/[x ]/)
  const values = parts.map((part) => Number(part.replace(',', '.')))
  const isCentimetres =
    unit === 'cm' || (unit === undefined && values.every((value) => value < centimetreLimit))
  return { text: parts.join('x'), millimetres: values.map((value) => (isCentimetres ? value * 10 : value)) }
}

/** `1001180`, `1001 180`, `10.01.180`, `1001-180`. */
function readProduct(term: string): Pick<SearchTerm, 'sku' | 'productPart'> {
  const digits = term.replace(/[\s./-]/g, '')
  return {
    sku: /^\d{7}$/.test(digits) ? digits : undefined,
    productPart: /^\d{4,7}$/.test(digits) ? digits : undefined,
  }
}
