import { describe, expect, it } from 'vitest'
import { findRecentOrder } from './recent-order'

const minute = 60_000
const older = { startedAt: 0, orderReferenceNumber: 'A' }
const newer = { startedAt: 10 * minute, orderReferenceNumber: 'B' }

describe('findRecentOrder', () => {
  it('is the latest order within two minutes', () => {
    expect(findRecentOrder([older, newer], 11 * minute)).toBe('B')
  })

  it.each([
    ['an older one', [older, newer], 13 * minute],
    ['one whose outcome is open', [older, { startedAt: 10 * minute }], 11 * minute],
    ['none at all', [], 0],
  ])('is nothing for %s', (_, latches, now) => {
    expect(findRecentOrder(latches, now)).toBeUndefined()
  })
})
