import { expect, it } from 'vitest'
import { createCallMatcher } from './match-calls.ts'

const webstore = '/services/data/v65.0/commerce/webstores/{webstoreId}'
const actionPath = '/lwr/apex/v65.0'
const call = (id: string, method: string, path: string) => ({ id, method, path })

const match = createCallMatcher(
  [
    call('getAnyCart', 'GET', `${webstore}/carts/{cartId}`),
    call('getCart', 'GET', `${webstore}/carts/current`),
    call('deleteCart', 'DELETE', `${webstore}/carts/current`),
    call('getProduct', 'GET', `${webstore}/products/{productId}`),
    call('getPrice', 'GET', `${webstore}/pricing/products/{productId}`),
    call('signIn', 'POST', '/services/apexrest/auth/login'),
    call('getVat', 'GET', `${actionPath}/{navigationController}/getVATInformation`),
    call('addItems', 'POST', `${actionPath}/{cartController}/addItemsToCart`),
  ],
  { actionPath },
)
const own = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const execute = '/webruntime/api/apex/execute'

it.each([
  [`GET ${own}/carts/current`, 'getCart'],
  [`DELETE ${own}/carts/current`, 'deleteCart'],
  [`GET ${own}/carts/0a6CN0000000001YAA`, 'getAnyCart'],
  [`GET ${own}/products/01tCN0001001010YAA`, 'getProduct'],
  [`GET ${own}/pricing/products/01tCN0001001010YAA`, 'getPrice'],
  [`GET /lwr/apex/v65.0/NavigationController/getVATInformation`, 'getVat'],
  // Prefixes: site segment, language, API prefix.
  [`GET /de-shop/en-US${own}/carts/current`, 'getCart'],
  ['POST /sf/api/services/apexrest/auth/login', 'signIn'],
  // A server action by class and method, where the path names neither.
  [`GET ${execute}?classname=NavigationController&method=getVATInformation`, 'getVat'],
  [`POST ${execute}?classname=%40udd%2F01p&method=addItemsToCart`, 'addItems'],
  [`POST /de-shop${execute}?classname=ShoppingCartController&method=addItemsToCart`, 'addItems'],
])('%s is the call %s', (line, id) => {
  expect(match(line)?.id).toBe(id)
})

it.each([
  `POST ${own}/carts/current`,
  `GET ${own}/carts/current/other`,
  `GET ${own}/products/`,
  'GET /services/data/v66.0/commerce/webstores/0ZE/carts/current',
  'GET /lwr/apex/v65.0/NavigationController/getOther',
  `GET ${execute}?method=getVATInformation`,
  'GET /secur/logout.jsp',
  '',
])('%j is none', (line) => {
  expect(match(line)).toBeUndefined()
})
