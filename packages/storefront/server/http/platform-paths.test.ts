import { allCalls } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { classifyPath } from './platform-paths'

const local = 'http://localhost:4173'
const cart = '/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/carts/current'

describe('classifyPath', () => {
  it('forwards every call of the contract, in each shop', () => {
    const paths = allCalls.map(({ path }) =>
      path.replace('{apiVersion}', 'v57.0').replaceAll(/\{\w+\}/g, 'x'),
    )
    expect(paths.filter((path) => classifyPath(local + path) !== 'forward')).toEqual([])
    expect(paths.filter((path) => classifyPath(`${local}/de-shop${path}`) !== 'forward')).toEqual([])
  })

  it.each([
    `${local}/sf/api${cart}`,
    `${local}/de-shop/webruntime/api${cart}`,
    `${local}/webruntime/api/apex/execute`,
    `${local}/services/data/v65.0/ui-api/session/csrf`,
    `${local}/de-shop/lwr/apex/v65.0/AnyController/getCategories`,
    'https://shop.example.de/s/secur/logout.jsp',
    `${local}/secur/frontdoor.jsp?sid=1`,
    'https://shop.example.de/s/en-US/webruntime/logout',
    `${local}/de-CH/webruntime/logout`,
    `${local}/cms/delivery/media/1`,
  ])('forwards %s', (url) => {
    expect(classifyPath(url)).toBe('forward')
  })

  it.each([
    `/setup/%5C..%5C..%5Cservices/apexrest/auth/login`,
    `/_ui/system/%5C..%5C..%5C..%5C${cart.slice(1)}`,
    cart.replace('/services', '/ser%0Avices'),
    `/${cart}`,
    `/de-CH/${cart}`,
    `${cart}%2F..%2Fx`,
    `${cart}%5c..`,
    `${cart}%00`,
    `${cart}//x`,
    '/secur%2Ffrontdoor.jsp',
  ])('refuses %s', (path) => {
    expect(classifyPath(local + path)).toBe('refuse')
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
    '/global-search/a%2Fb%5C',
    '/services/oauth2/token',
    '/services/Soap/u/65.0',
    '/services/data/v65.0/query',
    '/services/apexrest/other',
    '/services/apexrest/auth/login/x',
    '/webruntime/api/__sandbox',
    '/secur/other.jsp',
  ])('leaves %s to the shop', (path) => {
    expect(classifyPath(local + path)).toBeUndefined()
  })
})
