import { expect, it } from 'vitest'
import { swissSite, germanSite } from '../../packages/storefront/e2e/harness/sites'
import { furtherRoutes, pathOf, routes } from '../../packages/storefront/e2e/route-table'
import { findPage, pages } from '../../packages/storefront/src/shell/pages'

/** They only lead to another page, are a file, or need the cookie of a lookup: a found order has the parts of an order. */
const withoutContent = [
  'search-results/search-redirect-page',
  'checkout/payment-page',
  'papers/e-invoice-page',
  'order-lookup/found-order-page',
]

it.each([swissSite, germanSite])('every page of the shop is in the table of routes ($name)', (site) => {
  const paths = [...routes, ...furtherRoutes].map((route) =>
    pathOf(route, { ...site, base: '' }, { cartId: '0a6', orderNumber: '7' }).replace(/\?.*/, ''),
  )
  const modules = pages.map(({ module }) => module).filter((module) => !withoutContent.includes(module))
  expect(new Set(paths.map((path) => findPage(path)?.module))).toEqual(new Set([...modules, undefined]))
})
