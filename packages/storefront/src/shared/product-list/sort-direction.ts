import type { ListOrder } from './data/load-sort'
import type { ProductSort, SortColumn } from '../product/product-sort'

/** In which direction a list is sorted by a column; undefined if it is not. */
export function directionOf(sort: ProductSort, column: SortColumn): 'ascending' | 'descending' | undefined {
  if (sort === 'relevance') return undefined
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** Columns whose highest value is looked for first. */
const highestFirst: ReadonlySet<SortColumn> = new Set(['stock'])

/** The order after a press on the head of a column; undefined if the platform offers no other one. */
export function nextSort(column: SortColumn, { sort, offered }: ListOrder): ProductSort | undefined {
  const both: readonly ProductSort[] = [column, `-${column}`]
  const wanted = highestFirst.has(column) ? both.toReversed() : both
  return wanted
    .toSorted((a, b) => Number(a === sort) - Number(b === sort))
    .find((next) => next !== sort && offered.includes(next))
}
