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

/**
 * A shopper whose session has ended signs in again, and finds out what became of the order.
 * @param {unknown} error
 */
const orderResultOf = (error) =>
  Object(error).code === 'SESSION_ENDED' ? /** @type {const} */ ('unknown') : resultOf(error)

/** Presses the order button, and records the result. @param {World} world @param {ShopPage} page @param {Purchase} purchase */
export const press = async ({ log }, { client, tab }, { checkoutId, attempts, countOrders, draw }) => {
  log(`${tab} places the order`)
  try {
    const { orderReferenceNumber } = await client.checkout.placeOrder(checkoutId, draw?.())
    attempts.push({ result: 'ok', number: orderReferenceNumber, ordersThen: countOrders() })
    log(`${tab} has order ${orderReferenceNumber}`)
  } catch (error) {
    attempts.push({ result: orderResultOf(error), ordersThen: countOrders() })
    log(`${tab} has no order: ${describeError(error)}; orders in the tables: ${countOrders()}`)
  }
}

/** How a person presses the button: once, twice, or with Enter held, which repeats the press. @param {World} world */
const drawPresses = ({ note, random }) => {
  const way = random.weighted({ once: 75, 'double click': 15, 'Enter held': 10 })
  if (way !== 'once') note(way)
  return { once: 1, 'double click': 2, 'Enter held': 6 }[way]
}

/** When the clock may jump, in ms after the press: while the first request is under way. */
const pressJumpMs = 70

/** The interval at which a held key repeats, in ms. */
const repeatMs = 30

/**
 * Presses in one or two tabs; a page may be closed before the response, and the session may end.
 * @param {World} world @param {ShopPage[]} pages @param {Purchase} purchase
 */
export const pressSome = async (world, pages, purchase) => {
  const { clock, note, random } = world
  /** @type {Promise<unknown>[]} */
  const presses = pages.map((page) => press(world, page, purchase))
  const [page] = pages
  const again = page ? drawPresses(world) - 1 : 0
  for (const [index] of Array.from({ length: again }).entries())
    presses.push(clock.sleep((index + 1) * repeatMs).then(() => page && press(world, page, purchase)))
  if (random.chance(0.08)) presses.push(clock.sleep(random.integer(20, 1500)).then(() => world.endSession()))
  presses.push(clock.sleep(pressJumpMs).then(() => world.jumps.jumpSometimes(0.06)))
  const all = Promise.all(presses)
  if (random.chance(0.3)) {
    note('reload')
    await Promise.race([all, clock.sleep(random.integer(20, 900))])
  } else await all
  await world.jumps.over()
  for (const one of pages) one.leave()
}

/** What a person does with the page that Back shows again after the order. @param {World} world @param {ShopPage} page @param {Purchase} purchase */
export const pressAfterBack = async (world, page, purchase) => {
  if (purchase.attempts.at(-1)?.result !== 'ok' || !world.random.chance(0.3)) return
  world.note('Back after the order')
  await press(world, page, purchase)
}

/** Without faults, the page is reloaded until the order number is known. @param {World} world @param {() => Promise<ShopPage>} open @param {Purchase} purchase */
export const pressUntilOrdered = async (world, open, purchase) => {
  for (let left = 3; left > 0 && purchase.attempts.at(-1)?.result !== 'ok'; left -= 1) {
    world.log('the page is reloaded')
    world.note('reload')
    await press(world, await open(), purchase)
  }
  await pressAfterBack(world, await open(), purchase)
}
