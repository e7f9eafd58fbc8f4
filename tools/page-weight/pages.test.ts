import { expect, it } from 'vitest'
import { pages as shopPages } from '../../packages/storefront/src/shell/pages'
import { addressOf, buyerOf, pages, sites } from './pages.mjs'

/** The pattern of a page's path, as the address begins after the base path. */
const patternOf = (path = '') => new RegExp(`^/${path.replaceAll(/:[^/]+/g, '[^/?]+')}(?:\\?|$)`)

const moduleAt = (address: string) =>
  shopPages.find(({ path }) => patternOf(path).test(address))?.module ?? 'not found'

const pathsOf = (site: (typeof sites)[number]) =>
  pages.map((page) => addressOf(page, { ...site, base: '' }, { cartId: '0a6', order: '7 8' }))

it('every page of the shop is weighed, and the one for addresses without a page', () => {
  // They only lead to another page, are a file, or need the cookie of a lookup: a found order has the parts
  // of a buyer's order.
  const withoutContent = [
    ...['search-field/search-redirect-page', 'checkout/payment-page', 'papers/e-invoice-page'],
    'order-lookup/found-order-page',
  ]
  const modules = new Set(
    shopPages.map(({ module }) => module).filter((module) => !withoutContent.includes(module)),
  )
  for (const site of sites) {
    expect(new Set(pathsOf(site).map(moduleAt))).toEqual(new Set([...modules, 'not found']))
  }
})

it('every page has a name of its own', () => {
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
})

it('addresses have what belongs to the visitor', () => {
  const [site] = sites.filter(({ name }) => name === 'en-US/DE')
  if (site === undefined) throw new Error('The site is gone.')
  const addresses = pages.map((page) => addressOf(page, site, { cartId: '0a6', order: '7 8' }))
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/de-shop/en-US/',
      '/de-shop/en-US/cart/0a6',
      '/de-shop/en-US/my/orders/7%208',
      '/de-shop/en-US/category/detail/0ZGDE0000000003AAA',
    ]),
  )
  expect(buyerOf(site)).toMatchObject({ shop: 'DE', username: 'einkauf@sonnenhalde.example' })
  expect(buyerOf(site, { buyer: 'private' })).toMatchObject({ username: 'jonas.weber@example.de' })
})
