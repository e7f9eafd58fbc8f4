import { describe, expect, it } from 'vitest'
import { openBrowser } from '../fixtures/browser.fixture'
import { createNodeSandbox } from '../server'
import { shops } from '../shop'

const swiss = `/__sandbox/settings/${shops.CH.webstoreId}`

function open(options = {}) {
  const sandbox = createNodeSandbox(options)
  const { call } = openBrowser(sandbox)
  const context = (shop: 'CH' | 'DE' = 'CH') =>
    call(`/services/data/v65.0/commerce/webstores/${shops[shop].webstoreId}/application-context`)
  return { call, context, sandbox }
}

describe('settings of a webstore', () => {
  it('show in the application context of that shop only', async () => {
    const { call, context } = open()
    const body = {
      ...{ sessionDrivenCurrency: true, guestCheckoutEnabled: true, placeOrderV2Enabled: true },
      ...{ highScaleCartEnabled: true, maxAge: 20 },
    }
    const { status, body: all } = await call(swiss, { method: 'PATCH', body })
    expect([status, all.guestCartEnabled]).toEqual([200, true])
    const changed = await context()
    expect(changed.headers.get('Cache-Control')).toBe('max-age=20')
    expect(changed.body).toMatchObject({
      ...{ sessionDrivenCurrency: true, guestCheckoutEnabled: true, placeOrderV2Enabled: true },
      propertiesEx: { highScaleCartEnabled: true },
    })
    expect((await context('DE')).body).toMatchObject({
      sessionDrivenCurrency: false,
      placeOrderV2Enabled: false,
    })
  })

  it('replace the markets', async () => {
    const { call, context } = open()
    const markets = [{ marketId: '0ZICH00000000008AAA', localeCurrencyMap: { de_CH: 'EUR' } }]
    await call(swiss, { method: 'PATCH', body: { markets } })
    expect((await context()).body.markets).toEqual(markets)
  })

  it('are as at the first start after a reset', async () => {
    const { call, context, sandbox } = open()
    await call(swiss, { method: 'PATCH', body: { guestCartEnabled: false, maxAge: 0 } })
    expect((await context()).headers.get('Cache-Control')).toBe('no-store')
    sandbox.reset()
    expect((await call(swiss)).body).toMatchObject({ guestCartEnabled: true, maxAge: 300 })
  })

  it.each([
    ['INVALID_API_INPUT', { guestCartEnabled: 'yes' }],
    ['INVALID_API_INPUT', { maxAge: -1 }],
    ['INVALID_API_INPUT', { maxAge: '20' }],
    ['INVALID_API_INPUT', { markets: [{ marketId: 1 }] }],
    ['INVALID_API_INPUT', { markets: [{ marketId: 'm', localeCurrencyMap: { de_CH: 1 } }] }],
    ['JSON_PARSER_ERROR', { colour: true }],
  ])('are refused with %s: %j', async (errorCode, body) => {
    const response = await open().call(swiss, { method: 'PATCH', body })
    expect([response.status, response.body[0].errorCode]).toEqual([400, errorCode])
  })

  it('stay as they are for pages of other sites, and without the admin calls', async () => {
    const body = { maxAge: 1 }
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await open().call(swiss, { method: 'PATCH', body, headers })).status).toBe(403)
    expect((await open({ admin: false }).call(swiss, { method: 'PATCH', body })).status).toBe(403)
    expect((await open().call('/__sandbox/settings/0ZE')).status).toBe(404)
  })
})
