import type { RunRow } from '@cartonnage/sdk'
import { readOrderText } from '@cartonnage/sdk/order-files'
import type { OrderRow, RowCheck } from '@cartonnage/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failedRows, faultyRows, replaceNumber, writeList } from './list-text'

const row = (place: number, number: string, quantity: string): OrderRow => ({ place, number, quantity })

describe('the text of a list', () => {
  it('has a line for each row, with quotes where a separator would be taken for one', () => {
    expect(writeList([row(1, '1001180', '60'), row(2, 'a;b', '2,5'), row(3, '', '')])).toBe(
      '1001180;60\n"a;b";"2,5"\n',
    )
  })

  it('keeps what could not be read as it was', () => {
    expect(writeList([{ ...row(1, '1;2;3', ''), isUnreadable: true }])).toBe('1;2;3')
  })

  it('is read as the same rows again, whatever they hold', () => {
    const text = fc.string({
      unit: fc.constantFrom('1', '0', 'A', ';', ',', '"', '.', '-'),
      minLength: 1,
      maxLength: 8,
    })
    // Seven digits are an article number in either column, and no quantity is that large.
    const quantities = text.filter((quantity) => quantity.replaceAll(/\D/g, '').length !== 5)
    const rows = fc.array(fc.tuple(text, quantities), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(rows, (entered) => {
        const all = entered.map(([number, quantity], index) => row(index + 1, `1${number}1`, `1${quantity}1`))
        expect(readOrderText(writeList(all)).rows).toEqual(all)
      }),
    )
  })
})

it('another article number takes the place of one row alone', () => {
  const rows = [row(1, 'a', '1'), row(3, 'b', '2')]
  expect(replaceNumber(rows, { place: 3, number: 'c' })).toEqual([row(1, 'a', '1'), row(3, 'c', '2')])
})

const ready: RowCheck = { kind: 'ready', productId: 'p', quantity: 1, joined: [] }
const joined: RowCheck = { kind: 'joined', productId: 'p', quantity: 1, into: 1 }
const unknown: RowCheck = { kind: 'unknown' }

it('leaves in the list what a check skips', () => {
  const rows = [ready, joined, unknown].map((check, index) => ({ row: row(index, 'a', '1'), check }))
  expect(faultyRows(rows)).toEqual([row(2, 'a', '1')])
})

it('leaves in the list what is certainly not in the cart', () => {
  const outcomes = [
    'waiting',
    'sending',
    'added',
    'differs',
    'refused',
    'failed',
    'unknown',
    'not-added',
  ] as const
  const rows = outcomes.map((outcome): RunRow => ({ row: row(0, outcome, '1'), check: ready, outcome }))
  expect(failedRows(rows).map(({ number }) => number)).toEqual(['waiting', 'refused', 'failed', 'not-added'])
})
