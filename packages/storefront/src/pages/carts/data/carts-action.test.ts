import { describe, expect, it } from 'vitest'
import { openGermanBuyer } from '../../accounts/german-buyer.fixture'
import { buyers, createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { loadCartPage } from '../../cart/data/cart-loader'
import { changeCarts } from './carts-action'
import type { Undo } from './carts-response'
import { loadCarts } from './carts-loader'
import { box, carton } from '../second-cart.fixture'

/** A buyer without scripts, who has two carts. */
async function openBuyer() {
  const shopper = createShopper()
  await shopper.signIn(buyers.lea)
  const { args, createClient } = shopper
  await createClient().cart.add({ productId: box, quantity: 25 })
  await createClient().carts.keepForLater()
  await createClient().cart.add({ productId: carton, quantity: 20 })
  const activeId = (await createClient().cart.load())?.summary.cartId ?? ''
  const secondId = (await createClient().inactiveCart.load())?.id ?? ''
  return {
    ...shopper,
    activeId,
    secondId,
    post: (form: Record<string, string>) => outcomeOf(changeCarts(args('/my/carts', { form }))),
    /** The products of both carts. */
    products: async () => {
      const [active, first] = await Promise.all([
        createClient().cart.load(),
        createClient().inactiveCart.load(),
      ])
      const second = first && (await createClient().carts.read(first.id))
      return [active, second].map((each) => each?.items.map(({ productId }) => productId) ?? [])
    },
  }
}

describe('the forms of the carts without scripts', { timeout: 20_000 }, () => {
  it('make the second cart the active one, once', async () => {
    const { post, products, secondId } = await openBuyer()
    for (let times = 0; times < 2; times += 1) {
      expect(await post({ intent: 'activate', cartId: secondId })).toEqual({
        status: 303,
        to: '/my/carts?done=activated',
      })
    }
    expect(await products()).toEqual([[box], [carton]])
  })

  it('merge the carts, once', async () => {
    const { post, products, secondId } = await openBuyer()
    const form = { intent: 'merge', cartId: secondId }
    expect(await post(form)).toEqual({ status: 303, to: '/my/carts?done=merged' })
    expect(await post(form)).toEqual({ status: 409, data: { kind: 'gone' } })
    expect(await products()).toEqual([expect.arrayContaining([box, carton]), []])
  })

  it('keep the active cart only with what is to become of the second one', async () => {
    const { post, products, activeId } = await openBuyer()
    expect(await post({ intent: 'keep', cartId: activeId, existing: '' })).toEqual({
      status: 409,
      data: { kind: 'exists' },
    })
    expect(await products()).toEqual([[carton], [box]])
  })

  it('replace no other cart than the one that the page has shown', async () => {
    const { post, products, activeId } = await openBuyer()
    const form = { intent: 'keep', cartId: activeId, existing: 'replace' }
    expect(await post({ ...form, secondId: activeId })).toEqual({ status: 409, data: { kind: 'switched' } })
    expect(await products()).toEqual([[carton], [box]])
  })

  it('keep the active cart in the place of the second one, once', async () => {
    const { post, products, activeId, secondId } = await openBuyer()
    const form = { intent: 'keep', cartId: activeId, secondId, existing: 'replace' }
    expect(await post(form)).toEqual({ status: 303, to: '/my/carts?done=replaced' })
    expect(await post(form)).toEqual({ status: 303, to: '/my/carts?done=kept' })
    expect(await products()).toEqual([[], [carton]])
  })

  it('delete the second cart, and make it again, once', async () => {
    const { post, products, secondId } = await openBuyer()
    const deleted = await post({ intent: 'delete', cartId: secondId })
    expect(deleted).toMatchObject({
      status: 200,
      data: { kind: 'deleted', undo: { count: 1 }, isOccupied: false },
    })
    expect(await products()).toEqual([[carton], []])
    const { undo } = deleted.data as { undo: Undo }
    const form = { intent: 'restore', ...undo.sent }
    for (let times = 0; times < 2; times += 1)
      expect(await post(form)).toEqual({ status: 303, to: '/my/carts?done=restored' })
    expect(await products()).toEqual([[carton], [box]])
  })

  it('make no deleted cart again beside another one', async () => {
    const { post, products, activeId, secondId } = await openBuyer()
    const { data } = await post({ intent: 'delete', cartId: secondId })
    const { undo } = data as { undo: Undo }
    await post({ intent: 'keep', cartId: activeId, existing: '' })
    expect(await post({ intent: 'restore', ...undo.sent })).toMatchObject({
      data: { kind: 'deleted', undo, isOccupied: true },
    })
    expect(await products()).toEqual([[], [carton]])
  })

  it.each(['', '..:1'])('make nothing of the invented lines %j', async (lines) => {
    const { post, products } = await openBuyer()
    expect(await post({ intent: 'restore', lines })).toMatchObject({ status: 422 })
    expect(await products()).toEqual([[carton], [box]])
  })

  it('save a name and a note, and give back what cannot be one', async () => {
    const { post, secondId, args } = await openBuyer()
    const form = { intent: 'describe', cartId: secondId, name: 'Messe', note: 'Erst im März' }
    expect(await post(form)).toEqual({ status: 303, to: '/my/carts?done=described' })
    expect(await loadCarts(args('/my/carts'))).toMatchObject({
      details: { second: { name: 'Messe', note: 'Erst im März', daysAgo: 0, ownerName: 'Lea Keller' } },
    })
    expect(await post({ ...form, name: 'Messe #1', note: 'x'.repeat(251) })).toMatchObject({
      status: 422,
      data: {
        kind: 'invalid',
        problems: {
          name: { problem: 'forbidden', character: '#' },
          note: { problem: 'too-long', character: '' },
        },
      },
    })
  })
})

describe('the carts of a buyer who orders for several accounts', () => {
  it('are those of the chosen account alone, and no form reaches the others', async () => {
    const { args, createClient } = await openGermanBuyer()
    const own = await loadCarts(args().args)
    const accounts = await createClient().account.listManaged()
    const idOf = (isOwn: boolean) =>
      accounts.find(({ isMyAccount }) => isMyAccount === isOwn)?.accountId ?? ''
    const cartId = 'cart' in own.second ? (own.second.cart?.summary.cartId ?? '') : ''
    expect(own.details.second).toMatchObject({ name: 'Herbstversand' })
    const asBranch = { effectiveAccount: idOf(false) }
    expect(await loadCarts(args(asBranch).args)).toMatchObject({
      activeId: null,
      second: { cart: null },
      details: { active: null, second: null },
    })
    for (const form of [
      { intent: 'activate', cartId },
      { intent: 'merge', cartId },
      { intent: 'keep', cartId, existing: '' },
      { intent: 'delete', cartId },
      { intent: 'describe', cartId, name: 'Filiale', note: '' },
    ]) {
      const outcome = await outcomeOf(changeCarts(args({ ...asBranch, form }).args))
      expect(outcome, form.intent).toEqual({ status: 409, data: { kind: 'gone' } })
    }
    expect(await loadCarts(args({ effectiveAccount: idOf(true) }).args)).toMatchObject({
      details: { second: { name: 'Herbstversand' } },
    })
  })
})

describe('the page of one cart', () => {
  it('leads to both carts by the id of the inactive one', async () => {
    const { args, activeId, secondId } = await openBuyer()
    const open = (cartId: string) => outcomeOf(loadCartPage(args(`/cart/${cartId}`, { params: { cartId } })))
    expect(await open(secondId)).toEqual({ status: 303, to: '/my/carts' })
    expect(await open('0a6CN000000000zAAA')).toEqual({ status: 303, to: `/cart/${activeId}` })
  })
})
