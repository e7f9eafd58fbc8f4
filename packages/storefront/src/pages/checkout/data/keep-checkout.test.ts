import { describe, expect, it } from 'vitest'
import { choiceStoreOf } from '../checkout-choice'
import { carton, enterWithCart, loadStep, walkToReview } from '../../../app/buyer-walk.fixture'
import { keepCheckout } from './keep-checkout'
import { buyers } from '../../../app/shopper.fixture'

async function openReview() {
  const buyer = await enterWithCart(20, { username: buyers.lea })
  await walkToReview(buyer)
  const before = await loadStep(buyer.args, 'review')
  const keep = async () => {
    const args = buyer.args('/checkout?step=review')
    await keepCheckout(buyer.createClient(), before.checkout, choiceStoreOf(args))
  }
  return { ...buyer, before, keep }
}

const addressOf = ({ checkout }: Awaited<ReturnType<typeof loadStep>>) => {
  const [group] = checkout.deliveryGroups
  return [group?.deliveryAddress?.street, group?.selectedDeliveryMethod?.name]
}

describe('keeping a checkout', () => {
  it('changes nothing where the platform kept it', async () => {
    const { keep, requests, before, args } = await openReview()
    const writes = () => requests.filter((request) => !request.startsWith('GET')).length
    const count = writes()
    await keep()
    expect(writes()).toBe(count)
    expect((await loadStep(args, 'review')).checkout.checkoutId).toBe(before.checkout.checkoutId)
  })

  it('starts one that has ended again, with the same address and method', async () => {
    const { keep, createClient, before, args } = await openReview()
    await createClient().cart.add({ productId: carton, quantity: 20 })
    await keep()
    const after = await loadStep(args, 'delivery')
    expect(after.checkout.checkoutId).not.toBe(before.checkout.checkoutId)
    expect(addressOf(after)).toEqual(addressOf(before))
    expect((await loadStep(args, 'review')).choice).toEqual(before.choice)
  })
})
