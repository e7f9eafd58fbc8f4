import { describe, expect, it } from 'vitest'
import { clausesIn, sectionOf } from './clause-ids.ts'

describe('clausesIn', () => {
  it.each([
    ['no clause at all', []],
    ['[2.1-6] replaces a segment', ['2.1-6']],
    ['[7.3-1] [9-12] does two things', ['7.3-1', '9-12']],
    ['[2.1-5, 2.1-7] lists', ['2.1-5', '2.1-7']],
    ['[2.10-5..7] ranges', ['2.10-5', '2.10-6', '2.10-7']],
    ['[3.browser-stored-data-4] names a section', ['3.browser-stored-data-4']],
    ['[4.guest-cart-on-login-1..2] ranges there too', ['4.guest-cart-on-login-1', '4.guest-cart-on-login-2']],
    ['takes [1, 2] and [a-1] as ordinary text', []],
  ])('%s', (title, clauses) => {
    expect(clausesIn(title)).toEqual(clauses)
  })
})

describe('sectionOf', () => {
  it('keeps hyphens inside a section', () => {
    expect(sectionOf('4.guest-cart-on-login-12')).toBe('4.guest-cart-on-login')
  })
})
