import { describe, expect, it } from 'vitest'
import { openBrowser } from '../fixtures/browser.fixture'
import { openShop, productId } from '../fixtures/shopper.fixture'

const address = '/webruntime/api/apex/execute'
const navigation = '@udd/01pCN0000000003'

function open(...who: Parameters<ReturnType<typeof openShop>['as']>) {
  const world = openShop()
  const { call } = openBrowser(world.sandbox, world.as(...who).cookies)
  const get = (query: Record<string, string>, site = '') =>
    call(`${site}${address}?${new URLSearchParams({ language: 'de', htmlEncode: 'false', ...query })}`)
  const post = (body: unknown, site = '') => call(`${site}${address}?asGuest=false`, { body, method: 'POST' })
  return { get, post, sandbox: world.sandbox }
}

const plain = { namespace: '', isContinuation: false, cacheable: false }

describe('apex/execute', () => {
  it('puts the return value of a cacheable read into an envelope', async () => {
    const query = { cacheable: 'true', isContinuation: 'false', namespace: '', params: '{}' }
    const { status, body, headers } = await open().get({
      ...query,
      classname: navigation,
      method: 'getVATInformation',
    })
    expect([status, body.cacheable, headers.get('Cache-Control')]).toEqual([
      200,
      true,
      'private, max-age=300',
    ])
    expect(body.returnValue[0]).toMatchObject({ DeveloperName: 'CH', Rate__c: 0.081 })
  })

  it('takes the shop from the site and the parameters from params', async () => {
    const params = JSON.stringify({ selectedLanguage: 'en-US' })
    const query = {
      classname: 'NavigationController',
      method: 'getCategories',
      isContinuation: 'false',
      params,
    }
    const { body } = await open().get(query, '/de-shop')
    expect(JSON.parse(body.returnValue)[0]).toMatchObject({ id: '0ZGDE0000000001AAA' })
  })

  it('runs a write by POST and says that it may not be kept', async () => {
    const { post } = open('lea')
    const call = { ...plain, classname: '@udd/01pCN0000000001', method: 'addItemsToCart' }
    const params = { lineItems: [{ productId: productId('1001180'), quantity: '25' }] }
    const { status, body, headers } = await post({ ...call, params })
    expect([status, body.cacheable, body.returnValue.hasError]).toEqual([200, false, false])
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const summary = await post({ ...plain, classname: 'NavigationController', method: 'getCartSummary' })
    expect(summary.body.returnValue.uniqueProductCount).toBe(1)
  })

  it('needs isContinuation', async () => {
    const { get, post } = open()
    const call = { classname: navigation, method: 'getVATInformation' }
    for (const { status, body } of [await get(call), await post(call)]) {
      expect([status, body[0].message]).toEqual([400, 'The member isContinuation was not found.'])
    }
  })

  it.each([
    [{ isContinuation: 'maybe' }, 'INVALID_API_INPUT'],
    [{ classname: undefined }, 'INVALID_API_INPUT'],
    [{ method: 7 }, 'INVALID_API_INPUT'],
    [{ params: [] }, 'JSON_PARSER_ERROR'],
    [{ colour: 'red' }, 'JSON_PARSER_ERROR'],
  ])('refuses %j', async (change, errorCode) => {
    const call = { ...plain, classname: navigation, method: 'getVATInformation' }
    const { status, body } = await open().post({ ...call, ...change })
    expect([status, body[0].errorCode]).toEqual([400, errorCode])
  })

  it('refuses params that are no JSON object in a query', async () => {
    const call = { classname: navigation, method: 'getVATInformation', isContinuation: 'false' }
    expect((await open().get({ ...call, params: '[' })).status).toBe(400)
  })

  it('knows no other class, does not write by GET, and keeps guests out where buyers are needed', async () => {
    const { get, post } = open()
    const query = { isContinuation: 'false', method: 'getUserInfo' }
    expect((await get({ ...query, classname: '@udd/01pCN0000000009' })).status).toBe(404)
    const write = { ...query, classname: 'ShoppingCartController', method: 'addItemsToCart' }
    expect((await get(write)).status).toBe(405)
    expect((await post({ ...plain, classname: 'UserController', method: 'getUserInfo' })).status).toBe(403)
  })

  it('answers a refusal of the method as an exception of Apex', async () => {
    const call = { ...plain, classname: 'ShoppingCartController', method: 'addItemsToCart', params: null }
    const { status, body } = await open().post(call)
    expect([status, body.message, body.exceptionType]).toEqual([
      ...[400, 'lineItems is required.', 'System.AuraHandledException'],
    ])
  })
})
