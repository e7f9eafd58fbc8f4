import { describe, expect, it } from 'vitest'
import { carton, enterWithCart, walkToReview } from './buyer-walk.fixture'
import { loadCheckout } from './checkout-loader'
import { findingOutPath, readRequestedOrder } from './checkout-step'
import { outcomeOf } from './shopper.fixture'

const now = Date.UTC(2026, 10, 23, 9)
const searchOf = (path: string) => new URL(path, 'http://localhost').searchParams

describe('readAskedOrder', () => {
  it.each([
    ['the moment itself', findingOutPath(now), 'looking'],
    ['two minutes less one', findingOutPath(now - 119_999), 'looking'],
    ['two minutes', findingOutPath(now - 120_000), 'over'],
    ['the future', findingOutPath(now + 1), 'over'],
    ['no number', '/checkout?asked=x', 'over'],
    ['nothing', '/checkout?step=review', 'none'],
  ] as const)('judges an order that was asked for at %s', (_, path, expected) => {
    expect(readRequestedOrder(searchOf(path), now)).toBe(expected)
  })
})

describe('the page that finds out', () => {
  it('looks until the platform has the order, then leads to it and forgets the choice', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    const look = () => loadCheckout(buyer.args(findingOutPath(Date.now())))
    expect(await look()).toEqual({ state: 'finding-out' })
    const { orderReferenceNumber } = await buyer.createClient().checkout.placeOrder(form.checkoutId, {
      payment: () => ({ requestType: 'SimplePurchaseOrder', paymentToken: 'WS-1' }),
    })
    const path = `/order-confirmation/${orderReferenceNumber}`
    expect(await outcomeOf(look())).toEqual({ status: 303, to: path })
    expect(buyer.cookies.get('checkout_choice_CH')).toBe('')
  })

  it('is passed over by a buyer who comes back when the order is placed; a new cart means another order', async () => {
    const buyer = await enterWithCart()
    const { checkoutId } = await walkToReview(buyer)
    const { cart, checkout } = buyer.createClient()
    const { orderReferenceNumber } = await checkout.placeOrder(checkoutId, {
      payment: () => ({ requestType: 'SimplePurchaseOrder', paymentToken: 'WS-1' }),
    })
    const kept = buyer.cookies.get('checkout_choice_CH') ?? ''
    const path = `/order-confirmation/${orderReferenceNumber}`
    expect(await outcomeOf(loadCheckout(buyer.args('/checkout')))).toEqual({ status: 303, to: path })
    buyer.cookies.set('checkout_choice_CH', kept)
    await cart.add({ productId: carton, quantity: 20 })
    expect(await loadCheckout(buyer.args('/checkout'))).toEqual({ state: 'waiting', isStarted: false })
  })

  it('goes on looking while the platform cannot say', async () => {
    const buyer = await enterWithCart()
    await walkToReview(buyer)
    buyer.sandbox.faults.arm({ match: { method: 'GET', path: '/checkouts/' }, kind: 'status', status: 503 })
    expect(await loadCheckout(buyer.args(findingOutPath(Date.now())))).toEqual({ state: 'finding-out' })
  })

  it('leads to the orders when another tab has found it', async () => {
    const buyer = await enterWithCart()
    await walkToReview(buyer)
    buyer.cookies.delete('checkout_choice_CH')
    const looked = loadCheckout(buyer.args(findingOutPath(Date.now())))
    expect(await outcomeOf(looked)).toEqual({ status: 303, to: '/my/orders' })
  })

  it('shows the review once more when it has looked long enough', async () => {
    const buyer = await enterWithCart()
    await walkToReview(buyer)
    const looked = await loadCheckout(buyer.args(findingOutPath(Date.now() - 120_000)))
    expect(looked).toMatchObject({ state: 'ready', step: 'review' })
  })
})
