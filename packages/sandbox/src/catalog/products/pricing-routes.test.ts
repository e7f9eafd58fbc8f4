import { describe, expect, it } from 'vitest'
import { errorOf } from '../../fixtures/shopper.fixture'
import { openCatalogue } from './catalogue.fixture'

const { as } = openCatalogue()
const swiss = as()

describe('pricing/products/{id}', () => {
  it('starts with the first tier and lists the others with exact amounts', async () => {
    const { body } = await swiss.get('pricing/products/01tCN0001001100YAA')
    expect(body).toMatchObject({
      currencyIsoCode: 'CHF',
      unitPrice: '0.99',
      listPrice: '0.99',
      success: true,
    })
    expect(body.priceAdjustment.priceAdjustmentTiers).toMatchObject([
      { lowerBound: '25', upperBound: '100', tierUnitPrice: '0.82', adjustmentValue: '0.17' },
      { lowerBound: '100', upperBound: '500', tierUnitPrice: '0.67', adjustmentValue: '0.32' },
      { lowerBound: '500', upperBound: '1000', tierUnitPrice: '0.55', adjustmentValue: '0.44' },
      { lowerBound: '1000', upperBound: null, tierUnitPrice: '0.47', adjustmentValue: '0.52' },
    ])
    expect(body.productPriceEntries[0]).toMatchObject({ unitPrice: '0.99', success: true })
  })

  it('has the prices of the called shop', async () => {
    const { body } = await as(undefined, 'DE').get('pricing/products/01tCN0001001100YAA')
    expect(body).toMatchObject({ currencyIsoCode: 'EUR', unitPrice: '0.68' })
  })

  it('keeps four decimals', async () => {
    expect((await swiss.get('pricing/products/01tCN0002000390YAA')).body.unitPrice).toBe('0.0815')
  })

  it('has no adjustment for a single tier, and once no list price', async () => {
    const { body } = await swiss.get('pricing/products/01tCN0002000220YAA')
    expect(body).toMatchObject({ unitPrice: '18.83', listPrice: null, priceAdjustment: null })
  })

  it('marks a price on request', async () => {
    const { body } = await swiss.get('pricing/products/01tCN0002000480YAA')
    expect(body).toMatchObject({ success: false, unitPrice: null, error: { errorCode: 'ITEM_NOT_FOUND' } })
  })

  it('does not price what the shop does not sell', async () => {
    expect((await swiss.get('pricing/products/01tCN0001001290YAA')).status).toBe(404)
  })
})

describe('pricing/products', () => {
  const ids = ['01tCN0001001100YAA', '01tCN0001001290YAA']

  it('prices several products by GET and by POST alike', async () => {
    const read = await swiss.get(`pricing/products?productIds=${ids.join()}`)
    const pricingLineItems = ids.map((productId) => ({ productId }))
    const posted = await swiss.call('POST', 'pricing/products', { pricingLineItems })
    expect(posted.body).toEqual(read.body)
    expect(read.body.pricingLineItemResults.map((line) => line.success)).toEqual([true, false])
    expect(read.body.currencyIsoCode).toBe('CHF')
  })

  it('refuses an unknown member and an empty list', async () => {
    expect((await swiss.call('POST', 'pricing/products', { lines: [] })).body[0].errorCode).toBe(
      'JSON_PARSER_ERROR',
    )
    expect((await swiss.get('pricing/products')).body[0].errorCode).toBe('INVALID_API_INPUT')
  })

  it.each([
    [{}, 'INVALID_API_INPUT'],
    [{ pricingLineItems: 'all' }, 'INVALID_API_INPUT'],
    [{ pricingLineItems: ['01tCN0001001100YAA'] }, 'INVALID_API_INPUT'],
    [{ pricingLineItems: [{}] }, 'INVALID_API_INPUT'],
    [{ pricingLineItems: [{ productId: 7 }] }, 'INVALID_API_INPUT'],
    [{ pricingLineItems: [{ productId: ids[0], colour: 'red' }] }, 'JSON_PARSER_ERROR'],
  ])('refuses %j', async (body, errorCode) => {
    const response = await swiss.call('POST', 'pricing/products', body)
    expect(errorOf(response)).toEqual([400, errorCode])
  })

  it('prices a hundred products at once and no more', async () => {
    const list = (count: number) => Array.from({ length: count }, () => ids[0]).join()
    const most = await swiss.get(`pricing/products?productIds=${list(100)}`)
    expect(most.body.pricingLineItemResults).toHaveLength(100)
    expect((await swiss.get(`pricing/products?productIds=${list(101)}`)).status).toBe(400)
  })

  it('fails the line of an unknown id, not the call', async () => {
    const { status, body } = await swiss.get('pricing/products?productIds=nobody,01tCN0001001100')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: false,
      pricingLineItemResults: [
        { productId: 'nobody', success: false, unitPrice: null, error: { errorCode: 'ITEM_NOT_FOUND' } },
        { productId: '01tCN0001001100YAA', success: true, unitPrice: '0.99' },
      ],
    })
  })
})
