import { isWithinDistance } from './edit-distance'
import { spellingsOf, stemOf } from './search-words'

/** A word of the search index with its stem. */
export interface IndexedWord {
  readonly word: string
  readonly stem: string
}

/** The words of the index that stand for a typed one, by how well they do. */
export interface Expansion {
  /** The word itself, inflected, or a compound of that kind: `Faltkarton` for `Karton`. */
  readonly whole: readonly string[]
  /** Words that begin with it or have it within. */
  readonly part: readonly string[]
  /** Words that it may be a slip of. */
  readonly near: readonly string[]
}

/** Ways to understand a typed word; within one, every expansion must be found. */
export type Alternatives = readonly (readonly Expansion[])[]

interface ExpansionOptions {
  /** Whether slips of the finger are forgiven. */
  readonly forgiving: boolean
}

/** What a typed word may mean: itself or, when nothing is called so, the two words it is put together from. */
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

/** Each way to cut a word into two that are found; the second says what it is, so it is looked for first. */
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

/** Words that stand for themselves alone, such as sizes. */
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

/** Numbers are exact, except that four digits or more may be part of an article number. */
function numberMatcher(number: string): Match {
  const isProductPart = /^\d{4,6}$/.test(number)
  return ({ word }) => {
    if (word === number) return 'whole'
    return isProductPart && /^\d{7}$/.test(word) && word.includes(number) ? 'part' : undefined
  }
}

function wordMatcher(typed: string): Match {
  const typedStem = stemOf(typed)
  if (typed.length < 3) return ({ word }) => (word === typed ? 'whole' : undefined)
  return ({ word, stem }) => {
    if (word.endsWith(typed) || stem.endsWith(typedStem)) return 'whole'
    const isStart = word.startsWith(typed) || (typedStem.length > 3 && word.startsWith(typedStem))
    return isStart || (typedStem.length > 4 && word.includes(typedStem)) ? 'part' : undefined
  }
}

const shortestPart = 4
const linkingEnding = /(?:es|en|er|s|n)$/

interface Cut {
  /** With and without the sound that German puts in between. */
  readonly lefts: readonly string[]
  readonly right: string
}

/** Each way to cut a long word in two. */
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

/** One slip in words of four to seven letters, two from eight on. */
function nearWords(typed: string, index: readonly IndexedWord[]): string[] {
  if (!/^\p{Letter}{4,40}$/u.test(typed)) return []
  const most = typed.length < 8 ? 1 : 2
  const typedStem = stemOf(typed)
  return index
    .filter(({ word, stem }) => {
      if (!/^\p{Letter}{3,}$/u.test(word)) return false
      return isWithinDistance(typed, word, most) || (stem.length > 3 && isWithinDistance(typedStem, stem, 1))
    })
    .map(({ word }) => word)
}
