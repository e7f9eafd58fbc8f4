import type { Database } from '../database/database'
import type { ShopLocale } from '../shop'
import { findProductIds, listSearchWords, searchColumns, type SearchColumn } from './product-search'
import { exactly, expandWord, type Alternatives, type Expansion, type IndexedWord } from './search-expansion'
import type { SearchSize, SearchTerm } from './search-term'

/** How well each product matches, by its id; those that do not match are absent. */
export type Scores = ReadonlyMap<string, number>

const columnWeights: Readonly<Record<SearchColumn, number>> = { name: 100, keywords: 10, description: 1 }
const gradeWeights = { whole: 4, part: 3, near: 2 } as const
const grades = ['whole', 'part', 'near'] as const
/** More words than this would not narrow the result. */
const maximumWords = 250

/**
 * Scores the products that have every word and size of a term in a language: names count more than keywords, and
 * keywords more than descriptions. Misspellings are tolerated only when nothing else is found.
 */
export function scoreTerm(db: Database, term: SearchTerm, locale: ShopLocale): Scores {
  const index = listSearchWords(db, locale)
  const find = cacheHits(db, locale)
  for (const read of readings(term, index)) {
    const scores = scoreAll(read(), find)
    if (scores.size > 0) return scores
  }
  return new Map()
}

/** The ways to read a term, the most likely first. */
function readings({ words, sizes, productPart }: SearchTerm, index: readonly IndexedWord[]) {
  const enteredSizes = () => sizes.map((size) => exactly(sizeWords(size)))
  const expand = (forgiving: boolean) => () => [
    ...enteredSizes(),
    ...words.map((word) => expandWord(word, index, { forgiving })),
  ]
  const asProduct = () =>
    productPart === undefined ? [] : [expandWord(productPart, index, { forgiving: false })]
  const plain = sizes.length === 0 ? [asProduct, expand(false)] : [expand(false), asProduct]
  return [...plain, expand(true)]
}

const sizeWords = ({ text, millimetres }: SearchSize) => [text, millimetres.join('x')].filter(isSize)

const isSize = (text: string) => /^\d+(?:x\d+)+$/.test(text)

type Find = (expansion: Expansion) => Scores

/** The products that match all demands; none without demands. */
function scoreAll(demands: readonly Alternatives[], find: Find): Scores {
  const [first, ...more] = demands.map((alternatives) => scoreAny(alternatives, find))
  return more.reduce<Scores>(addUp, first ?? new Map())
}

/** The best score among the ways to read a word. */
function scoreAny(alternatives: Alternatives, find: Find): Scores {
  const best = new Map<string, number>()
  for (const expansions of alternatives) {
    const [first, ...more] = expansions.map(find)
    for (const [id, score] of more.reduce<Scores>(lower, first ?? new Map())) {
      best.set(id, Math.max(score, best.get(id) ?? 0))
    }
  }
  return best
}

const addUp = (a: Scores, b: Scores): Scores => combine(a, b, (x, y) => x + y)
const lower = (a: Scores, b: Scores): Scores => combine(a, b, Math.min)

/** The products that both have. */
function combine(a: Scores, b: Scores, join: (x: number, y: number) => number): Scores {
  const both = [...a].flatMap(([id, score]) => {
    const other = b.get(id)
    return other === undefined ? [] : [[id, join(score, other)] as const]
  })
  return new Map(both)
}

/** Looks each expansion up once per search. */
function cacheHits(db: Database, locale: ShopLocale): Find {
  const existing = new Map<string, Scores>()
  return (expansion) => {
    const key = JSON.stringify(expansion)
    const scores = existing.get(key) ?? lookUp(db, locale, expansion)
    existing.set(key, scores)
    return scores
  }
}

function lookUp(db: Database, locale: ShopLocale, expansion: Expansion): Scores {
  const scores = new Map<string, number>()
  for (const column of searchColumns) {
    for (const grade of grades) {
      const words = expansion[grade].slice(0, maximumWords)
      const ids = words.length === 0 ? [] : findProductIds(db, { locale, column, words })
      const score = columnWeights[column] * gradeWeights[grade]
      for (const id of ids) scores.set(id, Math.max(score, scores.get(id) ?? 0))
    }
  }
  return scores
}
