import { describe, expect, it } from 'vitest'
import { readOrderLatches } from './order-latch'

const latch = { checkoutId: '2z9', startedAt: 1 }

describe('readOrderLatches', () => {
  it.each([null, 'x', {}, [null, 7, { checkoutId: '2z9' }, { startedAt: 1 }]])(
    'reads %j as none',
    (stored) => {
      expect(readOrderLatches(stored)).toEqual([])
    },
  )

  it.each([
    [{}, {}],
    [{ lostAt: 9 }, { lostAt: 9 }],
    [{ lostAt: 'x', total: 7 }, {}],
    [
      { lostAt: 0, total: '1.20', orderReferenceNumber: 'KR-1', more: 1 },
      { lostAt: 0, total: '1.20', orderReferenceNumber: 'KR-1' },
    ],
  ])('reads beside checkout and beginning of %j what is %j', (stored, existing) => {
    expect(readOrderLatches([{ ...latch, ...stored }])).toEqual([{ ...latch, ...existing }])
  })
})
