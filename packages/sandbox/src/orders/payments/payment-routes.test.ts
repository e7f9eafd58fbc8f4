import { describe, expect, it } from 'vitest'
import { ConnectionLost } from '../../faults/faults'
import { openShop, errorOf } from '../../fixtures/shopper.fixture'
import {
  address,
  pay,
  payByNumber,
  readyToPay,
  startCheckout,
  type Shopper,
} from '../../fixtures/ordering.fixture'
import { storeSettings } from '../../calls/webstore-settings'
import { paymentTokens } from './payment-tokens'

async function readyBuyer(options = {}) {
  const shop = openShop(options)
  const buyer = shop.as('reto')
  await readyToPay(buyer)
  return { ...shop, buyer }
}

const order = (shopper: Shopper) => shopper.call('POST', 'checkouts/active/orders')

interface PaymentsData {
  readonly transaction: string
  readonly redirectUrl: string
}

// See ResponseBody: the tests check what is in it.
const dataOf = (body: { readonly [member: string]: unknown }) => body.paymentsData as PaymentsData

describe('a payment by card', () => {
  it.each(['Auth', 'PostAuth'])('of the kind %s is authorised, and the order goes through', async (type) => {
    const { buyer } = await readyBuyer()
    const { status, body } = await pay(buyer, 'tok_success', type)
    expect([status, body.salesforceResultCode, body.errors]).toEqual([201, 'Success', []])
    expect((await buyer.get('carts/current')).body.purchaseOrderNumber).toBeNull()
    expect((await order(buyer)).status).toBe(201)
  })

  it.each([
    ['tok_decline', 'Decline'],
    ['tok_system_error', 'SystemError'],
    ['tok_nobody_knows', 'ValidationError'],
  ])('with %s fails as %s and charges nothing', async (token, code) => {
    const { buyer } = await readyBuyer()
    const { status, body } = await pay(buyer, token)
    expect([status, body.salesforceResultCode]).toEqual([422, code])
    expect(body.errors[0].type).toBe('/commerce/errors/payment-failure')
    expect((await order(buyer)).status).toBe(422)
  })

  it.each([
    ['Auth', 'tok_redirect', 'RequiresReview'],
    ['ClientRequest', 'tok_redirect', 'Success'],
    ['ClientRequest', 'tok_success', 'Success'],
  ])('of the kind %s with %s is finished by a PostAuth', async (requestType, token, code) => {
    const { buyer } = await readyBuyer()
    const { status, body } = await pay(buyer, token, requestType)
    expect([status, body.salesforceResultCode]).toEqual([201, code])
    const { transaction, redirectUrl } = dataOf(body)
    expect(redirectUrl).toContain(transaction)
    const early = await order(buyer)
    expect([early.status, early.body.errors[0].type]).toEqual([422, '/commerce/errors/payment-failure'])
    expect((await pay(buyer, 'txn_of_another', 'PostAuth')).status).toBe(422)
    expect((await pay(buyer, transaction, 'PostAuth')).body.salesforceResultCode).toBe('Success')
    expect((await order(buyer)).status).toBe(201)
  })

  it('that times out after charging loses its response, not the money', async () => {
    const { buyer } = await readyBuyer()
    await expect(pay(buyer, 'tok_timeout')).rejects.toThrow(ConnectionLost)
    expect((await order(buyer)).status).toBe(201)
  })

  it('may be repeated, but its kind stays', async () => {
    const { buyer } = await readyBuyer()
    await pay(buyer, 'tok_success')
    expect((await pay(buyer, 'tok_success')).status).toBe(201)
    const other = await pay(buyer, 'PO-1', 'SimplePurchaseOrder')
    expect([other.status, other.body.salesforceResultCode]).toEqual([422, 'ValidationError'])
    expect((await order(buyer)).status).toBe(201)
  })

  it('is for the amount that was shown: a cart that costs something else is a conflict', async () => {
    const { buyer, db } = await readyBuyer()
    await pay(buyer, 'tok_success')
    db.run("UPDATE price_tier SET unit_price = '0.3'")
    const { status, body } = await order(buyer)
    expect([status, body[0].errorCode]).toEqual([409, 'CHECKOUT_CONFLICT'])
    await pay(buyer, 'tok_success')
    expect((await order(buyer)).status).toBe(201)
  })

  it('is forgotten with another delivery method', async () => {
    const { buyer } = await readyBuyer()
    await pay(buyer, 'tok_success')
    const { body } = await buyer.get('checkouts/active')
    const [method] = body.deliveryGroups.items[0].availableDeliveryMethods
    await buyer.call('PATCH', 'checkouts/active', { deliveryMethodId: method.id })
    expect((await order(buyer)).status).toBe(422)
  })
})

describe('a payment by purchase order', () => {
  it('replaces the number that was given before', async () => {
    const { buyer } = await readyBuyer()
    await pay(buyer, 'PO-1', 'SimplePurchaseOrder')
    await pay(buyer, 'PO-2', 'SimplePurchaseOrder')
    expect((await buyer.get('carts/current')).body.purchaseOrderNumber).toBe('PO-2')
    expect((await pay(buyer, 'tok_success')).status).toBe(422)
  })

  it.each([
    ['PO-DECLINE', 'Decline'],
    ['PO-SYSTEM-ERROR', 'SystemError'],
  ])('with %s fails as %s', async (number, code) => {
    const { buyer } = await readyBuyer()
    const { status, body } = await pay(buyer, number, 'SimplePurchaseOrder')
    expect([status, body.salesforceResultCode]).toEqual([422, code])
  })

  it('may lose its response after processing', async () => {
    const { buyer } = await readyBuyer()
    await expect(pay(buyer, 'PO-TIMEOUT', 'SimplePurchaseOrder')).rejects.toThrow(ConnectionLost)
    expect((await buyer.get('carts/current')).body.purchaseOrderNumber).toBe('PO-TIMEOUT')
  })
})

describe('payments/token', () => {
  const card = { cardHolderName: 'Reto Brunner', expiryMonth: 12, expiryYear: 2030, cvv: '123' }

  it.each(paymentTokens)('makes a token for $cardNumber that leads to $outcome', async (token) => {
    const { buyer } = await readyBuyer()
    const { status, body } = await buyer.call('POST', 'payments/token', {
      ...card,
      cardNumber: token.cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 '),
    })
    expect([status, body.token]).toEqual([201, expect.stringMatching(/^card_\w+$/)])
    const outcome = await pay(buyer, String(body.token)).then(
      (response) => response.body.salesforceResultCode,
      () => 'no answer',
    )
    const expected = {
      success: 'Success',
      decline: 'Decline',
      redirect: 'RequiresReview',
      'lost-answer': 'no answer',
      'system-error': 'SystemError',
    }
    expect(outcome).toBe(expected[token.outcome])
  })

  it('makes one that is declined for any other card, and never keeps the card', async () => {
    const { buyer, db } = await readyBuyer()
    const { body } = await buyer.call('POST', 'payments/token', { ...card, cardNumber: '5105105105105100' })
    expect((await pay(buyer, String(body.token))).body.salesforceResultCode).toBe('Decline')
    expect(JSON.stringify(db.all('SELECT * FROM payment_token'))).not.toContain('5105')
  })

  it.each([
    ['nothing', {}, 'INVALID_API_INPUT'],
    ['letters', { ...card, cardNumber: 'four' }, 'INVALID_API_INPUT'],
    ['no month', { ...card, cardNumber: '4111111111111111', expiryMonth: undefined }, 'INVALID_API_INPUT'],
    ['an old card', { ...card, cardNumber: '4111111111111111', expiryYear: 2025 }, 'INVALID_API_INPUT'],
    ['an unknown member', { ...card, cardNumber: '4111111111111111', pin: 1 }, 'JSON_PARSER_ERROR'],
  ])('refuses %s', async (_, body, code) => {
    const response = await openShop().as().call('POST', 'payments/token', body)
    expect(errorOf(response)).toEqual([400, code])
  })
})

describe('bad input to payments', () => {
  const whole = { requestType: 'Auth', paymentToken: 'tok_success' }

  it.each([
    ['no request type', { paymentToken: 't' }, 'INVALID_API_INPUT'],
    ['an unknown request type', { ...whole, requestType: 'Cash' }, 'JSON_PARSER_ERROR'],
    ['a token that is no text', { ...whole, paymentToken: 5 }, 'JSON_PARSER_ERROR'],
    ['paymentsData that is no text', { ...whole, paymentsData: {} }, 'JSON_PARSER_ERROR'],
    ['paymentsData that is not JSON', { ...whole, paymentsData: 'x=1' }, 'INVALID_API_INPUT'],
    ['paymentsData that is a list', { ...whole, paymentsData: '[]' }, 'INVALID_API_INPUT'],
    ['a VAT id that is no text', { ...whole, paymentsData: '{"VatId__c":5}' }, 'INVALID_API_INPUT'],
    ['a phone number', { ...whole, billingAddress: address }, 'JSON_PARSER_ERROR'],
    ['an address that is text', { ...whole, billingAddress: 'Chur' }, 'JSON_PARSER_ERROR'],
    ['a street that is no text', { ...whole, billingAddress: { street: 3 } }, 'JSON_PARSER_ERROR'],
    ['an unknown member', { ...whole, amount: '1' }, 'JSON_PARSER_ERROR'],
  ])('refuses %s', async (_, body, code) => {
    const { buyer } = await readyBuyer()
    const response = await buyer.call('POST', 'checkouts/active/payments', body)
    expect(errorOf(response)).toEqual([400, code])
  })

  it('takes paymentsData as JSON in a string, and ids in the query', async () => {
    const { buyer } = await readyBuyer()
    const path = 'checkouts/active/payments?checkoutId=x&registrationAccountId=y'
    const { status } = await buyer.call('POST', path, { ...whole, paymentsData: '{"device":"web"}' })
    expect(status).toBe(201)
  })

  it('keeps the VAT id of an invoice, and the order shows it at the billing address', async () => {
    const { buyer } = await readyBuyer()
    const billingAddress = {
      name: 'Reto Brunner',
      street: 'Bahnhofplatz 3',
      city: 'Rorschach',
      country: 'CH',
    }
    const paid = await buyer.call('POST', 'checkouts/active/payments', {
      requestType: 'SimplePurchaseOrder',
      paymentToken: 'WS-1',
      billingAddress,
      paymentsData: '{"VatId__c":" CHE-109.999.009 MWST "}',
    })
    expect([paid.status, (await order(buyer)).status]).toEqual([201, 201])
    const [summary] = (await buyer.get('order-summaries')).body.orderSummaries
    const { body } = await buyer.get(`order-summaries/${summary.orderNumber}`)
    expect(body.billingAddress).toEqual({
      ...billingAddress,
      fields: { VatId__c: 'CHE-109.999.009 MWST' },
    })
  })

  it('needs a token for a card', async () => {
    const { buyer } = await readyBuyer()
    const { status } = await buyer.call('POST', 'checkouts/active/payments', { requestType: 'Auth' })
    expect(status).toBe(422)
  })

  it('is CHECKOUT_NOT_FOUND for strangers and unknown checkouts', async () => {
    const { as } = openShop()
    const buyer = as('reto')
    const { checkoutId } = (await startCheckout(buyer)).body
    for (const [stranger, id] of [
      [as('lea'), checkoutId],
      [as(), checkoutId],
      [buyer, '2z9000000000000AAA'],
    ] as const) {
      expect(errorOf(await stranger.call('POST', `checkouts/${id}/payments`, whole))).toEqual([
        404,
        'CHECKOUT_NOT_FOUND',
      ])
    }
  })

  it('is a conflict while the checkout is in progress and once it was placed', async () => {
    const slow = openShop({ delay: 2000 })
    const hasty = slow.as('reto')
    await hasty.add('1001010', 125)
    slow.sandbox.clock.advance(2000)
    await hasty.call('PUT', 'checkouts', { cartId: 'current' })
    expect((await pay(hasty, 'tok_success')).status).toBe(409)
    const buyer = openShop().as('reto')
    const { checkoutId } = (await readyToPay(buyer)).body
    await pay(buyer, 'tok_success')
    await order(buyer)
    expect((await buyer.call('POST', `checkouts/${checkoutId}/payments`, whole)).status).toBe(409)
  })
})

describe('an invoice', () => {
  it('is limited for a private account until it has paid an order, and so is the order itself', async () => {
    const { db, as } = openShop()
    const lea = as('lea')
    await readyToPay(lea)
    const limitTo = (firstInvoiceLimit: number) => storeSettings(db, 'CH', { firstInvoiceLimit })
    limitTo(1)
    const refused = await payByNumber(lea)
    expect([refused.status, refused.body.salesforceResultCode]).toEqual([422, 'Decline'])
    expect(refused.body.errors[0].detail).toBe('A first order can be paid by invoice up to CHF 1.00.')
    limitTo(500)
    expect((await payByNumber(lea)).status).toBe(201)
    limitTo(1)
    const late = await order(lea)
    expect([late.status, late.body.errors[0].type]).toEqual([422, '/commerce/errors/payment-failure'])
  })

  it('is not limited for businesses, nor once the account has paid an order', async () => {
    const { as } = openShop({ settings: { firstInvoiceLimit: 1 } })
    const [lea, reto] = [as('lea'), as('reto')]
    await readyToPay(reto)
    expect((await payByNumber(reto)).status).toBe(201)
    await readyToPay(lea)
    await pay(lea, 'tok_success')
    expect((await order(lea)).status).toBe(201)
    await readyToPay(lea)
    expect([(await payByNumber(lea)).status, (await order(lea)).status]).toEqual([201, 201])
  })
})
