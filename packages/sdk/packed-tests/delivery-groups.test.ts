import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyers, first, openShop, products } from './shop.ts'
import type { TestContext } from 'node:test'

const chur = {
  name: 'Ida Moser',
  street: 'Dorfweg 3',
  postalCode: '7000',
  city: 'Chur',
  country: 'CH',
  shipToPhoneNumber: '+41 81 555 01 00',
}

/** A buyer with 500 folding boxes in the cart, and the id of that item. */
const openCart = async (t: TestContext) => {
  const client = await openShop(t).signIn(buyers.business)
  const { cart } = await client.cart.add({ productId: products.box, quantity: 500 })
  const { cartItemId } = first(cart?.items ?? [])
  return { client, groups: client.deliveryGroups, cartItemId }
}

/** 200 of them go to Chur. */
const splitCart = async (t: TestContext) => {
  const open = await openCart(t)
  const arrangement = { cartItemId: open.cartItemId, quantity: '200', deliveryAddress: chur }
  return { ...open, arranged: await open.groups.arrangeItems({ arrangements: [arrangement] }) }
}

const quantitiesOf = async ({ groups }: Awaited<ReturnType<typeof openCart>>) => {
  const all = await groups.list({ cartItemLimit: 20 })
  const whole = await Promise.all(all.map(({ id }) => groups.get({ deliveryGroupId: id })))
  return whole.map(({ items: lines }) => lines.map(({ quantity }) => String(quantity)))
}

test('[7.3-26] a cart has one group at first, which has everything', async (t) => {
  const { groups } = await openCart(t)
  const [first, ...others] = await groups.list()
  assert.equal(others.length, 0)
  assert.partialDeepStrictEqual(first, { isDefault: true, deliveryAddress: null })
})

test('[7.3-31] arranging a part of an item to an address is under way at first', async (t) => {
  const open = await splitCart(t)
  assert.equal(open.arranged.status, 'Processing')
  assert.deepEqual(
    open.arranged.deliveryGroups.map(({ isDefault, deliveryAddress }) => [isDefault, deliveryAddress?.city]),
    [
      [true, undefined],
      [false, 'Chur'],
    ],
  )
  assert.deepEqual(await quantitiesOf(open), [['300'], ['200']])
})

test('[3.checkout-delivery-and-payment-6] empty groups go where that is asked', async (t) => {
  const open = await splitCart(t)
  const { id } = first(open.arranged.deliveryGroups.filter(({ isDefault }) => !isDefault))
  const everything = { cartItemId: open.cartItemId, deliveryGroupId: id, quantity: '300' }
  const { deliveryGroups } = await open.groups.arrangeItems({
    arrangements: [everything],
    options: { deleteEmptyDeliveryGroups: true },
  })
  assert.deepEqual(
    deliveryGroups.map((group) => group.id),
    [id],
  )
  assert.deepEqual(await quantitiesOf(open), [['500']])
})

test('[7.3-26] groups are read page by page', async (t) => {
  const { groups } = await splitCart(t)
  const cities = (await groups.list({ limit: 1 })).map(({ deliveryAddress }) => deliveryAddress?.city)
  assert.deepEqual(cities, [undefined, 'Chur'])
})

test('[7.3-27] [3.checkout-delivery-and-payment-5] one group is read with its items', async (t) => {
  const { groups, arranged, cartItemId } = await splitCart(t)
  const { id } = first(arranged.deliveryGroups)
  const group = await groups.get({ deliveryGroupId: id })
  assert.equal(group.id, id)
  assert.deepEqual(
    group.items.map((item) => [item.cartItemId, item.productId]),
    [[cartItemId, products.box]],
  )
})

test('[5-11] no group is read without its id', async (t) => {
  const { groups } = await openCart(t)
  await assert.rejects(groups.get({ deliveryGroupId: '' }), { message: 'deliveryGroupId required' })
})

test('[7.3-28] [3.checkout-delivery-and-payment-3] a group is made for a whole address', async (t) => {
  const { groups } = await openCart(t)
  const made = await groups.create(chur)
  const { shipToPhoneNumber: phoneNumber, ...address } = chur
  assert.partialDeepStrictEqual(made, { isDefault: false, deliveryAddress: { ...address, phoneNumber } })
  assert.equal((await groups.list()).length, 2)
})

test('[7.3-28] a group is made for a saved address by its id', async (t) => {
  const { client, groups } = await openCart(t)
  const { items } = await client.addresses.list({ addressType: 'Billing' })
  const { addressId, city } = first(items)
  const made = await groups.create({ id: addressId })
  assert.partialDeepStrictEqual(made, { deliveryAddress: { id: addressId, city } })
})

test('[7.3-29] a group takes an address, then a method, which the cart then charges', async (t) => {
  const { client, groups } = await openCart(t)
  const { id: deliveryGroupId } = first(await groups.list())
  const { availableDeliveryMethods } = await groups.update({ deliveryGroupId, deliveryAddress: chur })
  const method = first(availableDeliveryMethods)
  const change = { deliveryMethodId: method.id, desiredDeliveryDate: '2026-12-01' }
  const updated = await groups.update({ deliveryGroupId, ...change })
  assert.partialDeepStrictEqual(updated, {
    desiredDeliveryDate: '2026-12-01',
    selectedDeliveryMethod: { id: method.id },
  })
  const cart = await client.cart.load()
  assert.deepEqual(cart?.summary.totalChargeAmount, { amount: '9.90', currencyCode: 'CHF' })
})

test('[7.3-30] a group that is deleted leaves its items to the default one', async (t) => {
  const open = await splitCart(t)
  const [home, other] = open.arranged.deliveryGroups
  await open.groups.delete({ deliveryGroupId: String(other?.id) })
  assert.deepEqual(
    (await open.groups.list()).map(({ id }) => id),
    [home?.id],
  )
  const quantities = (await quantitiesOf(open)).flat().toSorted()
  assert.deepEqual(quantities, ['200', '300'])
})
