import { foldText } from './fold-text'

/** What a person looks for, taken apart. */
export interface SearchTerm {
  /** Seven digits, when the term is nothing but an article number in any spelling. */
  readonly sku: string | undefined
  /** Folded words, all of which must be found. */
  readonly words: readonly string[]
  readonly sizes: readonly SearchSize[]
}

/** A size as it was typed: `text` for names (`30x20x15`), `millimetres` for inner sizes. */
export interface SearchSize {
  readonly text: string
  readonly millimetres: readonly number[]
}

const mostWords = 32
const centimetreLimit = 120

/** Joined by `x` (`300x200x150`), or two or three numbers side by side (`300 200`); with or without a unit. */
const sizePattern =
  /(?<![\d.,])(\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+|\d{2,4}(?: \d{2,4}){1,2})(?: ?(mm|cm))?(?= |$)/g

/** Reads a search term. Numbers without a unit that are all below 120 are taken for centimetres. */
export function parseSearchTerm(term: string): SearchTerm {
  const folded = foldText(term)
  const sizes = [...folded.matchAll(sizePattern)].map(([, numbers = '', unit]) => readSize(numbers, unit))
  const rest = folded.replace(sizePattern, ' ')
  return { sku: readSku(term), sizes, words: rest.split(' ').filter(isWord).slice(0, mostWords) }
}

function readSize(numbers: string, unit: string | undefined): SearchSize {
  const parts = numbers.split(/[x ]/)
  const values = parts.map((part) => Number(part.replace(',', '.')))
  const isCentimetres =
    unit === 'cm' || (unit === undefined && values.every((value) => value < centimetreLimit))
  return { text: parts.join('x'), millimetres: values.map((value) => (isCentimetres ? value * 10 : value)) }
}

/** `1001180`, `1001 180`, `10.01.180`, `1001-180`. */
function readSku(term: string): string | undefined {
  const digits = term.replace(/[\s.-]/g, '')
  return /^\d{7}$/.test(digits) ? digits : undefined
}

const isWord = (word: string) => /[\p{Letter}\p{Number}]/u.test(word)
