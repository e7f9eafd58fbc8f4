import type { Dimensions } from '../url/search'

/** An article with its size in mm; 0 as height of what is flat. */
export interface SizedArticle {
  /** Inner dimensions in mm. */
  readonly size: Dimensions
}

/** The articles next in size to another. */
export interface SimilarSizes<T> {
  /** Those that hold less, the smallest first. */
  readonly smaller: readonly T[]
  /** Those that hold more, the smallest first. */
  readonly larger: readonly T[]
}

/**
 * Of articles of one kind, those one or two sizes smaller and larger than a size: the nearest in all their dimensions, however
 * they are turned, and by what they hold (the area, of what is flat). None of the same size. `each` is the most on either
 * side; where one side has fewer the other has more, up to twice `each` in all.
 */
export function similarSizes<T extends SizedArticle>(
  size: Dimensions,
  articles: readonly T[],
  each = 2,
): SimilarSizes<T> {
  const sides = sidesOf(size)
  const own = productOf(sides)
  const nearest = articles
    .map((article) => ({ article, sides: sidesOf(article.size) }))
    .filter((other) => other.sides.length === sides.length && other.sides.join() !== sides.join())
    .map((other) => ({
      article: other.article,
      volume: productOf(other.sides),
      distance: distance(sides, other.sides),
    }))
    .toSorted((a, b) => a.distance - b.distance)
  const smaller = nearest.filter(({ volume }) => volume < own)
  const larger = nearest.filter(({ volume }) => volume >= own)
  const most = 2 * each
  const take = (found: typeof nearest, opposite: number) =>
    found
      .slice(0, Math.max(each, most - opposite))
      .toSorted((a, b) => a.volume - b.volume)
      .map(({ article }) => article)
  return { smaller: take(smaller, larger.length), larger: take(larger, smaller.length) }
}

/** Without those that are 0, the longest first. */
const sidesOf = ({ length, width, height }: Dimensions): readonly number[] =>
  [length, width, height].filter((side) => side > 0).toSorted((a, b) => b - a)

const productOf = (sides: readonly number[]): number => sides.reduce((product, side) => product * side, 1)

/** The sum of the ratios of the sides, as logarithms: 100 to 200 mm is as far as 300 to 600 mm. */
const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, side, index) => sum + Math.abs(Math.log(side / Number(b[index]))), 0)
