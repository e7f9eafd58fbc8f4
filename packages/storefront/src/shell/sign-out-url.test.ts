import { describe, expect, it } from 'vitest'
import { withReturn } from './sign-out-url'

const origin = 'https://shop.example'

describe('withReturn', () => {
  it.each([
    ['/secur/logout.jsp', '/de-CH/', 'https://shop.example/secur/logout.jsp?retURL=%2Fde-CH%2F'],
    ['https://shop.example/secur/logout.jsp', '/', 'https://shop.example/secur/logout.jsp?retURL=%2F'],
    [
      '/de-shop/secur/logout.jsp',
      '/de-shop/',
      'https://shop.example/de-shop/secur/logout.jsp?retURL=%2Fde-shop%2F',
    ],
    ['/secur/logout.jsp?retURL=%2Fx', '/de-CH/', '/secur/logout.jsp?retURL=%2Fx'],
    ['/my/orders', '/de-CH/', '/my/orders'],
  ])('leads from %s back to %s', (url, home, expected) => {
    expect(withReturn(url, { origin, home })).toBe(expected)
  })
})
