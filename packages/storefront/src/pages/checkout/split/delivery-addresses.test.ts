import { describe, expect, it } from 'vitest'
import { carton, enterWithCart } from '../../../app/buyer-walk.fixture'
import { loadCheckout } from '../data/checkout-loader'
import { outcomeOf } from '../../../app/shopper.fixture'
import { loadDeliveryAddresses } from './data/delivery-addresses-loader'
import { quantityName } from './split-form'
import { enter, path } from './split-walk.fixture'

describe('several addresses', () => {
  it('[1-13] [7.3-26] [7.3-28] [7.3-31] [3.checkout-delivery-and-payment-5] [9-35] take their parts, and the first one the rest', async () => {
    const { add, save, quantities } = await enter()
    expect(await add('Utrecht')).toEqual({ status: 303, to: path })
    expect((await save('40')).outcome).toEqual({ status: 303, to: '/checkout?step=delivery' })
    expect(await quantities()).toEqual([
      ['Meersburg', 60],
      ['Utrecht', 40],
    ])
  })

  it('leave a checkout with a rate, a method and sums for each', async () => {
    const { add, save, args } = await enter()
    await add('Utrecht')
    await save('40')
    const loaded = await loadCheckout(args('/checkout?step=delivery'))
    if (loaded.state !== 'ready') throw new Error(loaded.state)
    expect(loaded.checkout.deliveryGroups.map(({ totalCartItemQuantity }) => totalCartItemQuantity)).toEqual([
      60, 40,
    ])
    // Its VAT id is German.
    expect(Object.values(loaded.groupRates)).toEqual([0.19, 0.19])
  })

  it('are saved before the first address is changed, or a new one is entered', async () => {
    const { add, load, send, quantities } = await enter()
    await add('Utrecht')
    await add('Antwerpen')
    const { version, groups, lines } = await load()
    const name = lines[0] && groups[1] ? quantityName(lines[0], groups[1]) : ''
    const fields = { version, [name]: '40' }
    expect(await send({ intent: 'change', ...fields })).toEqual({ status: 303, to: '/checkout?step=address' })
    expect(await send({ intent: 'new-address', ...fields })).toEqual({
      status: 303,
      to: `${path}?address=new`,
    })
    expect(await quantities()).toEqual([
      ['Meersburg', 60],
      ['Utrecht', 40],
      ['Antwerpen', 0],
    ])
  })

  it('are refused with what was entered where there is too much, or no whole number', async () => {
    const { add, save, quantities } = await enter()
    await add('Utrecht')
    const excess = await save('140')
    expect(excess.outcome).toMatchObject({
      status: 422,
      data: {
        entered: { [excess.name]: '140' },
        problems: { [excess.name]: { kind: 'excess', excess: 40 } },
      },
    })
    const invalid = await save('a few')
    expect(invalid.outcome).toMatchObject({
      status: 422,
      data: { problems: { [invalid.name]: { kind: 'invalid' } } },
    })
    expect((await quantities())[1]).toEqual(['Utrecht', 0])
  })

  it('are refused when the cart has changed meanwhile, and keep what was entered', async () => {
    const { add, load, send, createClient } = await enter()
    await add('Utrecht')
    const { version, groups, lines } = await load()
    const name = lines[0] && groups[1] ? quantityName(lines[0], groups[1]) : ''
    const { cart, checkout } = createClient()
    const current = await cart.load()
    await cart.setQuantity({ cartItemId: current?.items[0]?.cartItemId ?? '', quantity: 200 })
    await checkout.start()
    const outcome = await send({ intent: 'save', version, [name]: '30' })
    expect(outcome).toMatchObject({ status: 422, data: { problem: 'changed', entered: { [name]: '30' } } })
  })

  it('[7.3-30] [3.checkout-delivery-and-payment-6] become one again, with everything in it', async () => {
    const { add, save, send, quantities } = await enter()
    await add('Utrecht')
    await save('40')
    expect(await send({ intent: 'one' })).toEqual({ status: 303, to: '/checkout?step=address' })
    expect(await quantities()).toEqual([['Meersburg', 100]])
  })

  it('give their pieces back when one is removed', async () => {
    const { add, save, load, send, quantities } = await enter()
    await add('Utrecht')
    await add('Antwerpen')
    const { version, groups, lines } = await load()
    const [line] = lines
    const name = (index: number) => (line && groups[index] ? quantityName(line, groups[index]) : '')
    const form = { version, [name(1)]: '40', [name(2)]: '25' }
    expect(await send({ intent: `remove:${groups[1]?.id}`, ...form })).toEqual({ status: 303, to: path })
    expect(await quantities()).toEqual([
      ['Meersburg', 75],
      ['Antwerpen', 25],
    ])
    await save('0')
    expect(await quantities()).toEqual([['Meersburg', 100]])
  })

  it('say that an address is gone, and change nothing', async () => {
    const { load, send } = await enter()
    const { version } = await load()
    const addressId = '8lWCN0000000099AAA'
    expect(await send({ intent: 'add', version, addressId })).toMatchObject({
      status: 422,
      data: { problem: 'addressGone' },
    })
  })

  it('are not saved while one without items could not be removed', async () => {
    const { sandbox, add, save, quantities } = await enter()
    await add('Utrecht')
    sandbox.faults.arm({
      kind: 'drop-before',
      match: { method: 'DELETE', path: 'delivery-groups' },
      times: 9,
    })
    expect((await save('0')).outcome).toMatchObject({ status: 422 })
    expect(await quantities()).toHaveLength(2)
    sandbox.faults.clear()
    expect((await save('0')).outcome).toEqual({ status: 303, to: '/checkout?step=delivery' })
    expect(await quantities()).toHaveLength(1)
  })

  it('finish what a lost response left open, without splitting twice', async () => {
    const { add, save, quantities, sandbox } = await enter()
    await add('Utrecht')
    sandbox.faults.arm({ kind: 'drop-after', match: { path: 'arrange-items' }, times: 1 })
    await save('40')
    await save('40')
    expect(await quantities()).toEqual([
      ['Meersburg', 60],
      ['Utrecht', 40],
    ])
  })

  it('wait in a browser for what takes effect after its response was lost', async () => {
    const { add, save, quantities, sandbox } = await enter({ runtime: 'browser' })
    await add('Utrecht')
    sandbox.faults.arm({ kind: 'late', match: { path: 'arrange-items' }, ms: 200, times: 1 })
    expect((await save('40')).outcome).toEqual({ status: 303, to: '/checkout?step=delivery' })
    expect(await quantities()).toEqual([
      ['Meersburg', 60],
      ['Utrecht', 40],
    ])
  })

  it('are shown again where the platform has moved them twice', async () => {
    const { add, save, quantities, sandbox } = await enter()
    await add('Utrecht')
    sandbox.faults.arm({ kind: 'duplicate', match: { path: 'arrange-items' }, times: 1 })
    const { name, outcome } = await save('40')
    expect(outcome).toMatchObject({ status: 422, data: { problem: 'changed', entered: { [name]: '40' } } })
    expect((await save('40')).outcome).toEqual({ status: 303, to: '/checkout?step=delivery' })
    expect(await quantities()).toEqual([
      ['Meersburg', 60],
      ['Utrecht', 40],
    ])
  })

  it('are not offered by a shop that does not split', async () => {
    const { args, changeSettings, post } = await enterWithCart(20)
    await changeSettings({ splitShipmentEnabled: false })
    await post({ intent: 'start' })
    expect(await outcomeOf(loadDeliveryAddresses(args(path)))).toEqual({
      status: 303,
      to: '/checkout?step=address',
    })
  })
})

describe('products that are made to order', () => {
  const madeToOrder = '01tCN0001001480YAA'

  /** Ten of them beside the cartons, which are in stock. */
  async function enterMixed() {
    const buyer = await enter()
    const { cart, checkout } = buyer.createClient()
    await cart.add({ productId: madeToOrder, quantity: 10 })
    await checkout.start()
    const products = async () => {
      const { groups, lines } = await buyer.load()
      return groups.map(({ id, deliveryAddress }) => [
        deliveryAddress?.city,
        Object.fromEntries(lines.map(({ productId, quantities }) => [productId, quantities[id] ?? 0])),
      ])
    }
    return { ...buyer, products }
  }

  const apart = [
    ['Meersburg', { [carton]: 100, [madeToOrder]: 0 }],
    ['Meersburg', { [carton]: 0, [madeToOrder]: 10 }],
  ]

  it('go apart to the same address on wish, once however often it is wished', async () => {
    const { send, products } = await enterMixed()
    const toDelivery = { status: 303, to: '/checkout?step=delivery' }
    expect(await send({ intent: 'apart' })).toEqual(toDelivery)
    expect(await products()).toEqual(apart)
    expect(await send({ intent: 'apart' })).toEqual(toDelivery)
    expect(await products()).toEqual(apart)
    expect(await send({ intent: 'one' })).toMatchObject({ status: 303 })
    expect(await products()).toEqual([['Meersburg', { [carton]: 100, [madeToOrder]: 10 }]])
  })

  it('go apart also when the responses were lost', async () => {
    const { send, products, sandbox } = await enterMixed()
    for (const path of ['delivery-groups$|delivery-groups\\?', 'arrange-items'])
      sandbox.faults.arm({ kind: 'drop-after', match: { method: 'POST', path } })
    expect(await send({ intent: 'apart' })).toMatchObject({ status: 303 })
    expect(await products()).toEqual(apart)
  })
})
