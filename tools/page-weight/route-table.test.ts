import { expect, it } from 'vitest'
import { swissSite, germanSite } from '../../packages/storefront/e2e/harness/sites'
import { furtherRoutes, pathOf, routes } from '../../packages/storefront/e2e/route-table'
import { findPage, pages } from '../../packages/storefront/src/shell/pages'

/** They only lead to another page, or need the cookie of a lookup: a found order has the parts of an order. */
const withoutContent = [
  'search-results/search-redirect-page',
  'checkout/payment-page',
  'order-lookup/found-order-page',
]

it.each([swissSite, germanSite])('every page of the shop is in the table of routes ($name)', (site) => {
  const paths = [...routes, ...furtherRoutes].map((route) =>
    pathOf(route, { ...site, base: '' }, { cartId: '0a6', orderNumber: '7' }).replace(/\?.*/, ''),
  )
  const modules = pages.flatMap(({ module, isFile }) =>
    isFile || withoutContent.includes(module) ? [] : [module],
  )
  expect(new Set(paths.map((path) => findPage(path)?.module))).toEqual(new Set([...modules, undefined]))
})
