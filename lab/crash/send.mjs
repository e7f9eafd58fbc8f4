import { setTimeout as sleep } from 'node:timers/promises'
import { callPlatform } from '../chaos/platform-call.mjs'
import { webstorePath } from '../chaos/sandbox.mjs'

/** @typedef {import('./parts.mjs').Write} Write */
/** @typedef {import('./parts.mjs').Line} Line */
/** @typedef {import('./evaluate.mjs').Entry} Entry */
/** @typedef {{ email: string, cookie: string, guestCookie: string, guestId: string }} Shopper */
/** @typedef {{ method: string, path: string, body?: unknown, isGuest?: boolean }} Call */
/** @typedef {{ status: number, body: any }} Response */

/** The process ended before a response. */
export class ConnectionEnded extends Error {}

const address = { name: 'Ida Moser', street: 'Dorfweg 3', city: 'Chur', postalCode: '7000', country: 'CH' }
const actionPath = '/lwr/apex/v65.0/ShoppingCartController/addItemsToCart'
const items = '/carts/current/cart-items'
const coupons = '/carts/current/cart-coupons'
const addresses = '/accounts/current/addresses'
const checkout = '/checkouts/active'

const pollMs = 20
const maximumPolls = 500

/**
 * The calls of one shopper to one process. Errors: `ConnectionEnded` where no whole response came.
 * @param {string} origin
 * @param {Shopper} shopper
 */
export const createCalls = (origin, { cookie, guestCookie }) => {
  /** @param {Call} call @returns {Promise<Response>} */
  const send = async ({ method, path, body = {}, isGuest = false }) => {
    const headers = { cookie: isGuest ? guestCookie : `${cookie}; ${guestCookie}` }
    const url = path.startsWith('/lwr/') ? path : webstorePath + path
    const json = { ...headers, 'content-type': 'application/json' }
    try {
      const reply = await callPlatform(origin, {
        method,
        path: url,
        headers: json,
        body: JSON.stringify(body),
      })
      return { status: reply.status, body: reply.body === '' ? undefined : JSON.parse(reply.body) }
    } catch (error) {
      throw new ConnectionEnded('no whole response', { cause: error })
    }
  }
  /** Reads before a write, to find the ids that it needs. @param {string} path */
  const read = async (path) => (await send({ method: 'GET', path })).body

  /** Polls until accepted work is done; returns a message if it is not. @param {string} path */
  const waitFor = async (path) => {
    for (let polls = 0; polls < maximumPolls; polls += 1) {
      const { status, body } = await send({ method: 'GET', path })
      if (status !== 202 && body?.asyncOperationStatus !== 'Processing') return undefined
      await sleep(pollMs)
    }
    return `${path} is still in progress`
  }
  /** Waits for the cart and its checkout; returns what has not finished. */
  const waitForWork = async () => (await waitFor('/carts/current')) ?? (await waitFor(checkout))

  return { send, read, waitForWork }
}

/** @typedef {ReturnType<typeof createCalls>} Calls */

const toInput = (/** @type {Line} */ { product, quantity }) => ({
  ...{ productId: product, quantity: String(quantity), type: 'Product' },
})

/** @param {Calls} calls @param {string} product */
const itemPath = async ({ read }, product) => {
  const list = /** @type {any[]} */ ((await read(items))?.cartItems ?? [])
  const found = list.find(({ cartItem }) => cartItem.productId === product)
  return `${items}/${found?.cartItem.cartItemId ?? '0a9000000000000AAA'}`
}

/** @param {Calls} calls @param {string} code */
const couponPath = async ({ read }, code) => {
  const list = /** @type {any[]} */ ((await read(coupons))?.cartCoupons?.coupons ?? [])
  return `${coupons}/${list.find(({ couponCode }) => couponCode === code)?.cartCouponId ?? '4or000000000000AAA'}`
}

/** @param {Calls} calls @param {string} name */
const addressPath = async ({ read }, name) => {
  const list = /** @type {any[]} */ ((await read(addresses))?.items ?? [])
  return `${addresses}/${list.find((one) => one.name === name)?.addressId ?? '8lW000000000000AAA'}`
}

/** @param {Calls} calls */
const firstMethod = async ({ read }) => {
  const { deliveryGroups } = (await read(checkout)) ?? {}
  return deliveryGroups?.items[0]?.availableDeliveryMethods[0]?.id ?? 'none'
}

/** @param {Calls} calls */
const guestCartId = async ({ send }) =>
  (await send({ method: 'GET', path: '/carts/current', isGuest: true })).body.cartId ?? 'none'

/** @param {readonly Line[]} lines */
const batch = (lines) => ({
  ...{ method: 'POST', path: `${items}/batch` },
  body: { inputs: lines.map((line) => ({ richInput: toInput(line) })) },
})

/** Builds the request of a write, after looking up its ids. @param {Calls} calls @param {Write} write @returns {Promise<Call>} */
const toCall = async (calls, write) => {
  switch (write.kind) {
    case 'single': {
      const [line] = write.lines
      return { method: 'POST', path: items, body: line && toInput(line) }
    }
    case 'batch':
      return batch(write.lines)
    case 'guest':
      return { ...batch(write.lines), isGuest: true }
    case 'action':
      return { method: 'POST', path: actionPath, body: { lineItems: write.lines.map(toInput) } }
    case 'preserve':
      return { method: 'POST', path: `/carts/${await guestCartId(calls)}/actions/preserve` }
    case 'quantity': {
      const body = { quantity: String(write.quantity) }
      return { method: 'PATCH', path: await itemPath(calls, write.product), body }
    }
    case 'remove':
      return { method: 'DELETE', path: await itemPath(calls, write.product) }
    case 'coupon':
      return { method: 'POST', path: coupons, body: { couponCode: write.code } }
    case 'uncoupon':
      return { method: 'DELETE', path: await couponPath(calls, write.code) }
    case 'checkout': {
      const body = { cartId: 'active', deliveryAddressInput: { address } }
      return { method: 'PUT', path: '/checkouts', body }
    }
    case 'method':
      return { method: 'PATCH', path: checkout, body: { deliveryMethodId: await firstMethod(calls) } }
    case 'payment': {
      const body = { requestType: 'SimplePurchaseOrder', paymentToken: write.token }
      return { method: 'POST', path: `${checkout}/payments`, body }
    }
    case 'order':
      return { method: 'POST', path: `${checkout}/orders` }
    case 'address': {
      const { name, isDefault } = write
      return { method: 'POST', path: addresses, body: { ...address, name, isDefault } }
    }
    case 'rename':
      return { method: 'PATCH', path: await addressPath(calls, write.name), body: { firstName: write.to } }
    case 'forget':
      return { method: 'DELETE', path: await addressPath(calls, write.name) }
  }
}

/** The refused products of a successful response. @param {any} body @param {readonly Line[]} lines @returns {string[]} */
const refusedProducts = (body, lines) => {
  const results = /** @type {any[]} */ (body?.results ?? [])
  const failed = [...(body?.failedItems ?? []), ...(body?.failedCartItems ?? [])]
  const inBatch = lines.filter((_, index) => results[index]?.statusCode >= 400)
  return [...inBatch.map(({ product }) => product), ...failed.map(({ productId }) => productId)]
}

/** The part of a write that was done according to its response. @param {Write} write @param {Response} response @returns {Write | undefined} */
const readDone = (write, { status, body }) => {
  // A 200 returns the number of an order that was placed earlier.
  if (status >= 300 || (write.kind === 'order' && status !== 201)) return undefined
  if (write.kind === 'preserve') {
    return body === undefined ? undefined : { ...write, without: refusedProducts(body, []) }
  }
  if (!('lines' in write)) return write
  const refused = refusedProducts(body, write.lines)
  const lines = write.lines.filter(({ product }) => !refused.includes(product))
  return lines.length > 0 ? { ...write, lines } : undefined
}

/**
 * Sends a write and returns its result; undefined if the process ended before it was sent.
 * @param {Calls} calls
 * @param {Write} write
 * @param {(write: Write) => void} announce is called when the request goes out
 * @returns {Promise<Entry | undefined>}
 */
export const sendWrite = async (calls, write, announce) => {
  let isSent = false
  try {
    const call = await toCall(calls, write)
    isSent = true
    announce(write)
    const response = await calls.send(call)
    const done = readDone(write, response)
    if (!done) return { write, result: 'refused' }
    const number = write.kind === 'order' ? { number: String(response.body.orderReferenceNumber) } : {}
    return { write: done, result: 'acknowledged', isAccepted: response.status === 202, ...number }
  } catch (error) {
    if (!(error instanceof ConnectionEnded)) throw error
    return isSent ? { write, result: 'unknown' } : undefined
  }
}
