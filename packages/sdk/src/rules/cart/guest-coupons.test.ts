import { describe, expect, it } from 'vitest'
import {
  addGuestCoupon,
  readGuestCoupons,
  refusedGuestCoupons,
  refuseGuestCoupon,
  removeGuestCoupon,
  waitingGuestCoupons,
} from './guest-coupons'

const lea = '01tCN0001001180YAA'
const refused = { reason: 'unknown', userId: null } as const

describe('readGuestCoupons', () => {
  it('reads codes and refusals', () => {
    const stored = [{ code: 'A' }, { code: 'B', refused: { reason: 'used-up', userId: lea } }]
    expect(readGuestCoupons(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  })

  it.each([
    [null],
    ['text'],
    [{ code: 'A' }],
    [[null, 5, 'A', {}, { code: 5 }, { code: ' ' }, { code: 'x'.repeat(61) }]],
  ])('reads nothing from %j', (stored) => {
    expect(readGuestCoupons(stored)).toEqual([])
  })

  it('reads a refusal without a reason as a code that waits', () => {
    expect(readGuestCoupons([{ code: 'a', refused: { userId: lea } }])).toEqual([{ code: 'A' }])
  })
})

describe('addGuestCoupon', () => {
  it.each([
    ['a new code in upper case', [{ code: 'A' }], ' b ', [{ code: 'A' }, { code: 'B' }]],
    ['a code that waits already once', [{ code: 'A' }], 'a', [{ code: 'A' }]],
    ['a refused one again', [{ code: 'A', refused }, { code: 'B' }], 'A', [{ code: 'B' }, { code: 'A' }]],
    ['no blank one', [], ' ', []],
    ['none that is too long', [], 'x'.repeat(61), []],
  ])('keeps %s', (_, coupons, code, expected) => {
    expect(addGuestCoupon(coupons, code)).toEqual(expected)
  })

  it('keeps ten', () => {
    const codes = Array.from({ length: 12 }, (_, index) => `C${index}`)
    const coupons = codes.reduce<readonly { code: string }[]>(addGuestCoupon, [])
    expect(coupons.map(({ code }) => code)).toEqual(codes.slice(0, 10))
  })
})

it('removes a code in any spelling', () => {
  expect(removeGuestCoupon([{ code: 'A' }, { code: 'B' }], ' a')).toEqual([{ code: 'B' }])
})

it('tells codes that wait from those that were refused for this shopper', () => {
  const forLea = refuseGuestCoupon([{ code: 'A' }, { code: 'B' }], 'a', { reason: 'not-met', userId: lea })
  const coupons = refuseGuestCoupon([...forLea, { code: 'C' }], 'C', refused)
  expect(waitingGuestCoupons(coupons)).toEqual([{ code: 'B' }])
  const codes = (userId: string | undefined) => refusedGuestCoupons(coupons, userId).map(({ code }) => code)
  expect([codes(lea), codes(lea.slice(0, 15)), codes('01tCN0001001010YAA'), codes(undefined)]).toEqual([
    ['A'],
    ['A'],
    [],
    ['C'],
  ])
})
