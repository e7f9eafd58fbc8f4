import { describe, expect, it } from 'vitest'
import type { Platform } from './platform'
import { isPlatformUrl, isSteeringUrl } from './platform'

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

describe('isSteeringUrl', () => {
  const platform = (isSteerable?: boolean): Platform => ({
    fetch: () => Promise.resolve(new Response()),
    close: () => undefined,
    ...(isSteerable === undefined ? {} : { isSteerable }),
  })

  it.each([
    ['/__sandbox', true, true],
    ['/__sandbox/events', true, true],
    ['/__sandboxes', true, false],
    ['/de-CH/__sandbox', true, false],
    ['/__sandbox', false, false],
    ['/__sandbox', undefined, false],
  ])('hands %s on, where the switches are open (%s): %s', (path, isSteerable, expected) => {
    expect(isSteeringUrl(platform(isSteerable), local + path)).toBe(expected)
  })
})
