import { describe, expect, it } from 'vitest'
import { openShop, productId, errorOf } from '../../fixtures/shopper.fixture'
import { address, asGroup, groupsOf, type GroupBody, type Shopper } from '../../fixtures/ordering.fixture'

const path = 'carts/current/delivery-groups'
const parcel = '2DmCN000PARCEL0'

const list = async (shopper: Shopper, query = '') => groupsOf((await shopper.get(`${path}${query}`)).body)

async function arrange(shopper: Shopper, arrangements: unknown, query = '') {
  const response = await shopper.call('POST', `${path}/actions/arrange-items${query}`, { arrangements })
  return { ...response, groups: groupsOf(response.body) }
}

const itemIds = ({ cartItems }: GroupBody) => cartItems.cartItems.map(({ cartItem }) => cartItem.cartItemId)
const quantities = ({ cartItems }: GroupBody) => cartItems.cartItems.map(({ cartItem }) => cartItem.quantity)
const first = <T>([entry]: readonly T[]): T => {
  if (entry === undefined) throw new Error('there is no entry')
  return entry
}

/** Reto with 500 boxes in his cart, and the id of that item. */
async function openCart() {
  const shop = openShop()
  const buyer = shop.as('reto')
  const { body } = await buyer.add('1001010', 500)
  return { ...shop, buyer, itemId: body.cartItemId }
}

/** 200 of the 500 boxes go to Chur. */
async function splitCart() {
  const open = await openCart()
  const arrangement = { cartItemId: open.itemId, quantity: '200', deliveryAddress: address }
  return { ...open, split: await arrange(open.buyer, [arrangement]) }
}

describe('the delivery groups of a cart', () => {
  it('[7.3-26] start with one default group that has everything', async () => {
    const { buyer, itemId } = await openCart()
    const { status, body } = await buyer.get(path)
    const group = first(groupsOf(body))
    expect([status, body.count, body.nextPageToken]).toEqual([200, 1, null])
    expect(group).toMatchObject({ isDefault: true, totalProductAmount: '98.50', deliveryAddress: null })
    expect(itemIds(group)).toEqual([itemId])
    expect((await buyer.get('carts/current/cart-items')).body.cartItems[0].cartItem).toMatchObject({
      cartDeliveryGroupId: group.id,
    })
  })

  it('come in pages, with so many items each', async () => {
    const { buyer } = await splitCart()
    await buyer.add('1001180', 20)
    const page = await buyer.get(`${path}?limit=1&cartItemLimit=1`)
    expect([page.body.count, page.body.nextPageToken]).toEqual([1, '2'])
    const group = first(groupsOf(page.body))
    expect([group.cartItems.cartItems.length, group.cartItems.totalItemCount]).toEqual([1, 2])
    const last = await buyer.get(`${path}?pageSize=1&page=2`)
    expect([last.body.count, last.body.nextPageToken]).toEqual([1, null])
    expect(await list(buyer, '?page=3')).toEqual([])
    expect((await buyer.get(`${path}?limit=0`)).status).toBe(400)
    expect((await buyer.get(`${path}?cartItemLimit=x`)).status).toBe(400)
  })

  it('[9-35] come without their items on request', async () => {
    const { buyer } = await splitCart()
    const { status, body } = await buyer.get(`${path}?limit=20&cartItemLimit=0`)
    expect([status, body.count, body.nextPageToken]).toEqual([200, 2, null])
    expect(groupsOf(body).map(({ cartItems }) => cartItems)).toMatchObject([
      { cartItems: [], totalItemCount: 1, nextPageToken: null, totalNumberOfPages: 1 },
      { cartItems: [], totalItemCount: 1, nextPageToken: null, totalNumberOfPages: 1 },
    ])
  })

  it('[7.3-27] are read one by one, by 15 characters too, in pages of items', async () => {
    const { buyer } = await openCart()
    await buyer.add('1001180', 20)
    const { id } = first(await list(buyer))
    const { status, body } = await buyer.get(`${path}/${id.slice(0, 15)}?pageSize=1&page=2`)
    expect([status, asGroup(body).id, asGroup(body).cartItems.cartItems.length]).toEqual([200, id, 1])
    expect(asGroup(body).cartItems.cartSummary).toMatchObject({ uniqueProductCount: 2 })
  })

  it('[7.3-28] are made for a whole address with a phone number or a saved one', async () => {
    const { buyer } = await openCart()
    const whole = await buyer.call('POST', path, { deliveryAddress: address, name: 'Chur' })
    expect([whole.status, asGroup(whole.body)]).toMatchObject([
      201,
      { name: 'Chur', isDefault: false, deliveryAddress: { shipToPhoneNumber: address.shipToPhoneNumber } },
    ])
    const saved = await buyer.get('accounts/current/addresses?addressType=Shipping')
    const { addressId } = saved.body.items[0]
    const byId = await buyer.call('POST', path, { deliveryAddress: { id: addressId }, isGift: true })
    expect(asGroup(byId.body)).toMatchObject({ isGift: true, deliveryAddress: { id: addressId } })
    expect(await list(buyer)).toHaveLength(3)
  })

  it('[7.3-29] take an address, then a method, a date and instructions', async () => {
    const { buyer } = await openCart()
    const { id } = first(await list(buyer))
    const placed = await buyer.call('PATCH', `${path}/${id}`, { deliveryAddress: address })
    const [method] = asGroup(placed.body).availableDeliveryMethods
    const change = { deliveryMethodId: method?.id, desiredDeliveryDate: '2026-12-01', giftMessage: 'Merci' }
    const { status, body } = await buyer.call('PATCH', `${path}/${id}`, change)
    expect([status, body]).toMatchObject([
      200,
      { desiredDeliveryDate: '2026-12-01', giftMessage: 'Merci', selectedDeliveryMethod: { id: method?.id } },
    ])
    // (98.50 + 9.90) × 8.1 % = 8.78
    expect((await buyer.get('carts/current')).body).toMatchObject({
      totalChargeAmount: '9.90',
      totalTaxAmount: '8.78',
      grandTotalAmount: '117.18',
    })
  })

  it('say an address or a method that does not go as an error, with 422', async () => {
    const { buyer } = await openCart()
    const { id } = first(await list(buyer))
    const abroad = { ...address, country: 'FR' }
    const refused = await buyer.call('PATCH', `${path}/${id}`, { deliveryAddress: abroad })
    const unknown = await buyer.call('PATCH', `${path}/${id}`, { deliveryMethodId: parcel })
    for (const { status, body } of [refused, unknown])
      expect([status, body.errors[0].type]).toEqual([422, '/commerce/errors/shipping-failure'])
    expect(first(await list(buyer)).selectedDeliveryMethod).toBeNull()
  })

  it('[7.3-30] are deleted, and leave their items to the default group', async () => {
    const { buyer, split } = await splitCart()
    const [home, chur] = split.groups
    expect((await buyer.call('DELETE', `${path}/${chur?.id ?? ''}`)).status).toBe(204)
    const left = first(await list(buyer))
    expect([left.id, quantities(left)]).toEqual([home?.id, expect.arrayContaining(['300.0', '200.0'])])
    expect((await buyer.get('carts/current')).body.totalProductCount).toBe('500.0')
  })

  it('take their items with them on request, but the default group stays', async () => {
    const { buyer, split } = await splitCart()
    const [home, chur] = split.groups
    const gone = await buyer.call('DELETE', `${path}/${chur?.id ?? ''}?deleteCartItems=true`)
    expect([gone.status, (await buyer.get('carts/current')).body.totalProductCount]).toEqual([204, '300.0'])
    expect((await buyer.call('DELETE', `${path}/${home?.id ?? ''}`)).status).toBe(400)
  })
})

describe('arranging items', () => {
  it('[7.3-31] sends a part of an item to a new address, with 202', async () => {
    const { split } = await splitCart()
    expect([split.status, split.headers.get('Location')]).toEqual([
      202,
      expect.stringMatching(/\/delivery-groups$/),
    ])
    expect(split.headers.get('Retry-After')).toBe('1')
    expect(split.groups.map((group) => [group.isDefault, quantities(group)])).toEqual([
      [true, ['300.0']],
      [false, ['200.0']],
    ])
    expect(split.groups[1]?.deliveryAddress?.city).toBe('Chur')
  })

  it('joins parts that come together again, and drops groups that are empty', async () => {
    const { buyer, split, itemId } = await splitCart()
    const [home, chur] = split.groups
    const deliveryGroupId = chur?.id ?? ''
    const all = [{ cartItemId: itemId, deliveryGroupId, quantity: 300 }]
    const { groups } = await arrange(buyer, all, '?deleteEmptyDeliveryGroups=true')
    expect(groups.map(({ id, isDefault }) => [id, isDefault])).toEqual([[deliveryGroupId, true]])
    expect(quantities(first(groups))).toEqual(['500.0'])
    expect(home?.id).not.toBe(deliveryGroupId)
  })

  it('keeps empty groups otherwise', async () => {
    const { buyer, split, itemId } = await splitCart()
    const arrangement = { cartItemId: itemId, deliveryGroupId: split.groups[1]?.id, quantity: '300' }
    const { groups } = await arrange(buyer, [arrangement])
    expect(groups.map(({ cartItems }) => cartItems.totalItemCount)).toEqual([0, 1])
  })

  it('makes one group for equal targets, by saved address or by name', async () => {
    const { buyer, itemId } = await openCart()
    const other = (await buyer.add('1001180', 20)).body.cartItemId
    const saved = await buyer.get('accounts/current/addresses?addressType=Billing')
    const deliveryAddressId = saved.body.items[0].addressId
    const { groups } = await arrange(buyer, [
      { cartItemId: itemId, deliveryAddressId, quantity: '100' },
      { cartItemId: other, deliveryAddressId, quantity: '20' },
      { cartItemId: itemId, deliveryGroupName: 'Lager', quantity: '50' },
    ])
    expect(groups.map(({ name, cartItems }) => [name, cartItems.totalItemCount])).toEqual([
      ['Default Delivery', 1],
      [expect.any(String), 2],
      ['Lager', 1],
    ])
  })

  it('adds products, changes quantities and takes items out with 0', async () => {
    const { buyer, itemId } = await openCart()
    const added = await arrange(buyer, [
      { productId: productId('1001180'), quantity: '20', deliveryAddress: address },
      { cartItemId: itemId, quantity: '250' },
    ])
    expect(added.groups.map(quantities)).toEqual([['250.0'], ['20.0']])
    const removed = await arrange(buyer, [{ cartItemId: itemId, quantity: '0' }])
    expect(removed.groups.map(quantities)).toEqual([[], ['20.0']])
    expect((await buyer.get('carts/current')).body.uniqueProductCount).toBe(1)
  })

  it('does all of it or nothing', async () => {
    const { buyer, itemId } = await openCart()
    const arrangements = [
      { cartItemId: itemId, quantity: '200', deliveryAddress: address },
      { cartItemId: '0a9000000000000AAA', quantity: '1' },
    ]
    expect((await arrange(buyer, arrangements)).status).toBe(404)
    expect((await list(buyer)).map(quantities)).toEqual([['500.0']])
  })

  it('obeys the rules of the product', async () => {
    const { buyer, itemId } = await openCart()
    for (const quantity of ['2.5', '-1', 'many']) {
      expect(errorOf(await arrange(buyer, [{ cartItemId: itemId, quantity }]))).toEqual([
        400,
        'CART_VALIDATION_ERROR',
      ])
    }
  })
})

describe('a checkout of several groups', () => {
  it('shows the groups of the cart and charges each by its own products', async () => {
    const { buyer, split } = await splitCart()
    const started = await buyer.call('PUT', 'checkouts', { cartId: 'current' })
    const checkoutGroups = groupsOf({ ...started.body, items: started.body.deliveryGroups.items as never })
    expect(checkoutGroups.map(({ id }) => id)).toEqual(split.groups.map(({ id }) => id))
    for (const { id, availableDeliveryMethods } of checkoutGroups) {
      const deliveryMethodId = availableDeliveryMethods[0]?.id
      expect((await buyer.call('PATCH', `${path}/${id}`, { deliveryMethodId })).status).toBe(200)
    }
    const { body } = await buyer.get('checkouts/active')
    const cart = (await buyer.get('carts/current')).body
    expect(body.cartSummary).toMatchObject({ totalChargeAmount: '19.80', status: 'Checkout' })
    const members = ['totalProductAmount', 'totalChargeAmount', 'totalTaxAmount', 'grandTotalAmount']
    for (const member of members) expect(body.cartSummary[member]).toBe(cart[member])
  })

  it('taxes every group by its country', async () => {
    const buyer = openShop().as('jonas', 'DE')
    const { body } = await buyer.add('1001180', 40)
    await buyer.call('PUT', 'checkouts', { cartId: 'current' })
    await arrange(buyer, [
      { cartItemId: body.cartItemId, quantity: '20', deliveryAddress: { ...address, country: 'NL' } },
    ])
    const groups = await list(buyer)
    const cart = (await buyer.get('checkouts/active')).body.cartSummary
    const nets = groups.map(({ totalProductAmount }) => Number(totalProductAmount))
    const vat = [0.19, 0.21].map((rate, index) => Math.round((nets[index] ?? 0) * rate * 100))
    expect(Math.round(Number(cart.totalTaxAmount) * 100)).toBe((vat[0] ?? 0) + (vat[1] ?? 0))
  })

  it('survives a new arrangement, but not other quantities', async () => {
    const { buyer, itemId } = await openCart()
    const started = await buyer.call('PUT', 'checkouts', { cartId: 'current' })
    await arrange(buyer, [{ cartItemId: itemId, quantity: '200', deliveryAddress: address }])
    expect((await buyer.get('checkouts/active')).body.checkoutId).toBe(started.body.checkoutId)
    await arrange(buyer, [{ cartItemId: itemId, quantity: '100' }])
    expect((await buyer.get('checkouts/active')).status).toBe(410)
  })

  it('is ordered when every group has a method, and the order keeps the groups', async () => {
    const { buyer, split } = await splitCart()
    await buyer.call('PUT', 'checkouts', { cartId: 'current' })
    const [home, chur] = split.groups
    const parcelId = first(first(await list(buyer)).availableDeliveryMethods).id
    await buyer.call('PATCH', `${path}/${home?.id ?? ''}`, { deliveryMethodId: parcelId })
    const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' }
    await buyer.call('POST', 'checkouts/active/payments', payment)
    const early = await buyer.call('POST', 'checkouts/active/orders')
    expect([early.status, early.body.errors[0].type]).toEqual([422, '/commerce/errors/shipping-failure'])
    await buyer.call('PATCH', `${path}/${chur?.id ?? ''}`, { deliveryMethodId: parcelId })
    await buyer.call('POST', 'checkouts/active/payments', payment)
    const placed = await buyer.call('POST', 'checkouts/active/orders')
    const order = await buyer.get(`order-summaries/${placed.body.orderReferenceNumber}`)
    expect(order.body).toMatchObject({
      totalChargeAmount: '19.80',
      deliveryGroups: { count: 2, items: [{ shippingFee: '9.90' }, { address: { city: 'Chur' } }] },
      items: [{ quantity: '300.0' }, { quantity: '200.0', deliveryGroupId: chur?.id }],
    })
  })
})

describe('bad input to delivery groups', () => {
  it.each([
    ['POST', path, {}, 400, 'INVALID_API_INPUT'],
    ['POST', path, { deliveryAddress: 'Chur' }, 400, 'JSON_PARSER_ERROR'],
    ['POST', path, { deliveryAddress: { name: 'x' } }, 400, 'INVALID_API_INPUT'],
    ['POST', path, { deliveryAddress: { id: '8lW000000000000AAA' } }, 404, 'ITEM_NOT_FOUND'],
    ['POST', path, { deliveryAddress: address, colour: 'red' }, 400, 'JSON_PARSER_ERROR'],
    ['POST', path, { deliveryAddress: address, deliveryMethodId: parcel }, 400, 'INVALID_API_INPUT'],
    ['POST', `${path}/actions/arrange-items`, {}, 400, 'INVALID_API_INPUT'],
    ['POST', `${path}/actions/arrange-items`, { arrangements: 'x' }, 400, 'JSON_PARSER_ERROR'],
    ['POST', `${path}/actions/arrange-items`, { arrangements: [1] }, 400, 'JSON_PARSER_ERROR'],
    ['POST', `${path}/actions/arrange-items`, { arrangements: [{ quantity: 1 }] }, 400, 'INVALID_API_INPUT'],
    ['POST', `${path}/actions/arrange-items`, { arrangements: [{ colour: 1 }] }, 400, 'JSON_PARSER_ERROR'],
    [
      'POST',
      `${path}/actions/arrange-items`,
      { arrangements: [{ cartItemId: 1 }] },
      400,
      'JSON_PARSER_ERROR',
    ],
    ['GET', `${path}/0a7000000000000AAA`, undefined, 404, 'ITEM_NOT_FOUND'],
    ['PATCH', `${path}/0a7000000000000AAA`, { name: 'x' }, 404, 'ITEM_NOT_FOUND'],
    ['PATCH', `${path}/0a7000000000000AAA`, {}, 400, 'INVALID_API_INPUT'],
    ['PATCH', `${path}/0a7000000000000AAA`, { isGift: 'yes' }, 400, 'JSON_PARSER_ERROR'],
    ['PATCH', `${path}/0a7000000000000AAA`, { name: ' ' }, 400, 'INVALID_API_INPUT'],
    ['PATCH', `${path}/0a7000000000000AAA`, { desiredDeliveryDate: 'soon' }, 400, 'INVALID_API_INPUT'],
    ['PATCH', `${path}/0a7000000000000AAA`, { colour: 'red' }, 400, 'JSON_PARSER_ERROR'],
    ['DELETE', `${path}/0a7000000000000AAA`, undefined, 404, 'ITEM_NOT_FOUND'],
  ])('by %s %s is refused', async (method, url, body, status, code) => {
    const { buyer } = await openCart()
    const response = await buyer.call(method, url, body)
    expect(errorOf(response)).toEqual([status, code])
  })

  it('names an item, a product and a target once each', async () => {
    const { buyer, itemId } = await openCart()
    const target = { deliveryGroupId: '0a7', deliveryGroupName: 'Lager' }
    for (const arrangement of [
      { cartItemId: itemId, productId: productId('1001180'), quantity: 1 },
      { productId: productId('1001180') },
      { cartItemId: itemId, ...target },
      { cartItemId: itemId, deliveryAddressId: 'x', deliveryAddress: address },
    ])
      expect((await arrange(buyer, [arrangement])).status).toBe(400)
    const many = Array.from({ length: 101 }, () => ({ cartItemId: itemId }))
    expect((await arrange(buyer, many)).status).toBe(400)
    expect((await arrange(buyer, [{ cartItemId: itemId, deliveryGroupId: '0a7x' }])).status).toBe(404)
  })

  it('is a missing cart for strangers, guests without one and other accounts', async () => {
    const { as, buyer } = await openCart()
    const cart = (await buyer.get('carts/current')).body.cartId
    const { id } = first(await list(buyer))
    for (const stranger of [as('lea'), as()])
      for (const url of [path, `carts/${cart}/delivery-groups`, `carts/${cart}/delivery-groups/${id}`]) {
        expect(errorOf(await stranger.get(url))).toEqual([404, 'MISSING_RECORD'])
      }
    expect((await as('lea').call('DELETE', `carts/${cart}/delivery-groups/${id}`)).status).toBe(404)
  })

  it('is a conflict while the cart is calculated', async () => {
    const buyer = openShop({ delay: 2000 }).as('reto')
    await buyer.add('1001010', 500)
    const { status } = await buyer.call('POST', path, { deliveryAddress: address })
    expect(status).toBe(409)
  })
})
