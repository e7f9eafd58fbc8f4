import { describe, expect, it } from 'vitest'
import { isShopError } from '../errors'
import {
  canUseGuestCart,
  canUseGuestCheckout,
  canUseGuestDataForAuthUsers,
  dropBlankTexts,
  isGuestId,
  normalizeAccountId,
  requireAccountId,
} from './access'
import { canListAddresses } from './address-access'

describe('isGuestId', () => {
  it.each([
    ['', true],
    ['null', true],
    ['undefined', true],
    [' ', true],
    ['\u00a0', true],
    [null, true],
    [undefined, true],
    [5, true],
    ['005Q50000000001AAA', false],
    ['Null', false],
  ])('[3.user-and-account-1] %j: %s', (id, isGuest) => {
    expect(isGuestId(id)).toBe(isGuest)
  })
})

describe('normalizeAccountId', () => {
  it.each([
    ['001Q50000000001AAA', '001Q50000000001AAA'],
    [' 001Q50000000001AAA ', '001Q50000000001AAA'],
    ['000000000000000', undefined],
    ['000000000000000000', undefined],
    ['', undefined],
    [' ', undefined],
    [null, undefined],
    [5, undefined],
  ])('[5-8] [9-38] makes %j of %j', (id, accountId) => {
    expect(normalizeAccountId(id)).toBe(accountId)
  })
})

describe('requireAccountId', () => {
  it('[5-7] gives the id', () => {
    expect(requireAccountId('001Q50000000001AAA')).toBe('001Q50000000001AAA')
  })

  it.each([[''], [' '], ['000000000000000'], [undefined]])(
    "[5-7] [8-4] fails for %j with 'effective account id required'",
    (id) => {
      expect(() => requireAccountId(id)).toThrow('effective account id required')
      expect(() => requireAccountId(id)).toThrow(
        expect.toSatisfy((error: unknown) => isShopError(error, 'EFFECTIVE_ACCOUNT_ID_REQUIRED')),
      )
    },
  )
})

describe('what a guest may do', () => {
  it.each([
    [false, undefined, true],
    [false, false, true],
    [true, true, true],
    [true, false, false],
    [true, null, false],
  ])('[6-5] [6-6] guest %s with the switch at %s: %s', (isGuest, flag, isAllowed) => {
    expect(canUseGuestCart({ isGuest, guestCartEnabled: flag })).toBe(isAllowed)
    expect(canUseGuestCheckout({ isGuest, guestCheckoutEnabled: flag })).toBe(isAllowed)
  })

  it.each([
    [true, undefined, false],
    [true, 25, false],
    [false, 0, false],
    [false, 25, true],
    [false, undefined, true],
  ])('[5-12] lists addresses for guest %s with page size %s: %s', (isGuest, pageSize, isAllowed) => {
    expect(canListAddresses({ isGuest, pageSize })).toBe(isAllowed)
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [undefined, null, false],
  ])(
    '[3.shopper-context-14] single policy %s and guest browsing %s: %s',
    (usesSingleEntitlementPolicy, guestBrowsingEnabled, can) => {
      expect(canUseGuestDataForAuthUsers({ usesSingleEntitlementPolicy, guestBrowsingEnabled })).toBe(can)
    },
  )
})

describe('dropBlankTexts', () => {
  it('[5-9] drops what is blank and trims the rest', () => {
    expect(dropBlankTexts({ lastName: ' Keller ', email: '  ', phoneNumber: null })).toEqual({
      lastName: 'Keller',
    })
  })
})
