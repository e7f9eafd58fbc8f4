import { describe, expect, it } from 'vitest'
import { carton, enterWithCart } from '../../../app/buyer-walk.fixture'
import { outcomeOf } from '../../../app/shopper.fixture'
import { addToCart } from '../../../shared/add-to-cart/add-to-cart'
import { changeCart } from './cart-action'
import { loadCartPage } from './cart-loader'

/** A buyer with 20 of the carton, which is sold in steps of 20 and has 420 in stock; posts the cart's forms. */
async function openCart() {
  const shopper = await enterWithCart()
  const { args, cartId, createClient } = shopper
  const params = { cartId }
  const quantities = async () =>
    (await createClient().cart.load())?.items.map(({ quantity }) => Number(quantity)) ?? []
  return {
    ...shopper,
    quantities,
    post: (form: Record<string, string>) => outcomeOf(changeCart(args(`/cart/${cartId}`, { params, form }))),
    load: (query: string) => loadCartPage(args(`/cart/${cartId}${query}`, { params })),
  }
}

describe('the forms of the cart without scripts', () => {
  it.each(['1000000', '1000000000', '99999999999999999999'])(
    'refuse %s as too large, and change nothing',
    async (entered) => {
      const { post, cartItemId, quantities } = await openCart()
      expect(await post({ cartItemId, quantity: entered })).toEqual({
        status: 422,
        data: { cartItemId, problem: { code: 'too-large' }, entered },
      })
      expect(await quantities()).toEqual([20])
    },
  )

  it('take the quantity of the pressed button', async () => {
    const { post, cartItemId, quantities } = await openCart()
    await post({ cartItemId, quantity: '440' })
    expect(await quantities()).toEqual([440])
    await post({ cartItemId, quantity: '440', to: '420' })
    expect(await quantities()).toEqual([420])
  })

  it('count in the unit that was chosen, but not the quantity of a button', async () => {
    const { post, cartItemId, quantities } = await openCart()
    await post({ cartItemId, quantity: '3', unit: '20' })
    expect(await quantities()).toEqual([60])
    await post({ cartItemId, quantity: '3', unit: '20', to: '40' })
    expect(await quantities()).toEqual([40])
  })

  it('tell the page the prices of the lines', async () => {
    const { load } = await openCart()
    const { tiers } = await load('')
    expect(Object.keys(tiers)).toEqual([carton])
    expect(tiers[carton]?.length).toBeGreaterThan(1)
  })

  it('say what was removed, by the catalogue’s name, and put it back', async () => {
    const { post, load, cartId, cartItemId, quantities } = await openCart()
    const item = { productId: carton, quantity: '20' }
    const query = `?removed=${carton}&quantity=20`
    expect(await post({ intent: 'remove', cartItemId, ...item })).toEqual({
      status: 303,
      to: `/cart/${cartId}${query}`,
    })
    expect(await quantities()).toEqual([])
    expect(await load(query)).toMatchObject({
      removed: { productId: carton, quantity: 20, name: expect.stringMatching(/^Automatikkarton/) as string },
    })
    expect(await post({ intent: 'put-back', ...item })).toEqual({ status: 303, to: `/cart/${cartId}` })
    expect(await quantities()).toEqual([20])
  })

  it.each([
    ['?removed=<b>gift</b>&quantity=2', { productId: '<b>gift</b>', quantity: 2, name: null }],
    [`?removed=${carton}&quantity=-2`, null],
    [`?removed=${carton}`, null],
    ['', null],
  ])('accept only valid items from the URL: %s', async (query, removed) => {
    const { load } = await openCart()
    expect(await load(query)).toMatchObject({ removed })
  })

  it('say why something cannot be put back', async () => {
    const { post } = await openCart()
    const outcome = await post({ intent: 'put-back', productId: '01tCN0001001210YAA', quantity: '100' })
    expect(outcome).toMatchObject({
      status: 422,
      data: { cartItemId: '', problem: { target: { key: 'changeQuantity' } } },
    })
  })
})

describe('the form of a product without scripts', () => {
  const add = async (form: Record<string, string>) => {
    const { args, quantities } = await openCart()
    const params = { urlName: '-', id: carton }
    const request = args(`/product/-/${carton}`, { params, form: { increment: '20', stock: '420', ...form } })
    return { outcome: await outcomeOf(addToCart(request)), quantities: await quantities() }
  }

  it('warns once of a quantity beyond the stock, then adds it', async () => {
    expect(await add({ quantity: '430' })).toEqual({
      outcome: { status: 422, data: { problem: 'short', entered: '430' } },
      quantities: [20],
    })
    expect(await add({ quantity: '430', accepted: '440' })).toMatchObject({
      outcome: { status: 303 },
      quantities: [460],
    })
  })

  it('adds what is in stock by the button next to the field', async () => {
    expect(await add({ quantity: '430', take: '400', accepted: '440' })).toMatchObject({
      outcome: { status: 303, to: expect.stringContaining('added=400') as string },
      quantities: [420],
    })
  })

  it('keeps refusing more than a stock that will not be refilled', async () => {
    expect(await add({ quantity: '430', accepted: '440', last: '1' })).toMatchObject({
      outcome: { data: { problem: 'short' } },
    })
  })
})
