import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { startCheckout } from '../../fixtures/ordering.fixture'

const path = 'taxes/actions/calculate-taxes'
const tape = '01tCN0001001180'

describe('taxes/products/{id}', () => {
  it.each([
    ['CH', '', 'CH', '8.1'],
    ['DE', '', 'DE', '19.0'],
    ['DE', '?countryIsoCode=NL', 'NL', '21.0'],
    ['CH', '?countryIsoCode=LI&stateIsoCode=', 'LI', '8.1'],
  ] as const)('of the %s shop with "%s" answers the rate of %s', async (shop, query, country, percentage) => {
    const { body } = await openShop().as(undefined, shop).get(`taxes/products/${tape}${query}`)
    expect(body).toEqual({
      taxLocaleType: 'Net',
      taxesInfo: {
        [tape]: {
          taxesInfoList: [
            {
              countryIsoCode: country,
              stateIsoCode: null,
              priority: 1,
              taxRatePercentage: percentage,
              taxTreatmentName: `VAT ${country}`,
              taxTreatmentDescription: null,
            },
          ],
          success: true,
          error: null,
        },
      },
    })
  })

  it('names the product by the requested id, short or long', async () => {
    const guest = openShop().as()
    for (const id of [tape, `${tape}YAA`]) {
      const { body } = await guest.get(`taxes/products/${id}`)
      expect(Object.keys(body.taxesInfo as object)).toEqual([id])
    }
  })

  it('has no tax where the shop does not deliver', async () => {
    const { status, body } = await openShop().as().get(`taxes/products/${tape}?countryIsoCode=US`)
    expect([status, body.taxesInfo]).toMatchObject([200, { [tape]: { taxesInfoList: [], success: true } }])
  })

  it.each([
    ['a country that there is not', `${tape}?countryIsoCode=XX`, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['an article of the other shop', '01tCN0001001290YAA', 404, 'ITEM_NOT_FOUND'],
  ])('refuses %s', async (_, rest, status, code) => {
    const response = await openShop().as().get(`taxes/products/${rest}`)
    expect(errorOf(response)).toEqual([status, code])
  })
})

const line = { lineId: '1', productId: tape, quantity: '100', unitPrice: '0.333' }
const group = { shipToAddress: { countryIsoCode: 'CH' }, lineItems: [line] }

describe('calculating taxes', () => {
  it('returns each line with its adjustments, and the total', async () => {
    const adjustments = [
      { id: 'a', type: 'promotional', amount: '-10' },
      { id: 'b', type: 'tiered', amount: '-5' },
    ]
    const lineItems = [{ ...line, totalPrice: '100', unitPrice: '1', adjustments }]
    const body = { calculatebyTaxClass: false, lineItemGroups: [{ ...group, lineItems }] }
    const response = await openShop().as().call('POST', path, body)
    const location = { countryIsoCode: 'CH', stateIsoCode: null, taxRatePercentage: '8.1' }
    expect([response.status, response.body]).toEqual([
      200,
      {
        taxLocaleType: 'Net',
        success: true,
        error: null,
        totalTaxAmount: '6.89',
        lineItems: [
          {
            lineId: '1',
            productId: tape,
            success: true,
            error: null,
            netUnitPrice: '1.00',
            taxInfoList: [
              {
                ...location,
                priority: 1,
                taxLineAmount: '8.10',
                taxTreatmentName: 'VAT CH',
                taxTreatmentDescription: null,
              },
            ],
            taxAdjustments: [
              { ...location, id: 'a', type: 'promotional', adjustmentTaxAmount: '-0.81' },
              { ...location, id: 'b', type: 'tiered', adjustmentTaxAmount: '-0.41' },
            ],
            totalLineTaxAmount: '8.10',
            totalAdjustmentTaxAmount: '-1.22',
            totalTieredAdjustmentTaxAmount: '-0.41',
            totalPriceTaxAmount: '6.88',
          },
        ],
      },
    ])
  })

  it('rounds once for each rate: the same tax as that of the cart', async () => {
    const reto = openShop().as('reto')
    await reto.add('1001180', 75)
    const { body } = await startCheckout(reto)
    const { cartItems } = (await reto.get('carts/current/cart-items')).body
    const lineItems = cartItems.map(({ cartItem }) => {
      const { productId, quantity, salesPrice, totalPrice } = cartItem as unknown as Record<string, string>
      return { lineId: cartItem.cartItemId, productId, quantity, unitPrice: salesPrice, totalPrice }
    })
    const goods = await reto.call('POST', path, { lineItemGroups: [{ ...group, lineItems }] })
    expect(lineItems).toHaveLength(2)
    expect(goods.body.totalTaxAmount).toBe(body.cartSummary.totalTaxAmount)
  })

  it('calculates each group by its own country, without methods where the shop does not deliver', async () => {
    const to = (countryIsoCode: string) => ({
      shipToAddress: { countryIsoCode },
      lineItems: [{ ...line, lineId: countryIsoCode, totalPrice: '100' }],
    })
    const body = { currencyIsoCode: 'EUR', lineItemGroups: [to('DE'), to('NL'), to('US')] }
    const response = await openShop().as(undefined, 'DE').call('POST', path, body)
    expect(response.body.totalTaxAmount).toBe('40.00')
    expect(response.body.lineItems).toMatchObject([
      { lineId: 'DE', totalPriceTaxAmount: '19.00' },
      { lineId: 'NL', totalPriceTaxAmount: '21.00' },
      { lineId: 'US', totalPriceTaxAmount: '0.00', taxInfoList: [] },
    ])
  })

  it('also accepts the form of the vendor’s storefront, with the response of the guide', async () => {
    const deliveryAddress = {
      countryCode: 'CH',
      stateCode: 'SO',
      postalCode: '4600',
      city: 'Olten',
      street: 'A 1',
    }
    const lineItems = [{ ...line, quantity: 100, currencyIsoCode: 'CHF' }]
    const body = { cartItems: [{ deliveryAddress, lineItems }], currencyIsoCode: 'CHF' }
    const response = await openShop().as('reto').call('POST', path, body)
    // 33.30 at 8.1 %
    expect(response.body).toMatchObject({ success: true, totalTaxAmount: '2.70' })
    expect(Object.keys(response.body)).not.toContain('lineItemTaxes')
  })

  it('fails with the line of a product that is not sold here, and taxes the others', async () => {
    const lineItems = [line, { ...line, lineId: '2', productId: '01tCN0001001290' }]
    const response = await openShop()
      .as()
      .call('POST', path, { lineItemGroups: [{ ...group, lineItems }] })
    expect([response.status, response.body]).toMatchObject([
      200,
      { success: false, error: { errorCode: 'BAD_DATA' }, totalTaxAmount: '2.70' },
    ])
    expect(response.body.lineItems).toMatchObject([
      { success: true },
      { lineId: '2', success: false, error: { errorCode: 'BAD_DATA' } },
    ])
  })

  const withLine = (more: object) => ({ lineItemGroups: [{ ...group, lineItems: [{ ...line, ...more }] }] })
  it.each([
    ['no groups', {}, 400, 'INVALID_API_INPUT'],
    ['no lines', { lineItemGroups: [{ ...group, lineItems: [] }] }, 400, 'INVALID_API_INPUT'],
    ['no country', { lineItemGroups: [{ ...group, shipToAddress: {} }] }, 400, 'INVALID_API_INPUT'],
    [
      'an unknown country',
      { lineItemGroups: [{ ...group, shipToAddress: { countryIsoCode: 'XX' } }] },
      400,
      'INVALID_API_INPUT',
    ],
    ['an invalid group', { lineItemGroups: ['x'] }, 400, 'JSON_PARSER_ERROR'],
    ['a quantity of nothing', withLine({ quantity: '0' }), 400, 'INVALID_API_INPUT'],
    ['an invalid price', withLine({ unitPrice: '1,5' }), 400, 'INVALID_API_INPUT'],
    ['adjustments that are no list', withLine({ adjustments: {} }), 400, 'JSON_PARSER_ERROR'],
    ['an unknown member', withLine({ taxCode: 'A' }), 400, 'JSON_PARSER_ERROR'],
    ['another currency', { ...withLine({}), currencyIsoCode: 'USD' }, 400, 'INVALID_API_INPUT'],
  ])('refuses %s', async (_, body, status, code) => {
    const response = await openShop().as().call('POST', path, body)
    expect(errorOf(response)).toEqual([status, code])
  })

  it('is for an account that the buyer may act for; that of a guest counts for nothing', async () => {
    const body = { ...withLine({}), effectiveAccountId: '001CN0000009999AAA' }
    const shop = openShop()
    const refused = await shop.as('reto').call('POST', path, body)
    expect(errorOf(refused)).toEqual([404, 'EFFECTIVE_ACCOUNT_NOT_FOUND'])
    expect((await shop.as().call('POST', path, body)).status).toBe(200)
  })
})
