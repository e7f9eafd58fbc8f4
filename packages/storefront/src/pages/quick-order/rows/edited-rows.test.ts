import type { OrderRow } from '@cartonnage/sdk/rules'
import { expect, it } from 'vitest'
import { fillRows, pasteRows, setRow } from './edited-rows'

const row = (place: number, number: string): OrderRow => ({ place, number, quantity: '1' })
const numbers = (rows: readonly OrderRow[]) => rows.map(({ place, number }) => `${place}${number}`).join(' ')

it('begins with empty rows, and has one more than is entered', () => {
  expect(numbers(fillRows([]))).toBe('1 2 3 4 5 6')
  expect(numbers(fillRows([row(2, 'b'), row(7, 'g')]))).toBe('1 2b 3 4 5 6 7g 8')
})

it('grows while the last row is filled', () => {
  const rows = setRow(fillRows([]), 5, { number: 'f' })
  expect(numbers(rows)).toBe('1 2 3 4 5 6f 7')
  expect(numbers(setRow(rows, 5, { number: '' }))).toBe('1 2 3 4 5 6')
})

it('takes pasted rows from an empty row on, and pushes down the others', () => {
  const rows = fillRows([row(1, 'a'), row(4, 'd')])
  expect(numbers(pasteRows(rows, { index: 1, pasted: [row(1, 'x'), row(2, 'y')] }))).toBe('1a 2x 3y 4d 5 6')
  expect(numbers(pasteRows(rows, { index: 0, pasted: [row(1, 'x')] }))).toBe('1x 2a 3 4 5d 6')
})
