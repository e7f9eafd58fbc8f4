import { describe, expect, it } from 'vitest'
import {
  canUseGuestCart,
  canUseGuestCheckout,
  canUseGuestDataForAuthUsers,
  dropBlankTexts,
  isGuestId,
  normalizeAccountId,
  requireAccountId,
} from './access'

describe('isGuestId', () => {
  it.each([
    ['', true],
    ['null', true],
    ['undefined', true],
    [' ', true],
    ['\u00a0', true],
    [null, true],
    [undefined, true],
    [' undefined ', true],
    [5, true],
    [NaN, true],
    [{ id: '005Q50000000001AAA' }, true],
    [['005Q50000000001AAA'], true],
    [Symbol('null'), true],
    ['005Q50000000001AAA', false],
    ['Null', false],
    ['nullundefined', false],
    ['nu\u0406l', false],
    ['000000000000000', false],
  ])('[3.user-and-account-1] the user id %o means a guest: %s', (id, isGuest) => {
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
    ['\u00a0\t', undefined],
    [' 000000000000000\n', undefined],
    ['00000000000000', '00000000000000'],
    ['０'.repeat(15), '０'.repeat(15)],
    [null, undefined],
    [undefined, undefined],
    [5, undefined],
    [0, undefined],
    [{}, undefined],
    [['001Q50000000001AAA'], undefined],
    [Symbol('001Q50000000001AAA'), undefined],
  ])('[5-8] [9-38] the account id of %o is %j', (id, accountId) => {
    expect(normalizeAccountId(id)).toBe(accountId)
  })
})

describe('requireAccountId', () => {
  it('[5-7] gives the id without blanks around it', () => {
    expect(requireAccountId('001Q50000000001AAA')).toBe('001Q50000000001AAA')
    expect(requireAccountId(' 001Q50000000001AAA ')).toBe('001Q50000000001AAA')
  })

  it.each([
    [''],
    [' '],
    ['\u00a0'],
    ['000000000000000'],
    ['000000000000000000'],
    [undefined],
    [null],
    [7],
    [{}],
  ])("[5-7] [5-8] [8-4] fails for %j with 'effective account id required'", (id) => {
    expect(() => requireAccountId(id)).toThrow(
      expect.objectContaining({
        code: 'EFFECTIVE_ACCOUNT_ID_REQUIRED',
        message: 'effective account id required',
      }),
    )
  })
})

describe('what a guest may do', () => {
  const cases = [
    [false, undefined, true],
    [false, false, true],
    [false, true, true],
    [true, true, true],
    [true, false, false],
    [true, null, false],
    [true, undefined, false],
  ] as const

  it.each(cases)(
    '[6-5] [3.cart-7] a cart on the server for guest %s with guestCartEnabled %s: %s',
    (isGuest, guestCartEnabled, isAllowed) => {
      const other = { guestCheckoutEnabled: !isAllowed }
      expect(canUseGuestCart({ isGuest, guestCartEnabled, ...other })).toBe(isAllowed)
    },
  )

  it.each(cases)(
    '[6-6] [3.cart-7] a checkout for guest %s with guestCheckoutEnabled %s: %s',
    (isGuest, guestCheckoutEnabled, isAllowed) => {
      const other = { guestCartEnabled: !isAllowed }
      expect(canUseGuestCheckout({ isGuest, guestCheckoutEnabled, ...other })).toBe(isAllowed)
    },
  )

  it('[6-5] [6-6] counts only true as enabled', () => {
    const flag = 'true' as unknown as boolean
    expect(canUseGuestCart({ isGuest: true, guestCartEnabled: flag })).toBe(false)
    expect(canUseGuestCheckout({ isGuest: true, guestCheckoutEnabled: flag })).toBe(false)
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
  it('[5-9] drops blank texts and trims the others', () => {
    expect(dropBlankTexts({ lastName: ' Keller ', email: '  ', phoneNumber: null })).toEqual({
      lastName: 'Keller',
    })
  })

  it.each([[''], [' '], ['\u00a0\u2003\t\n'], [null], [undefined], [0], [NaN], [{}], [['a']], [Symbol('a')]])(
    '[5-9] does not keep %o, not even as a member without a value',
    (blank) => {
      expect(Object.keys(dropBlankTexts({ id: '001', name: blank }))).toEqual(['id'])
    },
  )

  it('[5-9] returns a new object and does not change its input', () => {
    const texts = { name: ' a ', email: '' }
    expect(dropBlankTexts(texts)).toEqual({ name: 'a' })
    expect(texts).toEqual({ name: ' a ', email: '' })
  })
})
