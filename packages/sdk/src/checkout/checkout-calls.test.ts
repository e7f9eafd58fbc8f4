import { describe, expect, it } from 'vitest'
import { refusal, scriptPlatform, webstore, type Reply } from '../transport/scripted-platform.fixture'
import { createCheckoutResource, type CheckoutResource } from './checkout-calls'

const ready = { checkoutId: '2z9', deliveryGroups: { count: 0, items: [] }, errors: [] }
const working: Reply = { status: 202, body: { checkoutId: '2z9' } }
const inventory = { type: '/commerce/integrations/inventory', title: 'Not enough stock.' }

const script = (replies: readonly Reply[], runtime: 'browser' | 'server' = 'browser') => {
  const platform = scriptPlatform(replies, { runtime })
  return { ...platform, checkout: createCheckoutResource(platform.transport) }
}

describe('checkout.start', () => {
  it('[4.checkout-1] [7.3-33] starts from the current cart with the default address, and does not wait', async () => {
    const { checkout, seen } = script([working])
    await expect(checkout.start()).resolves.toMatchObject({ checkoutId: '2z9', checkoutStatus: 202 })
    expect(seen[0]).toMatchObject({
      method: 'PUT',
      path: `${webstore}/checkouts`,
      body: { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } },
    })
    expect(seen[0]?.query).not.toHaveProperty('currencyIsoCode')
  })

  it.each([
    ['[7.3-33]', 'a saved one', { id: '8lW' }],
    ['[3.checkout-delivery-and-payment-3]', 'one with a phone', { country: 'CH', shipToPhoneNumber: '+41' }],
  ])('%s takes a cart and an address: %s', async (_id, _kind, address) => {
    const { checkout, seen } = script([{ body: ready }])
    await checkout.start({ cartId: '0a6', deliveryAddress: address })
    expect(seen[0]?.body).toEqual({ cartId: '0a6', deliveryAddressInput: { address } })
  })

  it('reports 422 with a checkout as a status', async () => {
    const { checkout } = script([{ status: 422, body: { ...ready, errors: [inventory] } }])
    await expect(checkout.start()).resolves.toMatchObject({
      checkoutStatus: 422,
      errors: [{ type: inventory.type, message: 'Not enough stock.' }],
    })
  })

  it.each([410, 422, 404])('fails with %i when the response is a list of errors', async (status) => {
    const { checkout } = script([refusal(status, 'SOMETHING')])
    await expect(checkout.start()).rejects.toMatchObject({ name: 'ResponseError', status })
  })

  it.each([
    ['[8-25]', 'NULL_CHECKOUTID', []],
    ['[8-24] [8-25]', 'INSUFFICIENT_INVENTORY', [inventory]],
  ])('%s is %s without a checkout id', async (_, code, errors) => {
    const { checkout } = script([{ status: 422, body: { checkoutId: null, errors } }])
    await expect(checkout.start()).rejects.toMatchObject({ code })
  })

  it('keeps the errors of a 422 without a checkout id', async () => {
    const failure = { type: '/commerce/errors/checkout-failure', detail: 'The cart is locked.' }
    const { checkout } = script([{ status: 422, body: { checkoutId: null, errors: [failure] } }])
    await expect(checkout.start()).rejects.toMatchObject({
      name: 'ResponseError',
      code: 'NULL_CHECKOUTID',
      status: 422,
      errors: [{ type: failure.type, message: failure.detail }],
    })
  })
})

describe('checkout.get', () => {
  it('[7.3-32] [7.3-34] [4.checkout-2] [9-28] [9-32] polls the active checkout until it is ready', async () => {
    const { checkout, seen, sleeps } = script([
      working,
      refusal(423, 'LOCKED'),
      working,
      working,
      working,
      { body: ready },
    ])
    await expect(checkout.get()).resolves.toMatchObject({ checkoutStatus: 200 })
    expect(seen[0]).toMatchObject({ method: 'GET', path: `${webstore}/checkouts/active` })
    expect(sleeps).toEqual([100, 200])
  })

  it('[4.checkout-2] takes 422 as ready', async () => {
    const { checkout } = script([{ status: 422, body: { ...ready, errors: [inventory] } }])
    await expect(checkout.get('2z9')).resolves.toMatchObject({ checkoutStatus: 422, checkoutId: '2z9' })
  })

  it.each([201, 203, 206])('[4.checkout-2] takes %i as a load that is not ready yet', async (status) => {
    const { checkout, seen } = script([{ status, body: ready }, { body: ready }])
    await expect(checkout.get('2z9')).resolves.toMatchObject({ checkoutStatus: 200, checkoutId: '2z9' })
    expect(seen).toHaveLength(2)
  })

  it('fails when there is none', async () => {
    await expect(script([refusal(404, 'CHECKOUT_NOT_FOUND')]).checkout.get()).rejects.toMatchObject({
      status: 404,
    })
  })

  it.each<[string, Reply, string]>([
    ['[8-21]', working, 'SSR_NO_POLLING'],
    ['[8-22]', refusal(404, 'CHECKOUT_NOT_FOUND'), 'SSR_FAST_CHECKOUT'],
    ['[8-23]', refusal(410, 'GONE'), 'SSR_CHECKOUT_RETRY'],
    ['[8-23]', refusal(423, 'LOCKED'), 'SSR_CHECKOUT_RETRY'],
    ['[8-23]', { body: 'no checkout' }, 'SSR_CHECKOUT_RETRY'],
  ])('%s on a server asks once: %j is %s', async (_, reply, code) => {
    const { checkout, seen } = script([reply], 'server')
    await expect(checkout.get()).rejects.toMatchObject({ code })
    expect(seen).toHaveLength(1)
  })

  it.each([200, 422])(
    '[3.checkout-delivery-and-payment-1] has the HTTP status %i as checkoutStatus and the platform’s data',
    async (status) => {
      const group = { id: '0a7', isDefault: true, totalCartItemCount: 2, deliveryAddress: { city: 'Olten' } }
      const body = {
        ...ready,
        // The platform's own text is not the status.
        statusCode: '299',
        cartSummary: { cartId: '0a6' },
        deliveryGroups: { count: 1, items: [group] },
        errors: [{ type: '/commerce/payment', message: 'No.' }],
      }
      await expect(script([{ status, body }]).checkout.get('2z9')).resolves.toMatchObject({
        checkoutId: '2z9',
        checkoutStatus: status,
        cartSummary: { cartId: '0a6' },
        deliveryGroups: [group],
        errors: [{ type: '/commerce/payment', message: 'No.' }],
      })
    },
  )

  it('returns a checkout that is ready to a server', async () => {
    await expect(script([{ body: ready }], 'server').checkout.get()).resolves.toMatchObject({
      checkoutStatus: 200,
    })
  })
})

describe('checkout changes', () => {
  it('[7.3-35] sends the address alone and waits until the platform has applied it', async () => {
    const { checkout, seen } = script([working, working, { body: ready }])
    await expect(checkout.setDeliveryAddress('2z9', { id: '8lW' })).resolves.toMatchObject({
      checkoutStatus: 200,
    })
    expect(seen.map(({ method, path }) => [method, path])).toEqual(
      ['PATCH', 'GET', 'GET'].map((method) => [method, `${webstore}/checkouts/2z9`]),
    )
    expect(seen[0]?.body).toEqual({ deliveryAddress: { id: '8lW' } })
  })

  it('[3.checkout-delivery-and-payment-3] sends the phone as shipToPhoneNumber and reads it as phoneNumber', async () => {
    const address = { name: 'Mira Kern', street: 'Kartonweg 4', country: 'CH' }
    const shipToPhoneNumber = '+41625550100'
    const deliveryGroups = [{ id: '0a7', deliveryAddress: { ...address, shipToPhoneNumber } }]
    const { checkout, seen } = script([{ body: { ...ready, deliveryGroups } }])
    const changed = await checkout.setDeliveryAddress('2z9', { ...address, shipToPhoneNumber })
    expect(seen[0]?.body).toEqual({ deliveryAddress: { ...address, shipToPhoneNumber } })
    expect(changed.deliveryGroups[0]?.deliveryAddress?.phoneNumber).toBe(shipToPhoneNumber)
  })

  it('sends the delivery method alone', async () => {
    const { checkout, seen } = script([{ body: ready }])
    await checkout.setDeliveryMethod('2z9', '2Dm')
    expect(seen[0]).toMatchObject({ path: `${webstore}/checkouts/2z9`, body: { deliveryMethodId: '2Dm' } })
  })

  it.each<[string, (checkout: CheckoutResource) => Promise<unknown>]>([
    ['PUT checkouts', (checkout) => checkout.start()],
    ['PATCH 2z9', (checkout) => checkout.setDeliveryMethod('2z9', '2Dm')],
    [
      'POST payments',
      (checkout) => checkout.pay('2z9', { paymentToken: 'PO', requestType: 'SimplePurchaseOrder' }),
    ],
    ['POST orders', (checkout) => checkout.placeOrder('2z9')],
    ['DELETE 2z9', (checkout) => checkout.delete('2z9')],
  ])('reads the active checkout before it repeats %s after a conflict', async (write, run) => {
    const body = { ...ready, orderReferenceNumber: 'KR-1' }
    const { checkout, seen } = script([refusal(409, 'CHECKOUT_CONFLICT'), { body: ready }, { body }])
    await run(checkout)
    expect(seen.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
      write,
      'GET active',
      write,
    ])
  })

  it.each<[string, Reply]>([
    ['there was one', { status: 204 }],
    ['there was none', refusal(404, 'CHECKOUT_NOT_FOUND')],
  ])('[7.3-36] has deleted the checkout when %s', async (_, reply) => {
    const { checkout, seen } = script([reply])
    await expect(checkout.delete('2z9')).resolves.toBeUndefined()
    expect(seen[0]).toMatchObject({ method: 'DELETE', path: `${webstore}/checkouts/2z9` })
  })
})

describe('checkout.delete', () => {
  it('[7.3-32] deletes the active checkout by default, for the effective account', async () => {
    const { checkout, seen } = script([{ status: 204 }])
    await checkout.delete()
    expect(seen[0]).toMatchObject({
      path: `${webstore}/checkouts/active`,
      query: { effectiveAccountId: '001Q50000000001AAA' },
    })
  })
})

describe('checkout.pay', () => {
  const payment = { paymentToken: 'PO-1', requestType: 'SimplePurchaseOrder' } as const

  it('[7.3-41] [3.checkout-delivery-and-payment-7] sends the data of a payment as JSON text', async () => {
    const { checkout, seen } = script([
      { status: 201, body: { salesforceResultCode: 'Success', errors: [] } },
    ])
    const billingAddress = { name: 'Mira Kern', street: 'Kartonweg 4', country: 'CH' }
    const result = await checkout.pay('2z9', { ...payment, billingAddress, paymentsData: { reference: 'a' } })
    expect(result).toMatchObject({ salesforceResultCode: 'Success', errors: [] })
    expect(seen[0]?.query).toMatchObject({ checkoutId: '2z9' })
    expect(seen[0]?.query).not.toHaveProperty('registrationAccountId')
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: `${webstore}/checkouts/2z9/payments`,
      body: { ...payment, billingAddress, paymentsData: '{"reference":"a"}' },
    })
  })

  it('[7.3-41] names the account that a payment is registered for in the query alone', async () => {
    const { checkout, seen } = script([{ status: 201, body: { errors: [] } }])
    await checkout.pay('2z9', { ...payment, registrationAccountId: '001' })
    expect(seen[0]?.query).toMatchObject({ checkoutId: '2z9', registrationAccountId: '001' })
    expect(seen[0]?.body).toEqual(payment)
  })

  it('resolves to a declined payment', async () => {
    const body = { salesforceResultCode: 'Decline', errors: [{ type: '/commerce/payment', title: 'No.' }] }
    const { checkout } = script([{ status: 422, body }])
    await expect(checkout.pay('2z9', payment)).resolves.toMatchObject({
      salesforceResultCode: 'Decline',
      errors: [{ type: '/commerce/payment' }],
    })
  })
})

describe('checkout.placeOrder', () => {
  it('[7.3-40] gives the order reference number and sends no body', async () => {
    const { checkout, seen } = script([
      { status: 201, body: { orderReferenceNumber: 'KR4TN-B0X50', errors: [] } },
    ])
    await expect(checkout.placeOrder('2z9')).resolves.toEqual({ orderReferenceNumber: 'KR4TN-B0X50' })
    expect(seen[0]).toMatchObject({ method: 'POST', path: `${webstore}/checkouts/2z9/orders` })
    expect(seen[0]?.body).toBeUndefined()
  })

  it('uses a number that comes with a 422', async () => {
    const body = { orderReferenceNumber: 'KR4TN-B0X50', errors: [inventory] }
    const { checkout } = script([{ status: 422, body }])
    await expect(checkout.placeOrder('2z9')).resolves.toEqual({ orderReferenceNumber: 'KR4TN-B0X50' })
  })

  it.each<[string, Reply, object[]]>([
    ['one error', { body: { errorCode: 'NO', message: 'm' } }, [{ type: 'NO', message: 'm' }]],
    ['a list', { body: [{ errorCode: 'NO', message: 'm' }] }, [{ type: 'NO', message: 'm' }]],
    ['nothing', {}, []],
    ['a page', { text: '<html>', headers: { 'content-type': 'text/html' } }, []],
  ])('is refused by a 422 that holds %s', async (_, reply, errors) => {
    const { checkout } = script([{ ...reply, status: 422 }])
    await expect(checkout.placeOrder('2z9')).rejects.toMatchObject({
      name: 'ResponseError',
      status: 422,
      errors,
    })
  })

  it('fails with the errors of the checkout', async () => {
    const body = {
      orderReferenceNumber: null,
      errors: [{ type: '/commerce/errors/checkout-failure', title: 'No.' }],
    }
    await expect(script([{ status: 422, body }]).checkout.placeOrder('2z9')).rejects.toMatchObject({
      status: 422,
      errors: [{ type: '/commerce/errors/checkout-failure', message: 'No.' }],
    })
  })

  it.each([
    ['INSUFFICIENT_INVENTORY', 422, [inventory]],
    ['RESPONSE', 422, [{ type: '/commerce/errors/checkout-failure', title: 'No.' }]],
    ['RESPONSE', 201, []],
  ])('[8-24] is %s with status %i when a success has no number', async (code, status, errors) => {
    const { checkout } = script([{ status: 201, body: { errors } }])
    await expect(checkout.placeOrder('2z9')).rejects.toMatchObject({ name: 'ResponseError', code, status })
  })

  it('is sent once when the response is lost', async () => {
    const { checkout, seen } = script([new TypeError('fetch failed')])
    await expect(checkout.placeOrder('2z9')).rejects.toMatchObject({ code: 'NETWORK' })
    expect(seen).toHaveLength(1)
  })
})
