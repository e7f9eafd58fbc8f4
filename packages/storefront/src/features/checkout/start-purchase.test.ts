import { describe, expect, it } from 'vitest'
import { loadCartPage } from '../cart/cart-loader'
import { enterWithCart, loadStep } from './buyer-walk.fixture'

const path = 'inventory-reservations'

async function openCart() {
  const buyer = await enterWithCart()
  const sent = () =>
    buyer.requests.filter((request) => request.endsWith(path)).map((request) => request.split(' ')[0])
  const { args, cartId } = buyer
  const openCartPage = () => loadCartPage(args(`/cart/${cartId}`, { params: { cartId } }))
  return { ...buyer, sent, openCartPage }
}

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
