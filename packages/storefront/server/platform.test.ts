import { describe, expect, it } from 'vitest'
import { isPlatformUrl } from './platform'

const local = 'http://localhost:4173'

describe('isPlatformUrl', () => {
  it.each([
    `${local}/services/data/v65.0/commerce/webstores/1/carts/current`,
    `${local}/de-shop/lwr/apex/v65.0/NavigationController/getCategories`,
    'https://shop.example.de/s/secur/logout.jsp',
    'https://shop.example.de/s/en-US/webruntime/logout',
    `${local}/sf/api/services/data`,
    `${local}/de-CH/webruntime/logout`,
    `${local}/de-shop/en-US/webruntime/logout`,
    `${local}/cms/delivery/media/1`,
  ])('knows %s', (url) => {
    expect(isPlatformUrl(url)).toBe(true)
  })

  it.each([
    '/',
    '/service/delivery',
    '/services',
    '/category/services/x',
    '/other/services/data',
    '/s/services/data',
    '/de-shop',
    '/sfx/',
  ])('leaves %s to the shop', (path) => {
    expect(isPlatformUrl(local + path)).toBe(false)
  })
})
