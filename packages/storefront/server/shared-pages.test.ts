import { describe, expect, it } from 'vitest'
import { pages } from '../src/app/pages'
import { openShop, origin } from './open-shop.fixture'

const app = openShop()

/** A URL of each shared page of the shop; all other pages belong to one visitor. */
const publicPaths: Readonly<Record<string, readonly string[]>> = {
  'home/home-page': ['/'],
  'category/category-page': [
    '/category/faltkartons',
    '/category/faltkartons?sort=relevance',
    '/category/none',
  ],
  'product/product-page': ['/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA'],
  'search-field/search-redirect-page': ['/global-search?term=karton'],
  'box-finder-results/box-finder-results-page': [
    '/global-search/boxfindersearch?length=300&width=200&height=100',
  ],
  'search-results/search-results-page': ['/global-search/karton', '/global-search/xyz'],
  'service/service-page': ['/service/delivery', '/service/cookies', '/service/none'],
  'service/earlier-version-page': ['/service/terms/2026-03-02', '/service/terms/1999-01-01'],
  'service/guide-page': ['/guide/flutes'],
  'style-guide/style-guide-page': ['/dev/parts'],
  '': ['/nowhere/at/all'],
}
const ownPages = [
  'cart/cart-page',
  'guest-cart/guest-cart-page',
  'checkout/checkout-page',
  'checkout/payment-page',
  'delivery-addresses/delivery-addresses-page',
  'order-lookup/found-order-page',
  'order-lookup/order-lookup-page',
  'confirmation/confirmation-page',
  'login/login-page',
  'login/self-register-page',
  'addresses/addresses-page',
  'addresses/address-page',
  'accounts/accounts-page',
  'orders/orders-page',
  'orders/order-page',
  'order-changes/cancel-page',
  'order-changes/return-page',
  'order-changes/return-receipt-page',
  'papers/e-invoice-page',
  'papers/paper-page',
  'offers/offers-page',
  'own-products/own-products-page',
  'record-list/record-list-page',
  'withdrawal/withdrawal-page',
  'withdrawal/receipt-page',
]
const bases = ['/de-CH', '/fr-CH', '', '/de-shop', '/de-shop/en-US']

/** Cookies and queries of anonymous visitors. The sessions have ended, or never existed. */
const strangers = [
  'consent=v1',
  'consent=v1.statistics; mode=dark',
  'mode=light',
  'sid=over',
  'sid=%; sid_Client=1',
  'sid =1',
  'region=CH;sid\t=%',
  'sid_Client=0052000',
  'a=b; guest_id = 7',
  'region=DE; consent_form=1',
  'acting_for_CH=001000000000001AAA; region=XX',
  '__Host-checkout_CH=1; vatInfo=NL; unknown="><script>',
]

async function visit(path: string, cookie = '') {
  const headers = { host: 'localhost:4173', 'accept-encoding': 'identity', cookie }
  const response = await app.request(origin + path, { headers })
  const caching = response.headers.get('cache-control')
  const page = {
    status: response.status,
    to: response.headers.get('location'),
    caching: caching?.replace(/s-maxage=\d+/, 's-maxage'),
    html: (await response.text()).replaceAll('\u00a0', ' '),
  }
  return { page, from: response.headers.get('x-cache') }
}

describe('the pages of the shop', () => {
  it('are known to be everybody’s, or one visitor’s', () => {
    const existing = [...Object.keys(publicPaths).filter((module) => module !== ''), ...ownPages]
    expect(new Set(pages.map(({ module }) => module))).toEqual(new Set(existing))
  })
})

// A busy machine may be slow.
describe.each(bases)('below "%s"', { timeout: 60_000 }, (base) => {
  it.each(Object.values(publicPaths).flat())(
    '%s is the same to the byte for all strangers, and made once',
    async (path) => {
      const { page, from } = await visit(base + path)
      expect([page.caching, from]).toEqual(['public, max-age=0, s-maxage', 'made'])
      for (const cookie of strangers) {
        const other = await visit(base + path, cookie)
        // A redirect has no body, and is sent only to visitors with a session.
        if (page.to === null) expect(other, cookie).toEqual({ page, from: 'fresh' })
        else expect(other.page, cookie).toEqual({ ...page, caching: other.page.caching })
      }
    },
  )
})

describe('an address with what campaigns add', { timeout: 60_000 }, () => {
  it.each([
    ['/de-CH/', '/de-CH/?utm_source=mail'],
    [
      '/de-CH/category/faltkartons?sort=relevance',
      '/de-CH/category/faltkartons?gclid=1&sort=relevance&utm_id=2',
    ],
  ])('is the page of %s', async (path, noisy) => {
    const { page } = await visit(path)
    expect(await visit(noisy, 'sid=over')).toEqual({ page, from: 'fresh' })
  })

  it('keeps it in a redirect, for the target’s analytics', async () => {
    const tos = ['mail', 'ad'].map(async (source) => {
      const { page } = await visit(`/de-CH/global-search?utm_source=${source}&term=karton`)
      return page.to
    })
    expect(await Promise.all(tos)).toEqual([
      '/de-CH/global-search/karton?utm_source=mail',
      '/de-CH/global-search/karton?utm_source=ad',
    ])
  })
})

describe('what belongs to one visitor', { timeout: 60_000 }, () => {
  const paths = Object.values(publicPaths).flat()
  /** A buyer whose pages contain marks; every page is opened before any other visitor comes. */
  const buyer = async () => {
    const login = await app.request(`${origin}/de-shop/login`, {
      method: 'POST',
      headers: { host: 'localhost:4173', origin },
      body: new URLSearchParams({ email: 'jonas.weber@example.de', password: 'cartonnage' }),
    })
    return login.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .join('; ')
  }

  it('is in no page that others get: no name, cart, session, order, or other region', async () => {
    const cookies = await buyer()
    expect(cookies).toContain('sid=')
    const session = /sid=([^;]*)/.exec(cookies)?.[1] ?? ''
    const marks = [session, 'Jonas', '2026-MARK', '21 % MwSt.']
    const own = `${cookies}; region=NL; __Host-orders_DE=2026-MARK; guest_id=2026-MARK`
    for (const path of paths) {
      const { page } = await visit(`/de-shop${path}`, own)
      expect([page.caching, page.to === null && !page.html.includes('Jonas')], path).toEqual([
        ...['private, no-store', false],
      ])
      await visit(`/de-shop${path}`, 'region=NL; guest_id=2026-MARK; sid_Client=2026-MARK')
    }
    for (const path of paths) {
      const { page } = await visit(`/de-shop${path}`)
      expect(
        marks.filter((mark) => page.html.includes(mark)),
        path,
      ).toEqual([])
    }
  })

  it('is the region: such a page is cached for those who chose it, and by no shared cache', async () => {
    const path = '/de-shop/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA?a=1'
    const [first, dutch] = [await visit(path), await visit(path, 'region=NL')]
    expect([dutch.page.caching, dutch.page.html.includes('21 % MwSt.')]).toEqual(['private, no-cache', true])
    expect(first.page.html).not.toContain('21 % MwSt.')
    expect(await visit(path, 'a=b; region=NL')).toEqual({ ...dutch, from: 'fresh' })
  })
})
