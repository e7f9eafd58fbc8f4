/** @typedef {import('./visitor.mjs').Visitor} Visitor */

/** Lines of the carts, with enough stock for every buyer. */
const lines = ['01tCN0001001180YAA', '01tCN0001001100YAA'].map((productId) => ({ productId, quantity: '25' }))

/** @param {string} shop */
const webstore = (shop) => `/services/data/v65.0/commerce/webstores/0ZE${shop}00000000014AA`

/** @param {Visitor} visitor @param {string} shop */
const fillCart = async ({ call }, shop) => {
  for (const line of lines) {
    await call('POST', `${webstore(shop)}/carts/current/cart-items`, { ...line, type: 'Product' })
  }
}

/** Starts a checkout of the current cart, up to the payment. @param {Visitor} visitor @param {string} shop */
const startCheckout = async ({ call }, shop) => {
  const checkouts = `${webstore(shop)}/checkouts`
  await call('PUT', checkouts, {
    cartId: 'active',
    deliveryAddressInput: { shouldUseDefaultAddress: true },
  })
  const { checkoutId, deliveryGroups } = await call('GET', `${checkouts}/active`)
  const [group] = deliveryGroups.items
  const [method] = group.availableDeliveryMethods
  await call('PATCH', `${checkouts}/${checkoutId}`, { deliveryMethodId: method.id })
  return { checkoutId, address: group.deliveryAddress }
}

/**
 * Gives a buyer a past order, and a cart with a coupon and an open checkout.
 * @param {Visitor} visitor
 * @param {{ shop: string, couponCode: string }} at
 */
export const goShopping = async (visitor, { shop, couponCode }) => {
  const { call } = visitor
  await fillCart(visitor, shop)
  const { checkoutId, address } = await startCheckout(visitor, shop)
  const own = `${webstore(shop)}/checkouts/${checkoutId}`
  const { name, street, city, postalCode, country } = address
  await call('POST', `${own}/payments`, {
    paymentToken: 'WS-2026-1187',
    requestType: 'SimplePurchaseOrder',
    billingAddress: { name, street, city, postalCode, country },
  })
  const { orderReferenceNumber } = await call('POST', `${own}/orders`, {})
  await fillCart(visitor, shop)
  await call('POST', `${webstore(shop)}/carts/current/cart-coupons`, { couponCode })
  const { cartId } = await call('GET', `${webstore(shop)}/carts/current`)
  const open = await startCheckout(visitor, shop)
  return { order: orderReferenceNumber, cart: cartId, checkoutId: open.checkoutId }
}
