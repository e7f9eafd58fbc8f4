import { describe, expect, it } from 'vitest'
import { carton, enterWithCart, walkToReview } from '../../app/buyer-walk.fixture'
import { loadCheckout } from './data/checkout-loader'
import { findingOutPath, readRequestedOrder } from './checkout-step'
import { outcomeOf } from '../../app/shopper.fixture'

const now = Date.UTC(2026, 10, 23, 9)
const searchOf = (path: string) => new URL(path, 'http://localhost').searchParams

describe('readRequestedOrder', () => {
  it.each([
    ['the moment itself', findingOutPath(now), 'looking'],
    ['two minutes less one', findingOutPath(now - 119_999), 'looking'],
    ['two minutes', findingOutPath(now - 120_000), 'over'],
    ['the future', findingOutPath(now + 1), 'over'],
    ['no number', '/checkout?asked=x', 'over'],
    ['nothing', '/checkout?step=review', 'none'],
  ] as const)('reads an order that was requested at %s', (_, path, expected) => {
    expect(readRequestedOrder(searchOf(path), now)).toBe(expected)
  })
})

describe('the page that finds out the outcome of an order', () => {
  it('polls until the platform has the order, then redirects to it and clears the choice', async () => {
    const buyer = await enterWithCart()
    const form = await walkToReview(buyer)
    const load = () => loadCheckout(buyer.args(findingOutPath(Date.now())))
    expect(await load()).toEqual({ state: 'finding-out' })
    const { orderReferenceNumber } = await buyer.createClient().checkout.placeOrder(form.checkoutId, {
      payment: () => ({ requestType: 'SimplePurchaseOrder', paymentToken: 'WS-1' }),
    })
    const path = `/order-confirmation/${orderReferenceNumber}`
    expect(await outcomeOf(load())).toEqual({ status: 303, to: path })
    expect(buyer.cookies.get('checkout_choice_CH')).toBe('')
  })

  it('is skipped for a buyer who comes back when the order is placed; a new cart means another order', async () => {
    const buyer = await enterWithCart()
    const { checkoutId } = await walkToReview(buyer)
    const { cart, checkout } = buyer.createClient()
    const { orderReferenceNumber } = await checkout.placeOrder(checkoutId, {
      payment: () => ({ requestType: 'SimplePurchaseOrder', paymentToken: 'WS-1' }),
    })
    const savedChoice = buyer.cookies.get('checkout_choice_CH') ?? ''
    const path = `/order-confirmation/${orderReferenceNumber}`
    expect(await outcomeOf(loadCheckout(buyer.args('/checkout')))).toEqual({ status: 303, to: path })
    buyer.cookies.set('checkout_choice_CH', savedChoice)
    await cart.add({ productId: carton, quantity: 20 })
    expect(await loadCheckout(buyer.args('/checkout'))).toEqual({ state: 'waiting', isStarted: false })
  })

  it('continues polling while the platform fails', async () => {
    const buyer = await enterWithCart()
    await walkToReview(buyer)
    buyer.sandbox.faults.arm({ match: { method: 'GET', path: '/checkouts/' }, kind: 'status', status: 503 })
    expect(await loadCheckout(buyer.args(findingOutPath(Date.now())))).toEqual({ state: 'finding-out' })
  })

  it('redirects to the orders when another tab has found it', async () => {
    const buyer = await enterWithCart()
    await walkToReview(buyer)
    buyer.cookies.delete('checkout_choice_CH')
    const loaded = loadCheckout(buyer.args(findingOutPath(Date.now())))
    expect(await outcomeOf(loaded)).toEqual({ status: 303, to: '/my/orders' })
  })

  it('shows the review again when polling times out', async () => {
    const buyer = await enterWithCart()
    await walkToReview(buyer)
    const loaded = await loadCheckout(buyer.args(findingOutPath(Date.now() - 120_000)))
    expect(loaded).toMatchObject({ state: 'ready', step: 'review' })
  })
})
