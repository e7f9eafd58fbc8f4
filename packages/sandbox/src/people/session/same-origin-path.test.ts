import { describe, expect, it } from 'vitest'
import { sameOriginPath } from './same-origin-path'

describe('sameOriginPath', () => {
  it('keeps a path with its query and hash', () => {
    expect(sameOriginPath('/de-CH/cart?x=1#top')).toBe('/de-CH/cart?x=1#top')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
    undefined,
    '/\t/evil.example',
    'cart',
    '/./..//evil.example',
  ])('refuses %j', (target) => {
    expect(sameOriginPath(target)).toBeUndefined()
  })
})
