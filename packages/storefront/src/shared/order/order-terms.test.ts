import { describe, expect, it } from 'vitest'
import { findOrderTerms } from './order-terms'

describe('the terms of an order', () => {
  it.each([
    // A minute before midnight and a minute after it, in Switzerland.
    ['2026-11-25T22:59:00.000Z', '2026-03-02'],
    ['2026-11-25T23:01:00.000Z', '2026-11-26'],
  ])('placed at %s are those of %s', (createdDate, version) => {
    for (const shop of ['CH', 'DE'] as const)
      expect(findOrderTerms({ createdDate }, shop)).toEqual({ version, path: `/service/terms/${version}` })
  })

  it.each([null, '', 'soon'])('are unknown without a day: %j', (createdDate) => {
    expect(findOrderTerms({ createdDate }, 'CH')).toBeUndefined()
  })
})
