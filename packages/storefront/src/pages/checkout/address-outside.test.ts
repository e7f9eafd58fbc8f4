import { describe, expect, it } from 'vitest'
import { enterWithCart, loadStep, walkToReview } from '../../app/buyer-walk.fixture'
import type { Buyer } from '../../app/buyer-walk.fixture'
import { loadCheckout } from './data/checkout-loader'
import { mainGroup } from './checkout-step'
import { buyers, outcomeOf } from '../../app/shopper.fixture'

/** Lea with a saved address in Japan, entered through another channel. */
async function enterWithTokyo({ isDefault }: { readonly isDefault: boolean }) {
  const buyer = await enterWithCart(20, { username: buyers.lea })
  const shop = buyer.createClient()
  await shop.load()
  const { addressId } = await shop.addresses.create({
    addressType: 'Shipping',
    isDefault,
    firstName: 'Mira',
    lastName: 'Kern',
    street: '1-2-3 Ginza',
    city: 'Chuo',
    postalCode: '104-0061',
    country: 'JP',
  })
  await buyer.post({ intent: 'start' })
  return { ...buyer, addressId }
}

const stepOf = ({ args }: Buyer, step: string) => outcomeOf(loadCheckout(args(`/checkout?step=${step}`)))

describe('an address outside the shop’s countries', () => {
  it.each([true, false])(
    'is not among those to choose from, whether or not it is the default: %s',
    async (isDefault) => {
      const buyer = await enterWithTokyo({ isDefault })
      const { shippingAddresses } = await loadStep(buyer.args, 'address')
      expect(shippingAddresses.map(({ country }) => country)).toEqual(['CH'])
    },
  )

  it('stops at the first step as the default, until another one is chosen', async () => {
    const buyer = await enterWithTokyo({ isDefault: true })
    const { checkout } = await loadStep(buyer.args, 'address')
    expect(mainGroup(checkout)?.deliveryAddress?.country).toBe('JP')
    for (const step of ['delivery', 'payment', 'review']) {
      expect(await stepOf(buyer, step)).toEqual({ status: 303, to: '/checkout?step=address' })
    }
    expect(await buyer.post(await walkToReview(buyer))).toMatchObject({ status: 303 })
  })

  it('is refused where a form contains it all the same, and the step stays', async () => {
    const buyer = await enterWithTokyo({ isDefault: false })
    expect(await buyer.post({ intent: 'address', addressId: buyer.addressId })).toEqual({
      status: 422,
      data: { problem: 'refused' },
    })
    expect(await stepOf(buyer, 'delivery')).toEqual({ status: 303, to: '/checkout?step=address' })
  })
})
