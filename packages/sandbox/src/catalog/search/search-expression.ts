import { anyOf, quote, type SearchIndex } from './product-search'
import type { SearchSize, SearchTerm } from './search-term'
import { spellingsOf } from './search-words'

/** The full-text expression of a term; undefined when one of its words is not in the index. */
export function termExpression(index: SearchIndex, { words, sizes }: SearchTerm): string | undefined {
  const parts = [...sizes.map(sizeExpression), ...words.map((word) => wordExpression(index, word))]
  return parts.length === 0 || parts.includes(undefined)
    ? undefined
    : parts.map((part) => `(${part})`).join(' AND ')
}

const sizeExpression = ({ text, millimetres }: SearchSize) =>
  anyOf([text, millimetres.join('x')].filter((size) => /^\d+(?:x\d+)+$/.test(size)))

/**
 * What an entered word may mean: itself, with or without an ending, otherwise a part of a word, otherwise the two words
 * of a compound. Undefined when the index has nothing of it.
 */
export function wordExpression(index: SearchIndex, word: string): string | undefined {
  const readings = [() => formsOf(word), () => anyOf(partsOf(index, word)), () => cutsOf(word)]
  for (const read of readings) {
    const expression = read()
    if (expression !== '' && index.has(expression)) return expression
  }
  return undefined
}

/**
 * A word with any ending, or without its last letter or two, which are the ending in German, French and English plurals.
 * A number, and what is too short for an ending, has to be there as it is.
 */
function formsOf(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return anyOf([word])
  return spellingsOf(word)
    .map((spelling) => {
      const shorter = withoutEnding(spelling)
      // A name that has the word itself is better than one that only begins so.
      const named = `{name parts} : (${anyOf([spelling, ...shorter])})`
      return [named, prefix(spelling), ...shorter.map(quote)].join(' OR ')
    })
    .join(' OR ')
}

/** A word without its last letter, and without its last two. */
export const withoutEnding = (word: string): readonly string[] =>
  [word.slice(0, -1), word.slice(0, -2)].filter((form) => form.length > 2)

const prefix = (beginning: string) => `${quote(beginning)} *`

/** Words that begin so, or without the letter that links it: `Verpackungs` of `Verpackungstasche`. */
const beginningsOf = (part: string) =>
  spellingsOf(part)
    .flatMap((spelling) => [spelling, spelling.slice(0, -1)])
    .filter((spelling) => spelling.length >= shortestLeft)
    .map(prefix)
    .join(' OR ')

const partsOf = (index: SearchIndex, word: string): readonly string[] =>
  /^\p{Letter}{4,}$/u.test(word) ? spellingsOf(word).flatMap(index.wordsWith) : []

const shortestLeft = 4
const shortestRight = 3

/** Each cut of a long word in two: a product needs both. */
function cutsOf(word: string): string {
  if (!/^\p{Letter}{7,40}$/u.test(word)) return ''
  const count = word.length - shortestLeft - shortestRight + 1
  return Array.from({ length: count }, (_, index) => index + shortestLeft)
    .map((cut) => `((${beginningsOf(word.slice(0, cut))}) AND (${formsOf(word.slice(cut))}))`)
    .join(' OR ')
}
