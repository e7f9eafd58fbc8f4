import { describe, expect, it } from 'vitest'
import { deleteOwnCookies, isOwnCookie } from './visitor-cookies'

const names = ['checkout_choice', 'placed_orders', 'withdrawals', 'requests', 'order_lookups', 'files']

describe('the shop’s own cookies', () => {
  it.each(names)('are known by their names, over https too: %s', (name) => {
    const pairs = [`${name}_DE`, `${name}_CH=x`, `__Host-${name}_CH=A`, `__Host-${name}_DE`]
    expect(pairs.map(isOwnCookie)).toEqual([true, true, true, true])
  })

  it.each(['sid', 'region', 'consent=v1', 'x_withdrawals_CH', '__Host-sid'])('are not %s', (name) => {
    expect(isOwnCookie(name)).toBe(false)
  })

  it('are deleted in one shop, over https with the names that no other host can give', () => {
    expect(deleteOwnCookies({ shop: 'DE', origin: 'https://shop.example' })).toEqual(
      names.map((name) => `__Host-${name}_DE=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure`),
    )
    expect(deleteOwnCookies({ shop: 'CH', origin: 'http://localhost' })).toEqual(
      names.map((name) => `${name}_CH=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`),
    )
  })
})
