import { describe, expect, it } from 'vitest'
import type { ProductSort, SortColumn } from '../product/product-sort'
import { directionOf, nextSort } from './sort-direction'

const offered: readonly ProductSort[] = [
  'relevance',
  'length',
  '-length',
  'price',
  '-price',
  'stock',
  '-stock',
  'name',
]
const press = (column: SortColumn, sort: ProductSort) =>
  nextSort(column, { sort, offered, preferred: 'relevance' })

describe('nextSort', () => {
  it.each([
    ['length', 'relevance', 'length'],
    ['length', 'length', '-length'],
    ['length', '-length', 'length'],
    ['stock', 'length', '-stock'],
    ['stock', '-stock', 'stock'],
    ['stock', 'stock', '-stock'],
    ['name', 'length', 'name'],
    // offered in one direction only
    ['name', 'name', undefined],
    ['price-100', 'length', undefined],
  ] as const)('leads by a press on %s from %s to %s', (column, sort, expected) => {
    expect(press(column, sort)).toBe(expected)
  })
})

describe('directionOf', () => {
  it.each([
    ['length', 'length', 'ascending'],
    ['-length', 'length', 'descending'],
    ['-length', 'price', undefined],
    ['price-100', 'price', undefined],
    ['relevance', 'relevance', undefined],
  ] as const)('of a list sorted by %s is, in the column %s, %s', (sort, column, expected) => {
    expect(directionOf(sort, column)).toBe(expected)
  })
})
