import { describe, expect, it } from 'vitest'
import { ConnectionLost } from '../../faults/faults'
import { now, openShop } from '../../fixtures/shopper.fixture'
import { chooseMethod, pay, readyToPay, type Shopper } from '../../fixtures/ordering.fixture'
import { receiveNotice, type PaymentNotice } from './payment-notice'

const paymentOrigin = 'http://127.0.0.1:8788'
const returnUrl = 'https://shop.example/checkout/payment'

async function ready() {
  const shop = openShop({ paymentOrigin, now })
  const buyer = shop.as('reto')
  await readyToPay(buyer)
  const payments = () =>
    shop.db.all<{ state: string; amount: string; id: string; checkoutId: string }>(
      'SELECT id, checkout_id AS checkoutId, state, amount FROM payment ORDER BY rowid',
    )
  return { ...shop, buyer, payments, states: () => payments().map(({ state }) => state) }
}

const order = (shopper: Shopper) => shopper.call('POST', 'checkouts/active/orders')

const leave = (shopper: Shopper, method = 'twint') =>
  shopper.call('POST', 'checkouts/active/payments', {
    requestType: 'ClientRequest',
    paymentToken: method,
    paymentsData: JSON.stringify({ PaymentMethod__c: method, ReturnUrl__c: returnUrl }),
  })

describe('the record of a payment', () => {
  it('is authorised for the total, and captured with the order', async () => {
    const { buyer, payments, states } = await ready()
    await pay(buyer, 'tok_success')
    const { grandTotalAmount } = (await buyer.get('checkouts/active')).body.cartSummary
    expect(payments()).toMatchObject([{ state: 'authorised', amount: grandTotalAmount }])
    await order(buyer)
    expect(states()).toEqual(['captured'])
    await order(buyer)
    expect(states()).toEqual(['captured'])
  })

  it('is voided by a repeated payment, so that one is captured', async () => {
    const { buyer, states } = await ready()
    await expect(pay(buyer, 'tok_timeout')).rejects.toThrow(ConnectionLost)
    await pay(buyer, 'tok_success')
    expect(states()).toEqual(['voided', 'authorised'])
    await order(buyer)
    expect(states()).toEqual(['voided', 'captured'])
  })

  it.each<[string, (buyer: Shopper) => Promise<unknown>]>([
    ['its checkout is deleted', (buyer) => buyer.call('DELETE', 'checkouts/active')],
    ['its cart is deleted', (buyer) => buyer.call('DELETE', 'carts/current')],
    ['its cart changes', (buyer) => buyer.add('1001010', 25)],
    ['another delivery method is chosen', chooseMethod],
  ])('is voided when %s', async (_, end) => {
    const { buyer, states } = await ready()
    await pay(buyer, 'tok_success')
    await end(buyer)
    expect(states()).toEqual(['voided'])
  })

  it('does not exist for a declined payment or an invoice', async () => {
    const { buyer, states } = await ready()
    await pay(buyer, 'tok_decline')
    await pay(buyer, 'PO-1', 'SimplePurchaseOrder')
    expect(states()).toEqual([])
  })

  it('names method and state in the order', async () => {
    const { buyer, sandbox, payments } = await ready()
    await leave(buyer)
    await decide(sandbox, payments()[0]?.id ?? '', 'approve')
    await pay(buyer, payments()[0]?.id ?? '', 'PostAuth')
    const { orderReferenceNumber } = (await order(buyer)).body
    expect((await buyer.get(`order-summaries/${orderReferenceNumber}`)).body).toMatchObject({
      paymentType: 'PostAuth',
      paymentMethod: 'twint',
      paymentState: 'captured',
    })
  })
})

type Shop = Awaited<ReturnType<typeof ready>>

/** What the shopper presses on the provider's page. */
const decide = (sandbox: Shop['sandbox'], transaction: string, decision: string, origin = paymentOrigin) =>
  sandbox.paymentPages(
    new Request(`${paymentOrigin}/pay/${transaction}`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ decision }),
    }),
  )

describe('a payment that is confirmed at the provider', () => {
  it.each([
    ['approve', 'authorised', 201, 'Success', undefined],
    ['decline', 'declined', 422, 'Decline', 'declined'],
    ['cancel', 'cancelled', 422, 'Decline', 'cancelled'],
  ])('%s: is %s', async (decision, state, status, code, said) => {
    const { buyer, sandbox, states, payments } = await ready()
    await leave(buyer)
    const transaction = payments()[0]?.id ?? ''
    const back = await decide(sandbox, transaction, decision)
    expect([back.status, back.headers.get('Location'), states()]).toEqual([303, returnUrl, [state]])
    const paid = await pay(buyer, transaction, 'PostAuth')
    expect([paid.status, paid.body.salesforceResultCode]).toEqual([status, code])
    expect(paid.body.paymentsData).toEqual(said === undefined ? {} : { state: said })
    expect((await order(buyer)).status).toBe(status)
  })

  it('is open until the provider confirms it late', async () => {
    const { buyer, sandbox, payments, states } = await ready()
    await leave(buyer)
    const transaction = payments()[0]?.id ?? ''
    await decide(sandbox, transaction, 'wait')
    const early = await pay(buyer, transaction, 'PostAuth')
    expect([early.status, early.body.salesforceResultCode]).toEqual([201, 'RequiresReview'])
    expect((await order(buyer)).status).toBe(422)
    sandbox.clock.advance(10_000)
    expect((await pay(buyer, transaction, 'PostAuth')).body.salesforceResultCode).toBe('Success')
    expect(states()).toEqual(['authorised'])
    expect((await order(buyer)).status).toBe(201)
  })

  it('expires after a quarter of an hour', async () => {
    const { buyer, sandbox, payments, states } = await ready()
    await leave(buyer)
    sandbox.clock.advance(15 * 60_000)
    const { body } = await pay(buyer, payments()[0]?.id ?? '', 'PostAuth')
    expect([body.salesforceResultCode, body.paymentsData, states()]).toEqual([
      'Decline',
      { state: 'expired' },
      ['expired'],
    ])
  })

  it('cannot be confirmed by another buyer, from another page or twice', async () => {
    const { as, buyer, sandbox, payments, states } = await ready()
    await leave(buyer)
    const transaction = payments()[0]?.id ?? ''
    const lea = as('lea')
    await readyToPay(lea)
    expect((await pay(lea, transaction, 'PostAuth')).status).toBe(422)
    expect((await decide(sandbox, transaction, 'approve', 'https://evil.example')).status).toBe(403)
    expect(states()).toEqual(['open'])
    await decide(sandbox, transaction, 'decline')
    await decide(sandbox, transaction, 'approve')
    expect(states()).toEqual(['declined'])
  })

  it('keeps its kind, until its checkout is started anew', async () => {
    const { buyer, states } = await ready()
    await leave(buyer)
    expect((await pay(buyer, 'PO-1', 'SimplePurchaseOrder')).body.salesforceResultCode).toBe(
      'ValidationError',
    )
    await buyer.call('DELETE', 'checkouts/active')
    await buyer.call('PUT', 'checkouts', { cartId: 'current' })
    await chooseMethod(buyer)
    expect((await pay(buyer, 'PO-1', 'SimplePurchaseOrder')).status).toBe(201)
    expect(states()).toEqual(['voided'])
  })

  it.each(['javascript:alert(1)', 'shop.example', 5])('refuses %j as address to return to', async (url) => {
    const { buyer } = await ready()
    const paymentsData = JSON.stringify({ ReturnUrl__c: url })
    const body = { requestType: 'ClientRequest', paymentToken: 'twint', paymentsData }
    expect((await buyer.call('POST', 'checkouts/active/payments', body)).status).toBe(400)
  })
})

describe('a notice of the provider', () => {
  async function openNotice() {
    const shop = await ready()
    await leave(shop.buyer)
    const [payment] = shop.payments()
    const notice: PaymentNotice = {
      id: 'evt_1',
      transaction: payment?.id ?? '',
      checkoutId: payment?.checkoutId ?? '',
      state: 'authorised',
    }
    const receive = (change: Partial<PaymentNotice> = {}) =>
      receiveNotice({ db: shop.db, clock: shop.sandbox.clock }, { ...notice, ...change })
    return { ...shop, receive }
  }

  it('counts once, however often it is sent', async () => {
    const { receive, states, buyer } = await openNotice()
    expect([receive(), receive(), states()]).toEqual(['taken', 'repeated', ['authorised']])
    expect((await order(buyer)).status).toBe(422)
  })

  it('changes nothing when it is for another checkout', async () => {
    const { receive, states } = await openNotice()
    expect([receive({ checkoutId: '2z9XX0000000000AAA' }), states()]).toEqual(['foreign', ['open']])
    expect([receive({ transaction: 'txn_unknown' }), states()]).toEqual(['foreign', ['open']])
  })

  it.each(['authorised', 'declined'] as const)('that is late, %s, changes nothing', async (state) => {
    const { receive, states, buyer } = await openNotice()
    await buyer.call('DELETE', 'checkouts/active')
    expect([receive({ state }), states()]).toEqual(['late', ['voided']])
  })
})
