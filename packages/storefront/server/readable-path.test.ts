import { describe, expect, it } from 'vitest'
import { withReadablePath } from './readable-path'

describe('withReadablePath', () => {
  it.each([
    ['/de-CH/', '/de-CH/'],
    ['/global-search/20%20cm?a=%', '/global-search/20%20cm?a=%'],
    ['/global-search/100%', '/global-search/100%25'],
    ['/category/%E0%A4%A/x', '/category/%25E0%25A4%25A/x'],
    ['/%ff/%C3%A4', '/%25ff/%C3%A4'],
  ])('%s is asked as %s', (given, readable) => {
    const request = withReadablePath(
      new Request(`http://localhost:4173${given}`, { headers: { cookie: 'a=1' } }),
    )
    expect(request.url).toBe(`http://localhost:4173${readable}`)
    expect(request.headers.get('cookie')).toBe('a=1')
  })
})
