import { lines } from './screens/routes.mjs'

/**
 * @typedef {object} Shopper
 * @property {import('@playwright/test').APIRequestContext} request of the browser, which shares its cookies
 * @property {string} origin
 * @property {import('./screens/routes.mjs').Visitor} visitor
 */

/** @param {import('@playwright/test').APIResponse} response @param {string} what */
const read = async (response, what) => {
  if (!response.ok()) throw new Error(`${what}: ${response.status()} ${await response.text()}`)
  return response.json()
}

/** @param {Shopper} shopper */
const webstore = ({ origin, visitor: { site, shop } }) =>
  `${origin}${site}/services/data/v65.0/commerce/webstores/0ZE${shop}00000000014AA`

/** Signs a buyer in by a call of the platform, which sets the cookie. @param {Shopper} shopper */
export const signIn = async ({ request, origin, visitor: { site, username } }) => {
  const data = { request: { username, password: 'cartonnage', startUrl: `${site}/` } }
  const response = await request.post(`${origin}${site}/services/apexrest/auth/login`, {
    data,
    headers: { origin },
  })
  await read(response, `sign-in of ${username}`)
}

/**
 * Replaces the content of the buyer's cart by `lines`, and returns its id.
 * @param {Shopper} shopper
 * @returns {Promise<string>}
 */
export const fillCart = async (shopper) => {
  const { request, origin } = shopper
  const headers = { origin }
  const carts = `${webstore(shopper)}/carts`
  await request.delete(`${carts}/current`, { headers })
  let cartId = ''
  for (const line of lines) {
    const data = { ...line, type: 'Product' }
    const response = await request.post(`${carts}/current/cart-items`, { data, headers })
    cartId = (await read(response, 'the cart')).cartId
  }
  return cartId
}

/**
 * Orders `lines` by purchase order and returns the order reference number.
 * @param {Shopper} shopper
 * @returns {Promise<string>}
 */
export const placeOrder = async (shopper) => {
  await fillCart(shopper)
  const { request, origin } = shopper
  // Without this header the shop rejects the requests as cross-site.
  const headers = { origin }
  const checkouts = `${webstore(shopper)}/checkouts`
  const start = { cartId: 'active', deliveryAddressInput: { shouldUseDefaultAddress: true } }
  await read(await request.put(checkouts, { data: start, headers }), 'the checkout')
  const { checkoutId, deliveryGroups } = await read(await request.get(`${checkouts}/active`), 'the checkout')
  const { availableDeliveryMethods, deliveryAddress } = deliveryGroups.items[0]
  const { name, street, city, postalCode, country } = deliveryAddress
  const own = `${checkouts}/${checkoutId}`
  const method = { deliveryMethodId: availableDeliveryMethods[0].id }
  await read(await request.patch(own, { data: method, headers }), 'the delivery method')
  const payment = {
    paymentToken: 'WS-2026-1187',
    requestType: 'SimplePurchaseOrder',
    billingAddress: { name, street, city, postalCode, country },
  }
  await read(await request.post(`${own}/payments`, { data: payment, headers }), 'the payment')
  return (await read(await request.post(`${own}/orders`, { data: {}, headers }), 'the order'))
    .orderReferenceNumber
}
