import { describe, expect, it } from 'vitest'
import { openShop } from '../fixtures/shopper.fixture'
import { chooseMethod, pay, startCheckout } from '../fixtures/ordering.fixture'

const items = { method: 'POST', path: '/cart-items' }

describe('a cart that a fault lets be calculated', () => {
  it('responds to its write with 202 and takes until the time is over, without any delay of the sandbox', async () => {
    const { sandbox, as } = openShop()
    const reto = as('reto')
    sandbox.faults.arm({ kind: 'cart-processing', ms: 2000, match: items })
    const { status, body, headers } = await reto.add('1001180', 50)
    expect([status, body.cartItemId, headers.get('Retry-After')]).toEqual([202, null, '2'])
    const unfinished = await reto.get('carts/current')
    expect([unfinished.status, unfinished.body.asyncOperationStatus]).toEqual([202, 'Processing'])
    expect(unfinished.body.grandTotalAmount).toBeNull()
    expect((await reto.add('1001180', 50)).status).toBe(409)
    sandbox.clock.advance(2000)
    const done = await reto.get('carts/current')
    expect([done.status, done.body.asyncOperationStatus]).toEqual([200, 'Completed'])
  })

  it('is calculated again when it is read, for three seconds by default', async () => {
    const { sandbox, as } = openShop()
    const guest = as()
    await guest.add('1001180', 50)
    expect((await guest.get('carts/current')).status).toBe(200)
    sandbox.faults.arm({ kind: 'cart-processing', match: { method: 'GET' } })
    expect((await guest.get('carts/current/cart-items')).status).toBe(202)
    sandbox.clock.advance(2999)
    expect((await guest.get('carts/current')).status).toBe(202)
    sandbox.clock.advance(1)
    expect((await guest.get('carts/current')).status).toBe(200)
  })

  it('lets a checkout begin in the background', async () => {
    const { sandbox, as } = openShop()
    const reto = as('reto')
    sandbox.faults.arm({ kind: 'cart-processing', ms: 1000, match: { method: 'PUT', path: '/checkouts' } })
    const begun = await startCheckout(reto)
    expect([begun.status, Object.keys(begun.body)]).toEqual([202, ['checkoutId']])
    expect((await reto.get('checkouts/active')).status).toBe(202)
    sandbox.clock.advance(1000)
    expect((await reto.get('checkouts/active')).status).toBe(200)
  })

  it('leaves a visitor without a cart, and a cart that was ordered, as they are', async () => {
    const { sandbox, as } = openShop()
    sandbox.faults.arm({ kind: 'cart-processing', times: 2 })
    expect((await as().get('carts/current')).body).toEqual({ cartId: null })
    expect((await as('lea').get('session-context')).status).toBe(200)
  })
})

describe('a cart whose calculation a fault lets come to nothing', () => {
  it('is Errored until the next write', async () => {
    const { sandbox, as } = openShop()
    const reto = as('reto')
    sandbox.faults.arm({ kind: 'cart-errored', match: items })
    expect((await reto.add('1001180', 50)).status).toBe(201)
    const failed = await reto.get('carts/current')
    expect([failed.status, failed.body.asyncOperationStatus]).toEqual([200, 'Errored'])
    expect(failed.body.grandTotalAmount).toBeNull()
    await reto.add('1001180', 50)
    expect((await reto.get('carts/current')).body.asyncOperationStatus).toBe('Completed')
  })

  it('is Errored from a read on', async () => {
    const { sandbox, as } = openShop()
    const reto = as('reto')
    await reto.add('1001180', 50)
    await reto.get('carts/current')
    sandbox.faults.arm({ kind: 'cart-errored', match: { method: 'GET' } })
    for (const _ of [1, 2]) {
      expect((await reto.get('carts/current')).body.asyncOperationStatus).toBe('Errored')
    }
  })

  it('responds with 422 for its checkout and places no order, until the checkout is changed again', async () => {
    const { sandbox, as } = openShop()
    const reto = as('reto')
    await startCheckout(reto)
    sandbox.faults.arm({ kind: 'cart-errored', match: { method: 'PATCH' } })
    const failed = await chooseMethod(reto)
    expect([failed.status, failed.body.cartSummary.asyncOperationStatus]).toEqual([422, 'Errored'])
    expect(failed.body.errors[0].type).toBe('/commerce/errors/checkout-failure')
    expect((await reto.get('checkouts/active')).status).toBe(422)
    expect((await reto.call('POST', 'checkouts/active/orders')).status).toBe(422)
    expect((await chooseMethod(reto)).status).toBe(200)
    await pay(reto, 'PO-1', 'SimplePurchaseOrder')
    expect((await reto.call('POST', 'checkouts/active/orders')).status).toBe(201)
  })
})
