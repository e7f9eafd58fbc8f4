import { orders } from '@cartonnage/sdk'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper } from '../../../app/shopper.fixture'
import { placeOrder } from '../placed-order.fixture'
import { withShipments } from './with-shipments'

/** An order that was moved on, as an organisation without progress of its own returns it, and as the sandbox does. */
async function openOrder(step?: 'sent' | 'delivered') {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.signIn(buyers.lea)
  const client = shopper.createClient()
  const orderNumber = await placeOrder(client, [{ productId: '01tCN0001001100YAA', quantity: 25 }])
  const { sandbox } = shopper
  const move = (to: string) => {
    const init = { method: 'POST', body: JSON.stringify({ orderNumber, step: to }) }
    return sandbox.fetch(new Request('http://localhost/__sandbox/orders', init))
  }
  // Lea pays in advance.
  await move('paid')
  if (step) await move(step)
  const own = await client.use(orders).get(orderNumber)
  const load = (deliveryStates: typeof own.deliveryStates = []) =>
    withShipments(client, { ...own, deliveryStates }, new AbortController().signal)
  return { own, load, sandbox }
}

describe('withShipments', () => {
  it('has the progress of what has left', async () => {
    const { own, load } = await openOrder('delivered')
    const [state] = own.deliveryStates
    const { deliveryStates } = await load()
    expect(deliveryStates).toEqual([
      {
        ...state,
        deliveryGroupId: null,
        packedAt: state?.sentAt,
        sentAt: expect.any(String),
        deliveredAt: expect.any(String),
        trackingNumber: expect.stringMatching(/^9960/),
        deliveryNoteNumber: null,
      },
    ])
  })

  it('knows nothing of an order that has not left', async () => {
    const { load } = await openOrder()
    expect((await load()).deliveryStates).toEqual([])
  })

  it('asks nothing where the order has progress of its own', async () => {
    const { own, load, sandbox } = await openOrder('sent')
    sandbox.faults.arm({ kind: 'status', status: 500, match: { path: '/shipments' }, times: 9 })
    expect((await load(own.deliveryStates)).deliveryStates).toEqual(own.deliveryStates)
  })

  it('goes on without progress where the organisation has no shipments', async () => {
    const { load, sandbox } = await openOrder('sent')
    sandbox.faults.arm({ kind: 'status', status: 404, match: { path: '/shipments' }, times: 9 })
    expect((await load()).deliveryStates).toEqual([])
  })
})
