import { describe, expect, it } from 'vitest'
import { longestLeadDays } from './lead-days'

/** A Friday. */
const today = '2026-11-27'
const line = (quantity: number, nextSupply?: string) => ({
  attributes: { status: 'active' as const, leadDays: 2, stock: 420, ...(nextSupply && { nextSupply }) },
  quantity,
})
const made = { attributes: { status: 'made-to-order' as const, leadDays: 10 }, quantity: 1 }

describe('longestLeadDays', () => {
  it.each([
    ['in stock', [line(420, '2026-12-04')], 0],
    ['short, and more arrives in a week', [line(421, '2026-12-04')], 5],
    ['short, and more arrives on a weekend', [line(421, '2026-11-29')], 1],
    ['short, and more should have arrived', [line(421, '2026-11-20')], 0],
    ['short, and nothing is known', [line(421)], 0],
    ['short, and more arrives in another century', [line(421, '2126-11-29')], 250],
    ['made to order', [made], 10],
    ['nothing', [], 0],
  ])('of a cart that is %s', (_, lines, days) => {
    expect(longestLeadDays(lines, today)).toBe(days)
  })

  it('is that of the slowest line', () => {
    expect(longestLeadDays([line(600, '2026-12-18'), made, line(1)], today)).toBe(15)
  })
})
