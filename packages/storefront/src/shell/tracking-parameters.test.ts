import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTrackingOf, withoutTracking } from './tracking-parameters'

describe('the query of an address', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?utm_source=mail&utm_campaign=a%20b', ''],
    ['?gclid=1&sort=price&fbclid=2', '?sort=price'],
    ['?sort=price&UTM_Source=mail', '?sort=price'],
    ['?term=utm_source', '?term=utm_source'],
    ['?a=%zz&a=&b', '?a=%zz&a=&b'],
    ['?&&a=1&', '?a=1'],
  ])('%j is %j for everybody', (search, expected) => {
    expect(withoutTracking(search)).toBe(expected)
  })

  it('is the same when it is read again, and has all that is no noise in its order', () => {
    const names = fc.constantFrom('a', 'page', 'utm_term', 'gclid')
    const values = fc.webFragments().map((value) => value.replaceAll('&', ''))
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const kept = pairs.filter(([name]) => name === 'a' || name === 'page')
        const write = (list: typeof pairs) => list.map((pair) => pair.join('=')).join('&')
        const shared = withoutTracking(`?${write(pairs)}`)
        expect(shared.replace(/^\?/, '')).toBe(write(kept))
        expect(withoutTracking(shared)).toBe(shared)
      }),
    )
  })
})

describe('a way that leads on', () => {
  it.each([
    ['?a=1', '/b', '/b'],
    ['?utm_source=mail&a=1', '/b', '/b?utm_source=mail'],
    ['?gclid=1&utm_source=mail', '/b?c=2#d', '/b?c=2&gclid=1&utm_source=mail#d'],
  ])('from %j to %j is %j', (search, path, expected) => {
    expect(withTrackingOf(search, path)).toBe(expected)
  })
})
