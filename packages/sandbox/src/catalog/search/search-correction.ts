import type { SearchIndex } from './product-search'
import { withoutEnding, wordExpression } from './search-expression'
import { isStopWord, searchWords, spellingsOf } from './search-words'

/** Nobody slips in a longer term: it was pasted. */
const maximumLength = 200

/**
 * A term with the words that the index does not have as its nearest ones are written: `umzugskartn` becomes
 * `Umzugskarton`. Undefined when one of them is near to none, or all of them are there.
 */
export function correctTerm(index: SearchIndex, term: string): string | undefined {
  if (term.length > maximumLength) return undefined
  const pieces = term.split(/\s+/u).map((piece) => correctPiece(index, piece))
  const corrected = pieces.includes(undefined) ? term : pieces.join(' ')
  return corrected === term ? undefined : corrected
}

function correctPiece(index: SearchIndex, piece: string): string | undefined {
  const words = searchWords(piece)
  const isKnown = (word: string) =>
    /\d/.test(word) || isStopWord(word) || wordExpression(index, word) !== undefined
  const corrected = words.map((word) => (isKnown(word) ? word : nearestWord(index, word)))
  if (corrected.includes(undefined)) return undefined
  return corrected.every((word, at) => word === words[at]) ? piece : corrected.join(' ')
}

/** The most similar word that is a slip away, or two of a long word; also from the word without its ending. */
function nearestWord(index: SearchIndex, word: string): string | undefined {
  if (!/^\p{Letter}{4,40}$/u.test(word)) return undefined
  const near = (form: string, slips: number) =>
    index.similarWords(form).find((similar) => isNear(form, similar.word, slips))?.written
  const shorter = withoutEnding(word).filter((form) => form.length > 5)
  return [
    ...spellingsOf(word).map((form) => near(form, word.length < 8 ? 1 : 2)),
    ...shorter.map((form) => near(form, 1)),
  ].find((written) => written !== undefined)
}

/**
 * Whether two words are the same when as many letters are left out of both. Hardly anybody slips in the first letter,
 * and short words that differ in it are two words: `glue` is no `blue`.
 */
function isNear(a: string, b: string, slips: number): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > slips) return false
  const shortened = new Set(withoutLetters(b, slips))
  return withoutLetters(a, slips).some((letters) => shortened.has(letters))
}

/** A word without any of its letters, and as it is. */
function withoutLetters(word: string, count: number): readonly string[] {
  const once = [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
  return count === 1 ? once : once.flatMap((shorter) => withoutLetters(shorter, count - 1))
}
