import { describe, expect, it } from 'vitest'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import { storeSettings } from '../../calls/webstore-settings'
import { pay, readyToPay, startCheckout, type Shopper } from '../../fixtures/ordering.fixture'

function openStreamlined() {
  return openShop({ settings: { placeOrderV2Enabled: true, guestCheckoutEnabled: true } })
}

interface Step {
  readonly action: string
  readonly orderReferenceNumber: string | null
  readonly errors: readonly { readonly type: string }[]
}

async function act(shopper: Shopper, action: unknown, id = 'active') {
  const response = await shopper.call('POST', `checkouts/${id}/orders/actions`, { actions: [action] })
  // See ResponseBody: the tests check what is in it.
  return { ...response, step: (response.body.actions as readonly Step[] | undefined)?.[0] }
}

describe('placing an order in two steps', () => {
  it('[7.3-39] is prepare, payment and submit', async () => {
    const buyer = openStreamlined().as('reto')
    await readyToPay(buyer)
    const prepared = await act(buyer, { action: 'prepare' })
    expect([prepared.status, prepared.step]).toMatchObject([200, { action: 'prepare', errors: [] }])
    await pay(buyer, 'tok_success')
    const submitted = await act(buyer, { action: 'submit', parameters: {} })
    expect([submitted.status, submitted.step?.orderReferenceNumber]).toEqual([
      200,
      expect.stringMatching(/^([A-Z0-9]{5}-){3}[A-Z0-9]{5}$/),
    ])
    const again = await act(buyer, { action: 'submit' })
    expect(again.step?.orderReferenceNumber).toBe(submitted.step?.orderReferenceNumber)
    expect((await buyer.get('order-summaries')).body.count).toBe(1)
  })

  it('is 403 where it is not switched on', async () => {
    const buyer = openShop().as('reto')
    await readyToPay(buyer)
    expect(errorOf(await act(buyer, { action: 'prepare' }))).toEqual([403, 'INSUFFICIENT_ACCESS'])
  })

  it('reserves the stock from prepare on, for a quarter of an hour', async () => {
    const shop = openStreamlined()
    storeSettings(shop.db, 'CH', { supplyDatesEnabled: false })
    const reto = shop.as('reto')
    const lea = shop.as('lea')
    await readyToPay(reto, { quantity: 2600 })
    await readyToPay(lea, { quantity: 125 })
    expect((await act(lea, { action: 'prepare' })).status).toBe(200)
    const short = await act(reto, { action: 'prepare' })
    expect([short.status, short.step?.errors[0]?.type]).toEqual([422, '/commerce/integrations/inventory'])
    shop.sandbox.clock.advance(15 * 60_000)
    expect((await act(reto, { action: 'prepare' })).status).toBe(200)
  })

  it('reports everything that is missing but the payment', async () => {
    const shop = openStreamlined()
    const guest = shop.as()
    await startCheckout(guest)
    const { status, step } = await act(guest, { action: 'prepare' })
    expect([status, step?.errors.map(({ type }) => type)]).toEqual([
      422,
      [
        '/commerce/errors/shipping-failure',
        '/commerce/errors/shipping-failure',
        '/commerce/errors/checkout-failure',
      ],
    ])
  })

  it('does not submit what was not prepared or not paid, and prepares again after a change', async () => {
    const buyer = openStreamlined().as('reto')
    await readyToPay(buyer)
    await pay(buyer, 'tok_success')
    const early = await act(buyer, { action: 'submit' })
    expect([early.status, early.step?.errors[0]?.type]).toEqual([422, '/commerce/errors/checkout-failure'])
    await act(buyer, { action: 'prepare' })
    await buyer.call('PATCH', 'checkouts/active', { shippingInstructions: 'ring' })
    expect((await act(buyer, { action: 'submit' })).status).toBe(422)
    await act(buyer, { action: 'prepare' })
    expect((await act(buyer, { action: 'submit' })).status).toBe(200)
  })

  it.each([
    ['no list', {}, 'INVALID_API_INPUT'],
    ['an empty list', { actions: [] }, 'INVALID_API_INPUT'],
    ['two actions', { actions: [{ action: 'prepare' }, { action: 'submit' }] }, 'INVALID_API_INPUT'],
    ['no action', { actions: [{ parameters: {} }] }, 'INVALID_API_INPUT'],
    ['a list of texts', { actions: ['prepare'] }, 'JSON_PARSER_ERROR'],
    ['a text', { actions: 'prepare' }, 'JSON_PARSER_ERROR'],
    ['an unknown action', { actions: [{ action: 'cancel' }] }, 'JSON_PARSER_ERROR'],
    ['parameters that are text', { actions: [{ action: 'submit', parameters: 'x' }] }, 'JSON_PARSER_ERROR'],
    ['an unknown member', { actions: [{ action: 'submit', when: 1 }] }, 'JSON_PARSER_ERROR'],
    ['another unknown member', { actions: [{ action: 'submit' }], more: 1 }, 'JSON_PARSER_ERROR'],
  ])('refuses %s with 400', async (_, body, code) => {
    const buyer = openStreamlined().as('reto')
    const { status, body: response } = await buyer.call('POST', 'checkouts/active/orders/actions', body)
    expect([status, response[0].errorCode]).toEqual([400, code])
  })

  it('is CHECKOUT_NOT_FOUND for strangers and unknown checkouts', async () => {
    const shop = openStreamlined()
    const { checkoutId } = (await startCheckout(shop.as('reto'))).body
    for (const stranger of [shop.as('lea'), shop.as()])
      for (const action of ['prepare', 'submit'])
        expect((await act(stranger, { action }, checkoutId)).status).toBe(404)
    expect((await act(shop.as('reto'), { action: 'submit' }, '2z9000000000000AAA')).status).toBe(404)
  })
})
