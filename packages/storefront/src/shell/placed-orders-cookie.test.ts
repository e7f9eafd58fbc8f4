import { describe, expect, it } from 'vitest'
import { createCookiePlacedOrders } from './placed-orders-cookie'

/** Over https the names say that this host set the cookies. */
const mark = '__Host-'

const open = (cookie = '', origin = 'https://shop.example') =>
  createCookiePlacedOrders(new Request(`${origin}/de-CH/checkout`, { headers: { cookie } }), 'CH')

describe('the cookie of the orders just placed', () => {
  it('knows what was placed, in this shop alone', () => {
    const { store } = open(
      `${mark}placed_orders_CH=AAAA-1111.BBBB-2222; ${mark}placed_orders_DE=CCCC-3333; placed_orders_CH=DDDD-4444`,
    )
    expect(
      ['AAAA-1111', 'BBBB-2222', 'CCCC-3333', 'DDDD-4444', 'AAAA', ''].map((number) => store.has(number)),
    ).toEqual([true, true, false, false, false, false])
  })

  it('is written when an order is placed, for a quarter of an hour and for no script', () => {
    const { store, setCookies } = open(`${mark}placed_orders_CH=AAAA-1111`)
    expect(setCookies()).toEqual([])
    store.add('BBBB-2222')
    expect(store.has('BBBB-2222')).toBe(true)
    expect(setCookies()).toEqual([
      '__Host-placed_orders_CH=AAAA-1111.BBBB-2222; Path=/; HttpOnly; SameSite=Lax; Max-Age=900; Secure',
    ])
  })

  it('keeps the latest five, each once', () => {
    const { store, setCookies } = open('', 'http://localhost:4173')
    for (const number of ['A111', 'B111', 'C111', 'A111', 'D111', 'E111', 'F111']) store.add(number)
    expect(setCookies()[0]).toMatch(/^placed_orders_CH=C111\.A111\.D111\.E111\.F111; .*Max-Age=900$/)
  })

  it.each(['', 'a;b', '<b>', 'A.B', 'x'.repeat(41), 'ÄÖÜ-1'])(
    'takes no number that is none: %j',
    (number) => {
      const { store, setCookies } = open()
      store.add(number)
      expect([store.has(number), setCookies()]).toEqual([false, []])
      expect(open(`${mark}placed_orders_CH=${encodeURIComponent(number)}`).store.has(number)).toBe(false)
    },
  )
})
