import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkoutSchema } from './checkout'
import { changeCheckoutBodySchema, paymentBodySchema } from './checkout-requests'
import { deliveryGroupWithItemsSchema } from '../delivery-groups/delivery-group-items'

const group = {
  id: '0a7Q50000000001AAA',
  isDefault: true,
  totalCartItemCount: '2',
  deliveryAddress: { id: '8lWQ50000000001AAA', city: 'Olten' },
}

describe('checkoutSchema', () => {
  const wire = {
    checkoutId: '2z9Q50000000001AAA',
    statusCode: '200',
    cartSummary: { cartId: '0a6Q50000000001AAA', currencyIsoCode: 'CHF' },
    deliveryGroups: { count: 1, items: [group] },
    errors: [{ type: '/commerce/errors/checkout-failure', message: 'No way of shipping.' }],
  }

  it('[3.checkout-delivery-and-payment-1] reads id, cart, delivery groups and errors', () => {
    expect(z.parse(checkoutSchema, wire)).toMatchObject({
      checkoutId: '2z9Q50000000001AAA',
      cartSummary: { cartId: '0a6Q50000000001AAA', currencyCode: 'CHF' },
      deliveryGroups: [
        {
          id: '0a7Q50000000001AAA',
          isDefault: true,
          totalCartItemCount: 2,
          deliveryAddress: { id: '8lWQ50000000001AAA', city: 'Olten' },
        },
      ],
      errors: [{ type: '/commerce/errors/checkout-failure', message: 'No way of shipping.' }],
    })
  })

  it('[3.checkout-delivery-and-payment-1] takes a group for another one unless it is called the default', () => {
    const bare = { id: '0a7', isDefault: false }
    const { deliveryGroups } = z.parse(checkoutSchema, { deliveryGroups: [bare, { id: '0a8' }, group] })
    expect(deliveryGroups.map(({ isDefault }) => isDefault)).toEqual([false, false, true])
  })
})

describe('deliveryGroupWithItemsSchema', () => {
  const item = { cartItemId: '0a9Q50000000001AAA', productId: '01tCN0001001180YAA', quantity: '25.0' }

  it.each([
    ['a page in cartItems', { cartItems: { cartItems: [{ cartItem: item }], currentPage: 1 } }],
    ['a list in cartItems', { cartItems: [item] }],
    ['a page in items', { items: { cartItems: [item] } }],
    ['a list in items', { items: [item], cartItems: null }],
  ])('[3.checkout-delivery-and-payment-5] reads id, address and items from %s', (_, listed) => {
    const read = z.parse(deliveryGroupWithItemsSchema, { ...group, ...listed })
    expect(read).toMatchObject({
      id: '0a7Q50000000001AAA',
      deliveryAddress: { id: '8lWQ50000000001AAA', city: 'Olten' },
      items: [{ cartItemId: '0a9Q50000000001AAA', productId: '01tCN0001001180YAA', quantity: 25 }],
    })
    expect(read).not.toHaveProperty('cartItems')
  })

  it('[3.checkout-delivery-and-payment-5] needs the id alone', () => {
    expect(z.parse(deliveryGroupWithItemsSchema, { id: '0a7' })).toMatchObject({
      deliveryAddress: null,
      items: [],
    })
    expect(z.safeParse(deliveryGroupWithItemsSchema, { items: [item] }).success).toBe(false)
  })
})

describe('changeCheckoutBodySchema', () => {
  const location = { street: 'Kartonweg 4', country: 'CH' }

  it.each([{ name: 'Mira Kern', ...location }, location])(
    '[7.3-35] takes the address %j',
    (deliveryAddress) => {
      expect(z.parse(changeCheckoutBodySchema, { deliveryAddress })).toEqual({ deliveryAddress })
    },
  )
})

describe('paymentBodySchema', () => {
  const body = {
    paymentToken: 'PO-1',
    requestType: 'SimplePurchaseOrder',
    billingAddress: { name: 'Mira Kern' },
    paymentsData: '{"reference":"a"}',
  }

  it('[3.checkout-delivery-and-payment-7] carries token, type, address and data', () => {
    expect(z.parse(paymentBodySchema, { ...body, more: 1 })).toEqual(body)
  })

  it.each(['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest'])(
    '[7.3-41] takes a payment of the kind %s',
    (requestType) => {
      expect(z.parse(paymentBodySchema, { ...body, requestType })).toEqual({ ...body, requestType })
    },
  )

  it('[7.3-41] knows no other kind', () => {
    expect(z.safeParse(paymentBodySchema, { ...body, requestType: 'Cash' }).success).toBe(false)
  })

  it('[3.checkout-delivery-and-payment-7] takes the data as text only', () => {
    expect(z.safeParse(paymentBodySchema, { ...body, paymentsData: { reference: 'a' } }).success).toBe(false)
  })
})
