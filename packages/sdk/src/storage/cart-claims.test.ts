import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCartClaims } from './cart-claims'

const claim = {
  id: '1',
  owner: '005',
  tab: 't',
  page: 'p',
  sentAt: 1,
  lookedAt: 2,
  kind: 'merge',
  lines: [{ productId: 'a', quantity: '1', before: '0' }],
}

describe('readCartClaims', () => {
  it.each([null, undefined, 'x', 7, [], { version: 'x' }, { version: 1.5, claims: 'x' }])(
    'reads %j as no open writes',
    (stored) => {
      expect(readCartClaims(stored)).toEqual({ version: 0, claims: [] })
    },
  )

  it.each([
    ['without its members', {}],
    ['of no kind', { ...claim, kind: 'copy' }],
    ['of no time', { ...claim, sentAt: null }],
    ['of nobody', { ...claim, owner: undefined }],
    ['whose lines are none', { ...claim, lines: 'a' }],
    ['with a quantity that is no text', { ...claim, lines: [{ productId: 'a', quantity: 1 }] }],
    ['whose quantity before is no text', { ...claim, lines: [{ ...claim.lines[0], before: 0 }] }],
    ['whose cart id is no text', { ...claim, cartId: 7 }],
    ['that is null', null],
  ])('leaves out a write %s, and keeps the others', (_, wrong) => {
    expect(readCartClaims({ version: 3, claims: [wrong, claim] })).toEqual({ version: 3, claims: [claim] })
  })

  it('never throws, and returns a number and a list for any stored value', () => {
    const broken = fc.record(
      Object.fromEntries(Object.keys(claim).map((key) => [key, fc.oneof(fc.jsonValue(), fc.string())])),
      { requiredKeys: [] },
    )
    const stored = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.record({ version: fc.jsonValue(), claims: fc.array(fc.oneof(broken, fc.anything())) }),
    )
    fc.assert(
      fc.property(stored, (value) => {
        const { version, claims } = readCartClaims(value)
        expect(Number.isSafeInteger(version)).toBe(true)
        for (const { id, lines } of claims)
          expect([typeof id, Array.isArray(lines)]).toEqual(['string', true])
      }),
    )
  })
})
