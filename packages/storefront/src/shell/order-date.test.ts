import { describe, expect, it } from 'vitest'
import { formatDeliveryDay, formatOrderDate } from './order-date'

describe('formatOrderDate', () => {
  it.each([
    ['de-CH', '22.\u00a0Nov.\u00a02026'],
    ['fr-CH', '22\u00a0nov.\u00a02026'],
    ['en-US', 'Nov\u00a022,\u00a02026'],
  ] as const)('formats the day of the shops in %s', (locale, text) => {
    expect(formatOrderDate('2026-11-21T23:30:00.000Z', locale)).toBe(text)
  })
})

describe('formatDeliveryDay', () => {
  it.each([
    ['de-CH', { weekday: 'Dienstag', date: '24.\u00a0Nov.' }],
    ['fr-CH', { weekday: 'mardi', date: '24\u00a0nov.' }],
    ['en-US', { weekday: 'Tuesday', date: 'Nov\u00a024' }],
  ] as const)('formats the day of a delivery in %s', (locale, texts) => {
    expect(formatDeliveryDay('2026-11-24T00:00:00.000Z', locale)).toEqual(texts)
  })

  it('is an ordinal in French on the first of a month only', () => {
    expect(formatDeliveryDay('2026-12-01T00:00:00.000Z', 'fr-CH').date).toBe('1er\u00a0déc.')
    expect(formatOrderDate('2027-01-01T09:00:00.000Z', 'fr-CH')).toBe('1er\u00a0janv.\u00a02027')
    expect(formatDeliveryDay('2026-12-11T00:00:00.000Z', 'fr-CH').date).toBe('11\u00a0déc.')
    expect(formatDeliveryDay('2026-12-01T00:00:00.000Z', 'de-CH').date).toBe('1.\u00a0Dez.')
  })
})
