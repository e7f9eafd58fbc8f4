import { describe, expect, it } from 'vitest'
import { pages } from '../src/app/pages'
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

describe('an address with what campaigns add', () => {
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

describe('what belongs to one visitor', () => {
  /** With every kind of content; each page is in the slow tests. */
  const paths = ['/', '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA', '/global-search/xyz']

  it('is in no page that others get: no name, cart, session, order, or other region', async () => {
    await expectNothingOwn(shop, paths)
  })

  it('is the region: such a page is cached for those who chose it, and by no shared cache', async () => {
    const path = '/de-shop/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA?a=1'
    const [first, dutch] = [await visit(path), await visit(path, 'region=NL')]
    expect([dutch.page.caching, dutch.page.html.includes('21 % MwSt.')]).toEqual(['private, no-cache', true])
    expect(first.page.html).not.toContain('21 % MwSt.')
    expect(await visit(path, 'a=b; region=NL')).toEqual({ ...dutch, from: 'fresh' })
  })
})
