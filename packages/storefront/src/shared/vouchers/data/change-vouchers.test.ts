import { describe, expect, it } from 'vitest'
import { continueCheckout } from '../../../pages/checkout/data/checkout-action'
import { enterWithCart, loadStep, walkToReview } from '../../../app/buyer-walk.fixture'
import { buyers, outcomeOf } from '../../../app/shopper.fixture'
import { changeCart } from '../../../pages/cart/data/cart-action'

const apply = (couponCode: string) => ({ intent: 'apply-voucher', couponCode })

/** Posts the forms of the cart's page, as a browser without scripts does. */
async function openCart(options: Parameters<typeof enterWithCart>[1] = { username: buyers.lea }) {
  const shopper = await enterWithCart(20, options)
  const { args, cartId, createClient } = shopper
  const coupons = async () => (await createClient().cart.load())?.coupons ?? []
  return {
    ...shopper,
    coupons,
    codes: async () => (await coupons()).map(({ couponCode }) => couponCode),
    postCart: (form: Record<string, string>) =>
      outcomeOf(changeCart(args(`/cart/${cartId}`, { params: { cartId }, form }))),
  }
}

describe('the forms for vouchers without scripts', () => {
  it('[1-14] [7.3-22] [7.3-23] apply a code to the cart, and remove it', async () => {
    const { postCart, cartId, coupons, codes } = await openCart()
    expect(await postCart(apply(' erstkiste15 '))).toEqual({ status: 303, to: `/cart/${cartId}` })
    expect(await codes()).toEqual(['ERSTKISTE15'])
    const [coupon] = await coupons()
    const removal = { intent: 'remove-voucher', cartCouponId: coupon?.cartCouponId ?? '' }
    expect(await postCart(removal)).toEqual({ status: 303, to: `/cart/${cartId}` })
    expect(await codes()).toEqual([])
    // Another tab was faster: the code is gone as requested.
    expect(await postCart(removal)).toMatchObject({ status: 303 })
  })

  it.each([
    ['NOBODY', 'unknown'],
    ['SOMMER20', 'unknown'],
    ['ERSTKISTE10', 'unknown'],
    ['KLEBEBAND10', 'not-met'],
    ['MESSE25', 'used-up'],
  ])('say why %s is refused: %s', async (code, reason) => {
    const { postCart, codes } = await openCart()
    expect(await postCart(apply(code))).toEqual({
      status: 422,
      data: { intent: 'apply-voucher', code, problem: { kind: 'refused', reason } },
    })
    expect(await codes()).toEqual([])
  })

  it('say that a code is there already, and that two cannot be combined', async () => {
    const { postCart } = await openCart()
    await postCart(apply('ERSTKISTE15'))
    expect(await postCart(apply('ERSTKISTE15'))).toMatchObject({ data: { problem: { reason: 'applied' } } })
    expect(await postCart(apply('NEWSLETTER5'))).toMatchObject({
      data: { problem: { reason: 'not-combinable' } },
    })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['x'.repeat(61), 'long'],
  ])('send nothing for %j', async (code, kind) => {
    const { postCart, requests } = await openCart()
    expect(await postCart(apply(code))).toMatchObject({ status: 422, data: { problem: { kind } } })
    expect(requests.filter((request) => request.includes('cart-coupons'))).toEqual([])
  })

  it('keep the code and say how long to wait after too many attempts', async () => {
    const { postCart, sandbox } = await openCart()
    const limit = { kind: 'status', status: 429, errorCode: 'REQUEST_LIMIT_EXCEEDED' } as const
    sandbox.faults.arm({ ...limit, match: { path: '/cart-coupons' } })
    expect(await postCart(apply('NEWSLETTER5'))).toMatchObject({
      status: 422,
      data: { code: 'NEWSLETTER5', problem: { kind: 'failed', failure: { messageKey: expect.any(String) } } },
    })
  })

  it('count as done where the response was lost after the platform had applied the code', async () => {
    const { postCart, sandbox, codes } = await openCart()
    sandbox.faults.arm({ kind: 'drop-after', match: { method: 'POST', path: '/cart-coupons' } })
    expect(await postCart(apply('NEWSLETTER5'))).toMatchObject({ status: 303 })
    expect(await codes()).toEqual(['NEWSLETTER5'])
  })

  it('fail where the connection was cut before', async () => {
    const { postCart, sandbox, codes } = await openCart()
    sandbox.faults.arm({ kind: 'drop-before', match: { method: 'POST', path: '/cart-coupons' }, times: 9 })
    expect(await postCart(apply('NEWSLETTER5'))).toMatchObject({
      status: 422,
      data: { problem: { kind: 'failed' } },
    })
    expect(await codes()).toEqual([])
  })
})

describe('the forms for vouchers of the checkout without scripts', () => {
  it('show the same step again, with its choices, and the total goes down', async () => {
    const buyer = await enterWithCart(20, { username: buyers.lea })
    await walkToReview(buyer)
    const before = await loadStep(buyer.args, 'review')
    const post = (form: Record<string, string>) =>
      outcomeOf(continueCheckout(buyer.args('/checkout?step=review', { form })))
    expect(await post(apply('ERSTKISTE15'))).toEqual({ status: 303, to: '/checkout?step=review' })
    const after = await loadStep(buyer.args, 'review')
    expect(after).toMatchObject({
      choice: before.choice,
      coupons: [{ couponCode: 'ERSTKISTE15' }],
      promotions: [{ couponCode: 'ERSTKISTE15', displayName: expect.any(String) }],
      checkout: { checkoutId: before.checkout.checkoutId },
    })
    expect(after.checkout.deliveryGroups[0]).toEqual(before.checkout.deliveryGroups[0])
    const totalOf = ({ checkout }: typeof before) => Number(checkout.cartSummary?.grandTotalAmount?.amount)
    expect(totalOf(after)).toBeLessThan(totalOf(before))
    const cartCouponId = after.coupons[0]?.cartCouponId ?? ''
    expect(await post({ intent: 'remove-voucher', cartCouponId })).toMatchObject({ status: 303 })
    expect(totalOf(await loadStep(buyer.args, 'review'))).toBe(totalOf(before))
  })

  it('refuse with the code as it was entered', async () => {
    const buyer = await enterWithCart(20, { username: buyers.lea })
    await walkToReview(buyer)
    expect(await buyer.post(apply('nobody'))).toEqual({
      status: 422,
      data: {
        voucher: {
          intent: 'apply-voucher',
          code: 'nobody',
          problem: { kind: 'refused', reason: 'unknown' },
        },
      },
    })
  })

  it('lead an order back to its review when another tab has changed the codes', async () => {
    const buyer = await enterWithCart(20, { username: buyers.lea })
    const order = await walkToReview(buyer)
    await buyer.createClient().coupons.apply('NEWSLETTER5')
    expect(await buyer.post(order)).toEqual({ status: 303, to: '/checkout?step=review&outdated=1' })
  })
})
