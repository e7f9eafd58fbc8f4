import { describe, expect, it } from 'vitest'
import { routeNameOf } from './route-name'

const webstore = '/services/data/v67.0/commerce/webstores/0ZE1'
const webstorePattern = '/services/data/v65.0/commerce/webstores/{webstoreId}'

describe('routeNameOf', () => {
  it.each([
    ['/', '/'],
    ['/de-CH/', '/'],
    ['/de-shop/en-US/product/hunter2/01t', '/product/:urlName/:id'],
    ['/de-CH/global-search/hunter2', '/global-search/:term'],
    ['/de-CH/global-search/boxfindersearch', '/global-search/boxfindersearch'],
    ['/de-CH/category/detail/hunter2', '/category/detail/:id'],
    ['/de-CH/MY/orders/hunter2', '/my/orders/:id'],
    ['/de-CH/my/orders', '/my/orders'],
    ['/de-CH/checkout/choice', '/checkout/choice'],
    ['/de-CH/hunter2', 'unknown'],
    ['/de-CH/product/%E0%A4%A/%', '/product/:urlName/:id'],
    ['/%', 'unknown'],
    ['/robots.txt', 'file'],
    ['/hunter2.png', 'file'],
    ['/assets/hunter2.js', 'file'],
    ['/de-shop/sitemap-2.xml', '/sitemap.xml'],
    ['/health/live', '/health'],
    ['/__sandbox/faults', '/__sandbox'],
    ['/de-shop/services/apexrest/auth/login', '/services/apexrest/auth/login'],
    [`/webruntime/api${webstore}/carts/current`, `${webstorePattern}/carts/current`],
    [`${webstore}/carts/hunter2/cart-items`, `${webstorePattern}/carts/{cartId}/cart-items`],
    [`${webstore}/order-summaries/actions/lookup`, `${webstorePattern}/order-summaries/actions/lookup`],
    [`${webstore}/hunter2`, 'platform'],
    ['/cms/hunter2', 'platform'],
    ['/services%2Fapexrest/auth/login', 'platform'],
  ])('%s is %s', (path, name) => {
    expect(routeNameOf(`http://localhost:4173${path}`)).toBe(name)
  })
})
