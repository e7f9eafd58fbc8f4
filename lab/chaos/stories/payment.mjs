import { evaluateOrder, findPaymentFaults } from '../evaluate.mjs'
import { openLoaded, signInBuyer, tryToLoad } from './draw.mjs'
import { address, pressSome, pressUntilOrdered } from './press-order.mjs'
import { walkToReview } from './walk-to-review.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */

/** What a card does: most pay, some are declined, and with one the provider's response is lost after the payment. */
const tokens = ['tok_success', 'tok_success', 'tok_decline', 'tok_timeout', 'tok_system_error']

/** @param {string} paymentToken */
const byCard = (paymentToken) => ({
  payment: () => ({ requestType: /** @type {const} */ ('Auth'), paymentToken, billingAddress: address }),
})

/**
 * Ends a purchase that failed, as a shopper does who gives up.
 * @param {World} world
 * @param {ShopPage} page
 */
const giveUp = async ({ log }, { client }) => {
  await client.checkout.delete().catch((error) => log(`the checkout stays: ${Object(error).code}`))
}

/**
 * A buyer pays by card after a checkout with faults in every step: with cards that fail, a double click, two
 * tabs, and a reload. Money moves if and only if the order stands, once, and as much as was reviewed.
 * @param {World} world
 */
export const payment = async (world) => {
  const { browser, line, note, random, shopper, tables } = world
  const { buyer, tab } = await signInBuyer(world, [tables.madeToOrder])
  const { checkoutId, total } = await walkToReview(world, { tab, buyer }, ({ client }) =>
    client.checkout.setDeliveryAddress(address),
  )
  await world.signBackIn(tab, buyer)
  const page = shopper.openPage(tab)
  await tryToLoad(world, page)
  const numbers = () => tables.readOrders(buyer.email)
  let draw = () => byCard(random.pick(tokens))
  /** @type {import('./press-order.mjs').Purchase} */
  const purchase = { checkoutId, attempts: [], countOrders: () => numbers().length, draw: () => draw() }
  const other = random.chance(0.2) ? [shopper.openPage(browser.openTab('tab2'))] : []
  for (const each of other) await tryToLoad(world, each)
  if (other.length > 0) note('two tabs')
  line.disturb({ writes: 0.5, reads: 0.3 })
  await pressSome(world, [page, ...other], purchase)
  if (random.chance(0.5)) {
    const next = shopper.openPage(tab)
    await tryToLoad(world, next)
    await pressSome(world, [next], purchase)
  }
  await world.settle()
  const givesUp = purchase.attempts.at(-1)?.result === 'refused' && random.chance(0.3)
  draw = () => byCard('tok_success')
  await world.signBackIn(tab, buyer)
  if (!givesUp) await pressUntilOrdered(world, () => openLoaded(world, tab), purchase)
  if (numbers().length === 0) await giveUp(world, await openLoaded(world, tab))
  await world.settle()
  const faults = findPaymentFaults({
    reviewed: total,
    totals: tables.readOrderTotals(buyer.email),
    payments: tables.readPayments(buyer.email),
  })
  const { attempts } = purchase
  return { products: [], order: evaluateOrder({ attempts, numbers: numbers(), faults }) }
}
