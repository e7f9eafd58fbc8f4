import { describe, expect, it } from 'vitest'
import { lea, product } from '../client.fixture'
import type { ClientOptions } from '../client/options'
import { couponRefusal } from '../rules/cart/coupon-refusal'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'

/** A buyer with a checkout under way. */
async function openCheckout(options: Partial<ClientOptions>) {
  const world = createSandboxWorld()
  const client = await openBuyerPage(world, lea, options)
  await client.cart.add({ productId: product.carton, quantity: 25 })
  const { checkoutId } = await client.checkout.start()
  const couponsOf = () => {
    const state = client.cart.getSnapshot()
    return state.status === 'ready' ? (state.value?.coupons ?? []) : []
  }
  return { ...world, client, checkoutId, couponsOf }
}

describe('redeeming a coupon while there is a checkout', () => {
  it.each([
    [undefined, '[7.3-22] [7.3-23]', 'carts/current/cart-coupons'],
    ['cart', '[7.3-22] [7.3-23]', 'carts/current/cart-coupons'],
    ['code', '[7.3-37] [7.3-38]', 'coupons'],
    ['list', '[7.3-37] [7.3-38]', 'coupons'],
  ] as const)('by the option %s goes by the call of %s', async (checkoutCoupons, _, path) => {
    const { client, checkoutId, requests, couponsOf } = await openCheckout({ checkoutCoupons })
    await client.coupons.redeem({ couponCode: 'ERSTKISTE15', checkoutId })
    const [coupon] = couponsOf()
    expect(coupon?.couponCode).toBe('ERSTKISTE15')
    const amounts = await client.checkout.load()
    expect(amounts).toMatchObject({
      checkoutId,
      cartSummary: { totalPromotionalAdjustmentAmount: { amount: expect.stringMatching(/^-[1-9]/) } },
    })
    await client.coupons.withdraw({ cartCouponId: coupon?.cartCouponId ?? '', checkoutId })
    expect(couponsOf()).toEqual([])
    const sent = requests.filter((request) => /^(POST|DELETE) .*coupons/.test(request))
    const target = path === 'coupons' ? `checkouts/${checkoutId}/coupons` : path
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatch(new RegExp(`${target}$`))
    expect(sent[1]).toMatch(new RegExp(`${target}/4or\\w+$`))
  })

  it.each(['cart', 'code', 'list'] as const)(
    'says by the option %s why a code is refused',
    async (option) => {
      const { client, checkoutId } = await openCheckout({ checkoutCoupons: option })
      const redeem = (couponCode: string) =>
        client.coupons.redeem({ couponCode, checkoutId }).then(() => 'applied!', couponRefusal)
      expect(await redeem('ERSTKISTE15')).toBe('applied!')
      expect(await redeem('ERSTKISTE15')).toBe('applied')
      expect(await redeem('NEWSLETTER5')).toBe('not-combinable')
      expect(await redeem('SOMMER20')).toBe('unknown')
      expect(await redeem('MESSE25')).toBe('used-up')
    },
  )

  it('uses the cart where there is no checkout, whatever the option says', async () => {
    const { client, requests } = await openCheckout({ checkoutCoupons: 'code' })
    await client.coupons.redeem({ couponCode: 'NEWSLETTER5' })
    expect(requests.filter((request) => request.startsWith('POST') && request.includes('coupons'))).toEqual([
      expect.stringMatching(/carts\/current\/cart-coupons$/),
    ])
  })
})
