import { describe, expect, it } from 'vitest'
import { loadCartPage } from '../../cart/data/cart-loader'
import { enterWithCart, loadStep } from '../../../app/buyer-walk.fixture'
import type { WalkOptions } from '../../../app/buyer-walk.fixture'
import { continueCheckout } from './checkout-action'
import { outcomeOf } from '../../../app/shopper.fixture'

const path = 'inventory-reservations'

async function openCart(options?: WalkOptions) {
  const opened = await enterWithCart(20, options)
  // A browser has one client for all pages.
  const client = options?.runtime === 'browser' ? opened.createClient() : undefined
  const args: typeof opened.args = (path, init) => {
    const { context, ...rest } = opened.args(path, init)
    return { ...rest, context: client ? opened.contextOf(path, client) : context }
  }
  const post = (form: Record<string, string>) => outcomeOf(continueCheckout(args('/checkout', { form })))
  const buyer = { ...opened, args, post }
  const sent = () =>
    buyer.requests.filter((request) => request.endsWith(path)).map((request) => request.split(' ')[0])
  const { cartId } = buyer
  const openCartPage = () => loadCartPage(args(`/cart/${cartId}`, { params: { cartId } }))
  return { ...buyer, sent, openCartPage }
}

type Opened = Awaited<ReturnType<typeof openCart>>

describe('the start of a purchase', () => {
  it('[7.3-24] [9-36] reserves the stock, which a page that did not reserve it leaves alone', async () => {
    const { post, sent, openCartPage } = await openCart()
    await openCartPage()
    expect(sent()).toEqual([])
    expect(await post({ intent: 'start' })).toEqual({ status: 303, to: '/checkout?step=address' })
    expect(sent()).toEqual(['PUT'])
    await openCartPage()
    expect(sent()).toEqual(['PUT'])
  })

  it.each([
    ['the button of the cart', async ({ post }: Opened) => void (await post({ intent: 'start' }))],
    ['opening the page', async ({ args }: Opened) => void (await loadStep(args, 'address'))],
  ])(
    'reserves the stock once by %s, gives it back in the cart, and reserves it again after that',
    async (_, begin) => {
      const buyer = await openCart({ runtime: 'browser' })
      await begin(buyer)
      await loadStep(buyer.args, 'address')
      expect(buyer.sent()).toEqual(['PUT'])
      await buyer.openCartPage()
      await buyer.openCartPage()
      expect(buyer.sent()).toEqual(['PUT', 'DELETE'])
      await loadStep(buyer.args, 'address')
      await loadStep(buyer.args, 'address')
      expect(buyer.sent()).toEqual(['PUT', 'DELETE', 'PUT'])
    },
  )

  it.each([403, 404, 500])('goes on where the platform answers %i', async (status) => {
    const { post, sandbox, args } = await openCart()
    sandbox.faults.arm({ kind: 'status', status, errorCode: 'UNKNOWN_EXCEPTION', times: 9, match: { path } })
    expect(await post({ intent: 'start' })).toMatchObject({ status: 303 })
    expect(await loadStep(args, 'address')).toMatchObject({ step: 'address' })
  })

  it('shows a shortage as one', async () => {
    const { post, sandbox } = await openCart()
    const errorCode = '/commerce/integrations/inventory'
    sandbox.faults.arm({ kind: 'status', status: 422, errorCode, match: { path } })
    expect(await post({ intent: 'start' })).toMatchObject({
      status: 422,
      data: { problem: { messageKey: 'outOfStock' } },
    })
  })
})
