import { describe, expect, it } from 'vitest'
import { isCrossSite } from './cross-site'

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
