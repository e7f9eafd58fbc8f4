import { expect, it } from 'vitest'
import { readLines, readReplacement, writeLines } from './quick-order-form'

it('lines of a cart are read as they were written, and anything else as nothing', () => {
  const lines = [
    { productId: '01tCN0001001180YAA', quantity: 60 },
    { productId: 'b', quantity: 5 },
  ]
  expect(readLines(writeLines(lines))).toEqual(lines)
  expect(readLines('')).toEqual([])
  expect(readLines('a:-1,b:2.5,<script>:3,c:9999999999')).toEqual([])
})

it.each([
  ['12:1001190', { place: 12, number: '1001190' }],
  ['3:a:b', { place: 3, number: 'a:b' }],
  ['', undefined],
  ['x:1', undefined],
  ['1:', undefined],
])('reads the replacement %j', (text, expected) => {
  expect(readReplacement(text)).toEqual(expected)
})
