import { describeError, resultOf } from '../shopper.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */
/** @typedef {import('../evaluate.mjs').OrderAttempt} OrderAttempt */
/** @typedef {Parameters<ShopPage['client']['checkout']['placeOrder']>[1]} PlaceOrderOptions */

/**
 * What is ordered, and what became of it so far.
 * @typedef {object} Purchase
 * @property {string} checkoutId
 * @property {OrderAttempt[]} attempts
 * @property {() => number} countOrders in the tables
 * @property {() => PlaceOrderOptions} [draw] what the next press pays with
 */

export const address = {
  name: 'Ida Moser',
  street: 'Dorfweg 3',
  city: 'Chur',
  postalCode: '7000',
  country: 'CH',
}

/** Presses the order button, and records the result. @param {World} world @param {ShopPage} page @param {Purchase} purchase */
export const press = async ({ log }, { client, tab }, { checkoutId, attempts, countOrders, draw }) => {
  log(`${tab} places the order`)
  try {
    const { orderReferenceNumber } = await client.checkout.placeOrder(checkoutId, draw?.())
    attempts.push({ result: 'ok', number: orderReferenceNumber, ordersThen: countOrders() })
    log(`${tab} has order ${orderReferenceNumber}`)
  } catch (error) {
    attempts.push({ result: resultOf(error), ordersThen: countOrders() })
    log(`${tab} has no order: ${describeError(error)}; orders in the tables: ${countOrders()}`)
  }
}

/** One press, a double click, or a press in two tabs; the page may be closed before the response. @param {World} world @param {ShopPage[]} pages @param {Purchase} purchase */
export const pressSome = async (world, pages, purchase) => {
  const { clock, random } = world
  const presses = pages.map((page) => press(world, page, purchase))
  const [page] = pages
  if (page && random.chance(0.15)) presses.push(press(world, page, purchase))
  const all = Promise.all(presses)
  if (random.chance(0.3)) await Promise.race([all, clock.sleep(random.integer(20, 900))])
  else await all
  for (const one of pages) one.leave()
}
