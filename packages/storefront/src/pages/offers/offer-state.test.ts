import { quoteStatuses } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { daysUntil, isOpenOffer, offerState } from './offer-state'
import type { OfferState } from './offer-state'

const valid = { isExpired: false, orderReferenceNumber: null }
const expired = { isExpired: true, orderReferenceNumber: null }
const ordered = { isExpired: true, orderReferenceNumber: 'CH-1' }

describe('the state of an offer for its buyer', () => {
  it.each<[(typeof quoteStatuses)[number] | null, OfferState, OfferState, boolean]>([
    ['Draft', 'requested', 'requested', true],
    ['Needs Review', 'in-review', 'in-review', true],
    ['In Review', 'in-review', 'in-review', true],
    ['Approved', 'ready', 'expired', true],
    ['Presented', 'presented', 'expired', true],
    ['Accepted', 'accepted', 'expired', true],
    ['Rejected', 'rejected', 'rejected', false],
    ['Denied', 'declined', 'declined', false],
    [null, 'unknown', 'unknown', true],
  ])('is for %s: %s, and later %s', (status, now, later, isOpen) => {
    expect(offerState({ status, ...valid })).toBe(now)
    expect(offerState({ status, ...expired })).toBe(later)
    expect(offerState({ status, ...ordered })).toBe('ordered')
    expect(isOpenOffer({ status, ...valid })).toBe(isOpen)
    expect(isOpenOffer({ status, ...ordered })).toBe(false)
  })

  it('is known for every state of the platform', () => {
    for (const status of quoteStatuses) expect(offerState({ status, ...valid })).not.toBe('unknown')
  })

  it('is closed once the offer is over', () => {
    expect(isOpenOffer({ status: 'Approved', ...expired })).toBe(false)
    expect(isOpenOffer({ status: 'Draft', ...expired })).toBe(true)
  })
})

describe('the days that an offer is still valid', () => {
  it.each([
    ['2026-12-01', 0],
    ['2026-12-02', 1],
    ['2027-01-01', 31],
    ['2026-11-30', -1],
    ['2027-03-29', 118],
  ])('are until %s: %i', (day, days) => {
    expect(daysUntil(day, '2026-12-01')).toBe(days)
  })
})
