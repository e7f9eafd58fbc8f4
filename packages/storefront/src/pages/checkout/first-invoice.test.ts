import { describe, expect, it } from 'vitest'
import {
  decideAtProvider,
  enterWithCart,
  loadStep,
  paymentOrigin,
  walkToPayment,
} from '../../app/buyer-walk.fixture'
import type { Buyer } from '../../app/buyer-walk.fixture'
import { loadCheckout } from './data/checkout-loader'
import { loadPayment } from './data/payment-loader'
import { reviewedOrder } from './reviewed-order'
import { buyers, outcomeOf } from '../../app/shopper.fixture'
import { loadCartPage } from '../cart/data/cart-loader'

/** Each more than CHF 500 with VAT. */
const many = 400
const dispensers = { productId: '01tCN0002000320YAA', quantity: 6 }

/** What the cart's page goes by. */
async function limitInCart({ args }: Buyer, cartId = '') {
  const { invoiceLimit } = await loadCartPage(args(`/cart/${cartId}`, { params: { cartId } }))
  return invoiceLimit
}

const orderBy = async (buyer: Buyer, method: string) => {
  const checkoutId = await walkToPayment(buyer)
  const form = { method, checkoutId, billing: 'delivery', purchaseOrderNumber: '' }
  await buyer.post({ intent: 'payment', ...form })
  const reviewed = reviewedOrder((await loadStep(buyer.args, 'payment')).checkout)
  return await buyer.post({ intent: 'order', reviewed, ...form })
}

describe('the first order of a private buyer', () => {
  it('is by invoice up to a limit only, which the payment step names', async () => {
    const buyer = await enterWithCart(many, { paymentOrigin, username: buyers.lea })
    await walkToPayment(buyer)
    const { payment } = await loadStep(buyer.args, 'payment')
    expect(payment.methods).toEqual(['twint', 'card', 'applePay', 'prepayment'])
    expect(payment.exceededLimit).toEqual({ amount: '500', currencyCode: 'CHF' })
  })

  it('does not reach the review by invoice above it, and is not placed', async () => {
    const buyer = await enterWithCart(many, { paymentOrigin, username: buyers.lea })
    expect(await orderBy(buyer, 'invoice')).toEqual({
      status: 303,
      to: '/checkout?step=payment&payment=payment-again',
    })
    const review = await outcomeOf(loadCheckout(buyer.args('/checkout?step=review')))
    expect(review).toEqual({ status: 303, to: '/checkout?step=payment' })
  })

  it('leaves the payment to a buyer whose invoice of last time is above the limit', async () => {
    const buyer = await enterWithCart(20, { paymentOrigin, username: buyers.lea })
    await orderBy(buyer, 'invoice')
    await buyer.createClient().cart.add(dispensers)
    expect(await buyer.post({ intent: 'start' })).toMatchObject({
      to: '/checkout?step=payment&preset=address.delivery',
    })
  })

  it('has no limit any more once one is paid', async () => {
    const buyer = await enterWithCart(20, { paymentOrigin, username: buyers.lea })
    expect(await limitInCart(buyer, buyer.cartId)).toBe('500')
    await orderBy(buyer, 'twint')
    await decideAtProvider(buyer, 'approve')
    await outcomeOf(loadPayment(buyer.args('/checkout/payment')))
    const { cart } = await buyer.createClient().cart.add(dispensers)
    expect(await limitInCart(buyer, cart?.summary.cartId)).toBeNull()
    await buyer.post({ intent: 'start' })
    const { payment, checkout } = await loadStep(buyer.args, 'delivery')
    expect(Number(checkout.cartSummary?.grandTotalAmount?.amount)).toBeGreaterThan(500)
    expect([payment.methods.includes('invoice'), payment.exceededLimit]).toEqual([true, null])
  })

  it('has no limit for businesses', async () => {
    const buyer = await enterWithCart(many, { paymentOrigin })
    await walkToPayment(buyer)
    const { payment } = await loadStep(buyer.args, 'payment')
    expect([payment.methods[0], payment.exceededLimit]).toEqual(['invoice', null])
  })
})
