import { describe, expect, it } from 'vitest'
import { isCrossSite, isCrossSiteCall } from './cross-site'

const origin = 'http://localhost:4173'
const post = (headers: Record<string, string>) => ({ method: 'POST', headers: new Headers(headers) })

describe('isCrossSite', () => {
  it('lets reads pass from everywhere', () => {
    expect(
      isCrossSite({ method: 'GET', headers: new Headers({ Origin: 'https://evil.example' }) }, origin),
    ).toBe(false)
  })

  it.each([{ Origin: origin }, { 'Sec-Fetch-Site': 'same-origin' }])(
    'lets a form of our own pass: %o',
    (headers) => {
      expect(isCrossSite(post(headers), origin)).toBe(false)
    },
  )

  it.each([
    {},
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('stops a foreign form: %o', (headers) => {
    expect(isCrossSite(post(headers), origin)).toBe(true)
  })
})

describe('isCrossSiteCall', () => {
  it.each([
    [{}, false],
    [{ Cookie: 'sid=1' }, true],
    [{ Origin: origin, Cookie: 'sid=1' }, false],
    [{ 'Sec-Fetch-Site': 'same-origin', Cookie: 'sid=1' }, false],
    [{ Origin: 'https://evil.example' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site' }, true],
  ])('a write with %o is foreign: %s', (headers: Record<string, string>, expected) => {
    expect(isCrossSiteCall(post(headers), origin)).toBe(expected)
  })
})
