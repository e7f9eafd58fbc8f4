import { describe, expect, it } from 'vitest'
import { carton, enterWithCart, firstMethods, loadStep, walkToReview } from '../../app/buyer-walk.fixture'
import type { Buyer } from '../../app/buyer-walk.fixture'
import { buyers } from '../../app/shopper.fixture'

const review = '/checkout?step=review&preset=address.delivery.payment'

/** A buyer who has ordered once, and has cartons in the cart again. */
async function enterKnown({
  username = buyers.reto,
  quantity = 20,
  method = 'invoice',
}: { username?: string; quantity?: number; method?: string } = {}) {
  const buyer = await enterWithCart(20, { username })
  const order = await walkToReview(buyer)
  expect(await buyer.post({ ...order, method })).toMatchObject({ status: 303 })
  await buyer.createClient().cart.add({ productId: carton, quantity })
  return buyer
}

const start = ({ post }: Buyer) => post({ intent: 'start' })

/** What the review shows. */
async function readChoices({ args }: Pick<Buyer, 'args'>) {
  const { checkout, choice } = await loadStep(args, 'review')
  const [group] = checkout.deliveryGroups
  const { deliveryAddress, selectedDeliveryMethod } = group ?? {}
  return { city: deliveryAddress?.city, service: selectedDeliveryMethod?.classOfService, choice }
}

describe('a buyer who has ordered before', () => {
  it.each(Object.entries(buyers).filter(([name]) => name !== 'annelise'))(
    'goes from the cart to the review at once: %s',
    async (_, username) => {
      const buyer = await enterKnown({ username })
      expect(await start(buyer)).toEqual({ status: 303, to: review })
      const { checkout, choice, shippingAddresses, billingAddresses } = await loadStep(buyer.args, 'review')
      const [group] = checkout.deliveryGroups
      expect(group?.deliveryAddress?.id).toBe(shippingAddresses[0]?.addressId)
      expect(group?.selectedDeliveryMethod?.id).toBe(group?.availableDeliveryMethods[0]?.id)
      const billing = billingAddresses[0]?.addressId ?? 'delivery'
      expect(choice).toMatchObject({ method: 'invoice', purchaseOrderNumber: '', billing })
    },
  )

  it('orders from there', async () => {
    const buyer = await enterKnown()
    await start(buyer)
    const before = (await buyer.createClient().orders.list()).orderSummaries.length
    const { checkout, choice } = await loadStep(buyer.args, 'review')
    const { reviewedOrder } = await import('./reviewed-order')
    const order = {
      intent: 'order',
      checkoutId: checkout.checkoutId,
      reviewed: reviewedOrder(checkout),
      method: choice?.method ?? '',
      billing: choice?.billing ?? '',
      purchaseOrderNumber: '',
    }
    expect(await buyer.post(order)).toMatchObject({ to: expect.stringContaining('/order-confirmation/') })
    expect((await buyer.createClient().orders.list()).orderSummaries).toHaveLength(before + 1)
  })

  it('pays as last time', async () => {
    const buyer = await enterKnown({ method: 'prepayment' })
    await start(buyer)
    expect((await readChoices(buyer)).choice).toMatchObject({ method: 'prepayment' })
  })

  it('keeps what the running checkout has', async () => {
    const buyer = await enterKnown()
    await start(buyer)
    const { checkout, shippingAddresses } = await loadStep(buyer.args, 'address')
    const other = shippingAddresses.find(({ isDefault }) => !isDefault) ?? shippingAddresses[0]
    await buyer.post({ intent: 'address', addressId: other?.addressId ?? '' })
    const [group] = checkout.deliveryGroups
    const pickUp = group?.availableDeliveryMethods.find(({ classOfService }) => classOfService === 'PICKUP')
    await buyer.post({ intent: 'delivery', [`methodId-${group?.id}`]: pickUp?.id ?? '' })
    const { checkoutId } = checkout
    const number = { purchaseOrderNumber: 'WS-7', billing: 'delivery' }
    await buyer.post({ intent: 'payment', checkoutId, method: 'prepayment', ...number })
    const chosen = await readChoices(buyer)
    expect(await start(buyer)).toEqual({ status: 303, to: '/checkout?step=review' })
    expect(await readChoices(buyer)).toEqual(chosen)
    expect(chosen).toMatchObject({ city: other?.city, service: 'PICKUP', choice: { method: 'prepayment' } })
  })

  it('enters an order number again that belonged to an ended checkout', async () => {
    const buyer = await enterKnown()
    await start(buyer)
    const { checkout } = await loadStep(buyer.args, 'payment')
    const form = { checkoutId: checkout.checkoutId, method: 'invoice', billing: 'delivery' }
    await buyer.post({ intent: 'payment', ...form, purchaseOrderNumber: 'WS-7' })
    await buyer.createClient().cart.add({ productId: carton, quantity: 20 })
    expect(await start(buyer)).toMatchObject({ to: expect.stringMatching(/^\/checkout\?step=payment/) })
  })

  it('says how a pallet is unloaded', async () => {
    const buyer = await enterKnown({ quantity: 400 })
    expect(await start(buyer)).toEqual({ status: 303, to: '/checkout?step=delivery&preset=address' })
  })

  it('goes on to the review after another address', async () => {
    const buyer = await enterKnown()
    await start(buyer)
    const { shippingAddresses } = await loadStep(buyer.args, 'address')
    const addressId = shippingAddresses.at(-1)?.addressId ?? ''
    expect(await buyer.post({ intent: 'address', addressId })).toEqual({
      status: 303,
      to: '/checkout?step=review',
    })
  })

  it.each([
    ['the address, where the orders cannot be read', 'order-summaries', 'GET', '/checkout?step=address'],
    [
      'the delivery, where it cannot be saved',
      'checkouts',
      'PATCH',
      '/checkout?step=delivery&preset=address',
    ],
  ])('begins with %s', async (_, path, method, to) => {
    const buyer = await enterKnown()
    buyer.sandbox.faults.arm({ kind: 'status', status: 500, times: 9, match: { path, method } })
    expect(await start(buyer)).toEqual({ status: 303, to })
  })

  it('starts one checkout by two presses at once', async () => {
    const buyer = await enterKnown()
    const [first, second] = await Promise.all([start(buyer), start(buyer)])
    expect([first.status, second.status]).toEqual([303, 303])
    expect((await readChoices(buyer)).choice).toMatchObject({ method: 'invoice' })
  })
})

describe('a buyer who has not ordered yet', () => {
  it('chooses at every step', async () => {
    const buyer = await enterWithCart()
    expect(await start(buyer)).toEqual({ status: 303, to: '/checkout?step=address' })
    const { checkout, shippingAddresses } = await loadStep(buyer.args, 'address')
    const addressId = shippingAddresses[0]?.addressId ?? ''
    expect(await buyer.post({ intent: 'address', addressId })).toEqual({
      status: 303,
      to: '/checkout?step=delivery',
    })
    expect(Object.values(firstMethods(checkout))).not.toEqual([])
  })
})
