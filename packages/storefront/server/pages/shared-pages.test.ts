import { describe, expect, it } from 'vitest'
import { pages } from '../../src/shell/pages'
import {
  allPaths,
  expectNothingOwn,
  expectSameForStrangers,
  openSharedPages,
  publicPaths,
} from './shared-pages.fixture'

const shop = openSharedPages()
const { visit } = shop

const ownPages = [
  'cart/cart-page',
  'cart/cart-file-page',
  'guest-cart/guest-cart-page',
  'checkout/checkout-page',
  'checkout/payment-page',
  'checkout/split/delivery-addresses-page',
  'order-lookup/found-order-page',
  'order-lookup/order-lookup-page',
  'confirmation/confirmation-page',
  'login/login-page',
  'login/self-register-page',
  'login/forgot-password-page',
  'profile/profile-page',
  'print-files/print-files-page',
  'checkout/print/checkout-print-page',
  'request/sent-page',
  'addresses/addresses-page',
  'addresses/address-page',
  'accounts/accounts-page',
  'orders/orders-page',
  'orders/order-page',
  'carts/carts-page',
  'lists/lists-page',
  'lists/list-page',
  'lists/list-file-page',
  'lists/favourites-page',
  'order-again/order-again-page',
  'order-changes/cancel-page',
  'order-changes/return-page',
  'order-changes/return-receipt-page',
  'papers/e-invoice-page',
  'papers/paper-page',
  'offers/offers-page',
  'offers/offer-page',
  'offers/offer-request-page',
  'own-products/own-products-page',
  'record-list/record-list-page',
  'withdrawal/withdrawal-page',
  'withdrawal/receipt-page',
]

describe('the pages of the shop', () => {
  it('are known to be everybody’s, or one visitor’s', () => {
    const existing = [...Object.keys(publicPaths).filter((module) => module !== ''), ...ownPages]
    expect(new Set(pages.map(({ module }) => module))).toEqual(new Set(existing))
  })
})

// The other shops and languages are in the slow tests.
describe('below "/de-CH"', () => {
  it.each(allPaths)('%s is the same to the byte for all strangers, and made once', async (path) => {
    await expectSameForStrangers(shop, `/de-CH${path}`)
  })
})

describe('an address with parameters that its page does not read', () => {
  it.each([
    ['/de-CH/', '/de-CH/?utm_source=mail'],
    ['/de-CH/', '/de-CH/?zz=1&page=2&sort=price'],
    [
      '/de-CH/category/faltkartons?sort=relevance',
      '/de-CH/category/faltkartons?gclid=1&sort=relevance&utm_id=2&q=3',
    ],
    ['/de-CH/nowhere', '/de-CH/nowhere?page=2'],
    ['/de-CH/global-search?term=karton', '/de-CH/global-search?utm_source=mail&term=karton&page=2'],
    ['/en-US/guide/tape?region=NL', '/en-US/guide/tape?a=b&region=NL'],
  ])('is the page of %s, and its redirect', async (path, noisy) => {
    const { page } = await visit(path)
    expect((await visit(noisy, 'consent=v1')).page).toEqual(page)
    expect((await visit(noisy, 'sid=over')).page).toEqual({ ...page, caching: expect.any(String) })
  })

  it('makes no page of its own, however many ask', async () => {
    const { page } = await visit('/de-CH/guide/flutes')
    const asked = Array.from({ length: 20 }, (_, index) => visit(`/de-CH/guide/flutes?zz=${index}&a`))
    expect(await Promise.all(asked)).toEqual(Array(20).fill({ page, from: 'fresh' }))
  })

  it('leaves them out of what the page gets', async () => {
    const { page } = await visit('/de-CH/login?startUrl=%2Fde-CH%2Fcheckout&utm_source=mail&page=2')
    expect(page.status).toBe(200)
    expect(page.html).toContain('startUrl=%2Fde-CH%2Fcheckout')
    expect(page.html).not.toMatch(/utm_source|page=2/)
    const { page: redirect } = await visit('/de-CH/my/orders?status=Shipped&utm_source=mail')
    expect(redirect.to).toBe('/de-CH/login?startUrl=%2Fde-CH%2Fmy%2Forders%3Fstatus%3DShipped')
  })
})

describe('what belongs to one visitor', () => {
  /** With every kind of content; each page is in the slow tests. */
  const paths = ['/', '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA', '/global-search/xyz']

  it('is in no page that others get: no name, cart, session, order, or other region', async () => {
    await expectNothingOwn(shop, paths)
  })

  it('is the region: such a page is cached for those who chose it, and by no shared cache', async () => {
    const path = '/de-shop/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA?quantity=50'
    const [first, dutch] = [await visit(path), await visit(path, 'region=NL')]
    expect([dutch.page.caching, dutch.page.html.includes('21 % MwSt.')]).toEqual(['private, no-cache', true])
    expect(first.page.html).not.toContain('21 % MwSt.')
    expect(await visit(path, 'a=b; region=NL')).toEqual({ ...dutch, from: 'fresh' })
  })
})
