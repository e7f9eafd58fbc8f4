import { afterEach, describe, expect, it } from 'vitest'
import { buyers, createShopper, origin, outcomeOf } from '../checkout/shopper.fixture'
import { placeOrder } from '../orders/placed-order.fixture'
import { loadConfirmation } from './confirmation-loader'

const close: (() => void)[] = []
afterEach(() => {
  for (const one of close.splice(0)) one()
})

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function enter(runtime: 'server' | 'browser' = 'browser') {
  const shopper = createShopper({ runtime })
  close.push(shopper.sandbox.close)
  await shopper.signIn(buyers.lea)
  const load = async (orderReferenceNumber: string, args = shopper.args) => {
    const params = { orderReferenceNumber }
    const loaded = loadConfirmation(args(`/order-confirmation/${orderReferenceNumber}`, { params }))
    const { status, data } = await outcomeOf(loaded)
    // The loader's data are one of the three states.
    return { status, data: data as Awaited<ReturnType<typeof loadConfirmation>>['data'] }
  }
  return { ...shopper, load }
}

const hideOrder = ({ sandbox }: Pick<Awaited<ReturnType<typeof enter>>, 'sandbox'>) =>
  sandbox.faults.arm({ kind: 'status', status: 404, match: { path: 'actions/lookup' }, times: 9 })

describe('loadConfirmation', { timeout: 30_000 }, () => {
  it('has the order with its buyer and the address that the confirmation goes to', async () => {
    const { load, createClient } = await enter()
    const number = await placeOrder(createClient(), [box])
    expect(await load(number)).toMatchObject({
      status: undefined,
      data: {
        ...{ state: 'ready', orderReferenceNumber: number, buyerName: 'Lea Keller', email: buyers.lea },
        view: { order: { items: [{ sku: '1001100', quantity: 25 }] }, mayWithdraw: false },
      },
    })
  })

  it.each(['ABCDE-FGHJK', 'Rufen Sie 0900 an', '<b>'])(
    'responds 404 to the made-up number %s',
    async (number) => {
      const { load } = await enter()
      const missing = { state: 'missing', orderReferenceNumber: number }
      expect(await load(number)).toEqual({ status: 404, data: missing })
    },
  )

  it('responds 404 to another buyer’s number, and says nothing of the order', async () => {
    const { createClient, signIn, load } = await enter()
    const number = await placeOrder(createClient(), [box])
    await createClient().signOut.signOut()
    await signIn(buyers.reto)
    const stranger = await load(number)
    expect(stranger).toEqual({ status: 404, data: { state: 'missing', orderReferenceNumber: number } })
  })

  it('waits in the browser that ordered for an order that the platform does not show yet', async () => {
    const shopper = await enter()
    const number = await placeOrder(shopper.createClient(), [box])
    hideOrder(shopper)
    expect((await shopper.load(number)).data).toMatchObject({ state: 'pending', email: buyers.lea })
    hideOrder(shopper)
    expect((await shopper.load('ABCDE-FGHJK')).data).toMatchObject({ state: 'missing' })
  })

  it('keeps the thanks where the platform fails right after the order', async () => {
    const shopper = await enter()
    const number = await placeOrder(shopper.createClient(), [box])
    shopper.sandbox.faults.arm({ kind: 'status', status: 500, match: { path: 'actions/lookup' }, times: 9 })
    expect((await shopper.load(number)).data).toMatchObject({ state: 'pending' })
  })

  it('sends a guest to sign in, and back', async () => {
    const { args, sandbox } = createShopper()
    close.push(sandbox.close)
    const params = { orderReferenceNumber: 'ABCDE-FGHJK' }
    const path = '/order-confirmation/ABCDE-FGHJK'
    expect(await outcomeOf(loadConfirmation(args(path, { params })))).toEqual({
      status: 303,
      to: `/login?startUrl=${encodeURIComponent(new URL(`${origin}/de-CH${path}`).pathname)}`,
    })
  })
})
