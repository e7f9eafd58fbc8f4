import { spellingsOf, stemOf } from './search-words'

/** A word of the search index with its stem. */
export interface IndexedWord {
  readonly word: string
  readonly stem: string
}

/** The indexed words that match an entered one, by how well they do. */
export interface Expansion {
  /** The word itself, inflected, or a compound of that kind: `Faltkarton` for `Karton`. */
  readonly whole: readonly string[]
  /** Words that begin with it or contain it. */
  readonly part: readonly string[]
  /** Words that it may be a misspelling of. */
  readonly near: readonly string[]
}

/** Ways to read an entered word; within one of them, a product must have every expansion. */
export type Alternatives = readonly (readonly Expansion[])[]

interface ExpansionOptions {
  /** Whether misspellings are tolerated. */
  readonly forgiving: boolean
}

/** What an entered word may mean: itself or, when nothing matches it, the two words of a compound. */
export function expandWord(
  word: string,
  index: readonly IndexedWord[],
  { forgiving }: ExpansionOptions,
): Alternatives {
  const expansion = matchWord(word, index)
  const near = forgiving ? spellingsOf(word).flatMap((spelling) => nearWords(spelling, index)) : []
  if (isFound(expansion)) return [[{ ...expansion, near }]]
  const compounds = spellingsOf(word).flatMap((spelling) => matchCompound(spelling, index))
  return near.length > 0 ? [[{ ...expansion, near }], ...compounds] : compounds
}

/** Each split of a word into two that are found. The second names the kind of thing, so it is looked up first. */
function matchCompound(word: string, index: readonly IndexedWord[]): Alternatives {
  return splitWord(word).flatMap(({ lefts, right }) => {
    const second = matchWord(right, index)
    if (!isFound(second)) return []
    return lefts
      .map((left) => matchWord(left, index))
      .filter(isFound)
      .map((first) => [first, second])
  })
}

/** Words that match only themselves, such as sizes. */
export const exactly = (words: readonly string[]): Alternatives => [[{ whole: words, part: [], near: [] }]]

const isFound = ({ whole, part }: Expansion) => whole.length + part.length > 0

function matchWord(word: string, index: readonly IndexedWord[]): Expansion {
  const matches = spellingsOf(word).map(/\d/.test(word) ? numberMatcher : wordMatcher)
  const whole: string[] = []
  const part: string[] = []
  for (const entry of index) {
    const grades = matches.map((match) => match(entry))
    if (grades.includes('whole')) whole.push(entry.word)
    else if (grades.includes('part')) part.push(entry.word)
  }
  return { whole, part, near: [] }
}

type Match = (entry: IndexedWord) => 'whole' | 'part' | undefined

/** Numbers match exactly, except that four digits or more may be part of a product number. */
function numberMatcher(number: string): Match {
  const isPartOfSku = /^\d{4,6}$/.test(number)
  return ({ word }) => {
    if (word === number) return 'whole'
    return isPartOfSku && /^\d{7}$/.test(word) && word.includes(number) ? 'part' : undefined
  }
}

function wordMatcher(entered: string): Match {
  const enteredStem = stemOf(entered)
  if (entered.length < 3) return ({ word }) => (word === entered ? 'whole' : undefined)
  return ({ word, stem }) => {
    if (word.endsWith(entered) || stem.endsWith(enteredStem)) return 'whole'
    const isStart = word.startsWith(entered) || (enteredStem.length > 3 && word.startsWith(enteredStem))
    return isStart || (enteredStem.length > 4 && word.includes(enteredStem)) ? 'part' : undefined
  }
}

const shortestPart = 4
const linkingEnding = /(?:es|en|er|s|n)$/

interface Cut {
  /** With and without the linking letters of German compounds. */
  readonly lefts: readonly string[]
  readonly right: string
}

/** Each split of a long word in two. */
function splitWord(word: string): readonly Cut[] {
  if (!/^\p{Letter}{8,40}$/u.test(word)) return []
  const cuts = Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, index) => index + shortestPart)
  return cuts.map((cut) => {
    const left = word.slice(0, cut)
    const bare = left.replace(linkingEnding, '')
    const isLonger = bare !== left && bare.length >= shortestPart
    return { lefts: isLonger ? [left, bare] : [left], right: word.slice(cut) }
  })
}

/** One typing error in words of four to seven letters, two from eight on. */
function nearWords(entered: string, index: readonly IndexedWord[]): string[] {
  if (!/^\p{Letter}{4,40}$/u.test(entered)) return []
  const maximum = entered.length < 8 ? 1 : 2
  const enteredStem = stemOf(entered)
  return index
    .filter(({ word, stem }) => {
      if (!/^\p{Letter}{3,}$/u.test(word)) return false
      return (
        isWithinDistance(entered, word, maximum) ||
        (stem.length > 3 && isWithinDistance(enteredStem, stem, 1))
      )
    })
    .map(({ word }) => word)
}

/**
 * Whether one word becomes the other by at most `maximum` typing errors: an extra, missing or wrong letter, or two
 * swapped ones.
 */
export function isWithinDistance(a: string, b: string, maximum: number): boolean {
  if (Math.abs(a.length - b.length) > maximum) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = nextRow({ a, b, i, row, before })
    if (Math.min(...next) > maximum) return false
    before = row
    row = next
  }
  return (row[b.length] ?? 0) <= maximum
}

interface Step {
  readonly a: string
  readonly b: string
  readonly i: number
  readonly row: readonly number[]
  /** The row before `row`, for swapped letters. */
  readonly before: readonly number[]
}

function nextRow({ a, b, i, row, before }: Step): number[] {
  const next = [i]
  for (let j = 1; j <= b.length; j += 1) {
    const changed = at(row, j - 1) + Number(a[i - 1] !== b[j - 1])
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    const swapped = isSwap ? at(before, j - 2) + 1 : changed
    next.push(Math.min(changed, swapped, at(row, j) + 1, at(next, j - 1) + 1))
  }
  return next
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
