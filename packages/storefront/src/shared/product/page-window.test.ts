import { describe, expect, it } from 'vitest'
import { pageWindow, readPageNumber } from './page-window'

describe('readPageNumber', () => {
  it.each([
    [null, 1],
    ['2', 2],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['x', 1],
    ['99999', 1],
  ])('reads %j as %i', (text, page) => {
    expect(readPageNumber(text)).toBe(page)
  })
})

describe('pageWindow', () => {
  it.each([
    [1, 10, { first: 1, last: 10, before: 0, after: 0 }],
    [1, 36, { first: 1, last: 30, before: 0, after: 6 }],
    [2, 36, { first: 31, last: 36, before: 30, after: 0 }],
    [2, 86, { first: 31, last: 60, before: 30, after: 26 }],
  ])('of page %i of %i products', (page, total, window) => {
    expect(pageWindow(page, total)).toEqual({ page, total, ...window })
  })
})
