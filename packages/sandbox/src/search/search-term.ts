import { foldText } from './fold-text'
import { isStopWord, searchWords } from './search-words'

/** What a person looks for, taken apart. */
export interface SearchTerm {
  /** Seven digits, when the term is nothing but an article number in any spelling. */
  readonly sku: string | undefined
  /** The digits of a term that has no letters, when they may be part of an article number: four to seven. */
  readonly productPart: string | undefined
  /** Words, all of which must be found. */
  readonly words: readonly string[]
  readonly sizes: readonly SearchSize[]
}

/** A size as it was typed: `text` for names (`30x20x15`), `millimetres` for inner sizes. */
export interface SearchSize {
  readonly text: string
  readonly millimetres: readonly number[]
}

const mostWords = 32
const mostLetters = 1000
const centimetreLimit = 120

/** Joined by `x` (`300x200x150`), or two or three numbers side by side (`300 200`); with or without a unit. */
const sizePattern =
  /(?<![\d.,])(\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+|\d{2,4}(?: \d{2,4}){1,2})(?: ?(mm|cm))?(?= |$)/g

/** Reads a search term. Numbers without a unit that are all below 120 are taken for centimetres. */
export function parseSearchTerm(term: string): SearchTerm {
  const text = term.slice(0, mostLetters)
  const folded = foldText(text)
  const sizes = [...folded.matchAll(sizePattern)].map(([, numbers = '', unit]) => readSize(numbers, unit))
  const words = searchWords(folded.replace(sizePattern, ' '))
  const telling = words.filter((word) => !isStopWord(word))
  const chosen = telling.length + sizes.length > 0 ? telling : words
  return { ...readProduct(text), sizes: sizes.slice(0, mostWords), words: chosen.slice(0, mostWords) }
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
