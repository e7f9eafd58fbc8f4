import { describe, expect, it } from 'vitest'
import { buyers, createShopper, origin, outcomeOf } from '../../../app/shopper.fixture'
import { placeOrder } from '../../../shared/order/placed-order.fixture'
import { loadConfirmation } from './confirmation-loader'
import { isPlacedHere } from '../../../shared/order-facts/placed-here'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function enter(runtime: 'server' | 'browser' = 'browser') {
  const shopper = createShopper({ runtime })
  await shopper.signIn(buyers.lea)
  const load = async (orderReferenceNumber: string, args = shopper.args) => {
    const params = { orderReferenceNumber }
    const loaded = loadConfirmation(args(`/order-confirmation/${orderReferenceNumber}`, { params }))
    const { status, data } = await outcomeOf(loaded)
    // The loader's data has one of three states.
    return { status, data: data as Awaited<ReturnType<typeof loadConfirmation>>['data'] }
  }
  return { ...shopper, load }
}

const hideOrder = ({ sandbox }: Pick<Awaited<ReturnType<typeof enter>>, 'sandbox'>) =>
  sandbox.faults.arm({ kind: 'status', status: 404, match: { path: 'actions/lookup' }, times: 9 })

describe('loadConfirmation', () => {
  it('has the order with its buyer and e-mail address', async () => {
    const { load, createClient } = await enter()
    const number = await placeOrder(createClient(), [box])
    expect(await load(number)).toMatchObject({
      status: undefined,
      data: {
        state: 'ready',
        orderReferenceNumber: number,
        buyerName: 'Lea Keller',
        email: buyers.lea,
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

  it('responds 404 to another buyer’s number, and reveals nothing of the order', async () => {
    const { createClient, signIn, load } = await enter()
    const number = await placeOrder(createClient(), [box])
    await createClient().session.signOut()
    await signIn(buyers.reto)
    const stranger = await load(number)
    expect(stranger).toEqual({ status: 404, data: { state: 'missing', orderReferenceNumber: number } })
  })

  it('is pending in the browser that placed an order, while the platform does not return it', async () => {
    const shopper = await enter()
    const number = await placeOrder(shopper.createClient(), [box])
    hideOrder(shopper)
    expect((await shopper.load(number)).data).toMatchObject({ state: 'pending', email: buyers.lea })
    hideOrder(shopper)
    expect((await shopper.load('ABCDE-FGHJK')).data).toMatchObject({ state: 'missing' })
  })

  it('still confirms where the platform fails right after the order', async () => {
    const shopper = await enter()
    const number = await placeOrder(shopper.createClient(), [box])
    shopper.sandbox.faults.arm({ kind: 'status', status: 500, match: { path: 'actions/lookup' }, times: 9 })
    expect((await shopper.load(number)).data).toMatchObject({ state: 'pending' })
  })

  it('sends a guest to sign in, and back', async () => {
    const { args } = createShopper()
    const params = { orderReferenceNumber: 'ABCDE-FGHJK' }
    const path = '/order-confirmation/ABCDE-FGHJK'
    expect(await outcomeOf(loadConfirmation(args(path, { params })))).toEqual({
      status: 303,
      to: `/login?startUrl=${encodeURIComponent(new URL(`${origin}/de-CH${path}`).pathname)}`,
    })
  })
})

const minute = 60_000
const latches = [{ startedAt: 0 }, { startedAt: 10 * minute, orderReferenceNumber: 'A' }]

describe('isPlacedHere', () => {
  it.each([
    ['an order of a moment ago', 'A', 11 * minute, true],
    ['an order of an hour ago', 'A', 70 * minute, false],
    ['a number that was not ordered in this browser', 'B', 11 * minute, false],
  ])('says of %s: %s, %i, %s', (_, number, now, expected) => {
    expect(isPlacedHere(latches, number, now)).toBe(expected)
  })

  it('is false without orders', () => {
    expect(isPlacedHere([], 'A', 0)).toBe(false)
  })
})
