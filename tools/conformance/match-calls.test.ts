import { describe, expect, it } from 'vitest'
import { createCallMatcher, groupByCall } from './match-calls.mjs'

const webstore = '/services/data/v65.0/commerce/webstores/{webstoreId}'
const actionPath = '/lwr/apex/v65.0'
const call = (name: string, method: string, path: string) => ({ name, id: name, method, path })

const match = createCallMatcher(
  [
    call('getAnyCart', 'GET', `${webstore}/carts/{cartId}`),
    call('getCart', 'GET', `${webstore}/carts/current`),
    call('getCompactSummary', 'GET', `${webstore}/carts/compact-summary`),
    call('deleteCart', 'DELETE', `${webstore}/carts/current`),
    call('getProduct', 'GET', `${webstore}/products/{productId}`),
    call('getPrice', 'GET', `${webstore}/pricing/products/{productId}`),
    call('signIn', 'POST', '/services/apexrest/auth/login'),
    call('getVatInformation', 'GET', `${actionPath}/{navigationController}/getVATInformation`),
    call('addItemsToCart', 'POST', `${actionPath}/{cartController}/addItemsToCart`),
  ],
  { actionPath },
)
const own = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const execute = '/webruntime/api/apex/execute'

describe('createCallMatcher', () => {
  it.each([
    [`GET ${own}/carts/current`, 'getCart'],
    [`GET ${own}/carts/compact-summary`, 'getCompactSummary'],
    [`GET ${own}/carts/0a6CN0000000001YAA`, 'getAnyCart'],
    [`DELETE ${own}/carts/current`, 'deleteCart'],
    [`GET ${own}/products/01tCN0001001010YAA`, 'getProduct'],
    [`GET ${own}/pricing/products/01tCN0001001010YAA`, 'getPrice'],
    ['POST /services/apexrest/auth/login', 'signIn'],
    ['GET /lwr/apex/v65.0/NavigationController/getVATInformation', 'getVatInformation'],
  ])('knows %s', (line, name) => {
    expect(match(line)?.name).toBe(name)
  })

  it.each(['/de-shop', '/de-shop/en-US', '/sf/api', '/s'])('ignores the prefix %s', (prefix) => {
    expect(match(`GET ${prefix}${own}/carts/current`)?.name).toBe('getCart')
    expect(match(`POST ${prefix}/services/apexrest/auth/login`)?.name).toBe('signIn')
  })

  it('knows a server action by class and method where the path names neither', () => {
    expect(match(`GET ${execute}?classname=NavigationController&method=getVATInformation`)?.name).toBe(
      'getVatInformation',
    )
    expect(match(`POST ${execute}?classname=%40udd%2F01p&method=addItemsToCart`)?.name).toBe('addItemsToCart')
    expect(
      match(`POST /de-shop${execute}?classname=ShoppingCartController&method=addItemsToCart`)?.name,
    ).toBe('addItemsToCart')
  })

  it.each([
    `POST ${own}/carts/current`,
    `GET ${own}/carts/current/other`,
    `GET ${own}/products/`,
    `GET /services/data/v66.0/commerce/webstores/0ZE/carts/current`,
    'GET /lwr/apex/v65.0/NavigationController/getOther',
    `GET ${execute}`,
    `GET ${execute}?method=getVATInformation`,
    'GET /secur/logout.jsp',
    '',
    'nonsense',
  ])('takes %j for none', (line) => {
    expect(match(line)).toBeUndefined()
  })
})

describe('groupByCall', () => {
  it('names each place once, and what is no call', () => {
    const { sent, unmatched } = groupByCall(
      [
        { location: 'shop', lines: [`GET ${own}/carts/current`, 'GET /secur/logout.jsp'] },
        { location: 'shop', lines: [`GET ${own}/carts/current`, 'GET /secur/logout.jsp'] },
        { location: 'a.test.mjs', lines: [`GET ${own}/carts/current`, `DELETE ${own}/carts/current`] },
      ],
      match,
    )
    expect(Object.fromEntries(sent)).toEqual({ getCart: ['a.test.mjs', 'shop'], deleteCart: ['a.test.mjs'] })
    expect(unmatched).toEqual(['GET /secur/logout.jsp'])
  })
})
