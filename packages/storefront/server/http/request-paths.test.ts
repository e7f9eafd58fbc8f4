import { describe, expect, it } from 'vitest'
import { routeNameOf, resourcePath } from './request-paths'

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
    ['/llms.txt', '/llms.txt'],
    ['/de-shop/llms.txt', '/llms.txt'],
    ['/de-CH/index.md', '/index.md'],
    ['/de-CH/product/hunter2/01t.md', '/product/:urlName/:id'],
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

describe('resourcePath', () => {
  it.each([
    ['http://localhost/paymentIcons/twint.svg', '/paymentIcons/twint.svg'],
    ['http://localhost/paymentIcons/twint.png', '/paymentIcons/twint.png'],
    ['http://localhost/assets/images/globe-icon.svg', '/assets/images/globe-icon.svg'],
    ['http://localhost/de-shop/paymentIcons/dhl.svg', '/paymentIcons/dhl.svg'],
    ['https://shop.example.de/s/assets/images/globe-icon.svg', '/assets/images/globe-icon.svg'],
  ])('[2.12-2] %s is %s', (url, path) => {
    expect(resourcePath(url)).toBe(path)
  })

  it.each([
    'http://localhost/de-CH/paymentIcons/twint.svg',
    'http://localhost/other/paymentIcons/twint.svg',
    'http://localhost/paymentIcons/',
    'http://localhost/paymentIcons/a/b.svg',
    'http://localhost/paymentIcons/..%2fserver.js',
    'http://localhost/assets/entry-client.js',
  ])('[2.12-2] %s is none', (url) => {
    expect(resourcePath(url)).toBeUndefined()
  })
})
