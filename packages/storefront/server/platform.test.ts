import { describe, expect, it } from 'vitest'
import { isPlatformPath } from './platform'

describe('isPlatformPath', () => {
  it.each([
    '/services/data/v65.0/commerce/webstores/1/carts/current',
    '/de-shop/lwr/apex/v65.0/NavigationController/getCategories',
    '/s/secur/logout.jsp',
    '/sf/api/services/data',
    '/de-CH/webruntime/logout',
    '/de-shop/en-US/webruntime/logout',
    '/cms/delivery/media/1',
  ])('knows %s', (path) => {
    expect(isPlatformPath(path)).toBe(true)
  })

  it.each([
    '/',
    '/service/delivery',
    '/services',
    '/category/services/x',
    '/other/services/data',
    '/de-shop',
    '/sfx/',
  ])('leaves %s to the shop', (path) => {
    expect(isPlatformPath(path)).toBe(false)
  })
})
