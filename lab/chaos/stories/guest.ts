import { evaluateCart, evaluateOrder } from '../evaluate.mjs'
import { describeError } from '../shopper.mjs'
import { drawLines } from './draw.mjs'
import { gather } from './merge.mjs'
import { address, pressSome, pressUntilOrdered } from './press-order.mjs'
import { walkToReview } from './walk-to-review.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */
/** @typedef {import('../browser.mjs').Tab} Tab */

/** Sends the lines with faults, in pages that may be closed early; the last one sends them without. @param {World} world @param {Tab} tab */
const sendCart = async (world, tab) => {
  const { clock, line, log, random, shopper } = world
  const send = (/** @type {ShopPage} */ { client }) =>
    client.guestSessionCart.send().catch((error) => void log(`not sent: ${describeError(error)}`))
  line.disturb({ writes: 0.6 })
  for (let left = random.integer(1, 2); left > 0; left -= 1) {
    const page = shopper.openPage(tab)
    const sending = send(page)
    if (random.chance(0.4)) await Promise.race([sending, clock.sleep(random.integer(20, 900))])
    else await sending
    page.leave()
  }
  await world.settle()
  // What an earlier page reported of its own attempt was true then: this one sends the rest.
  shopper.mentions.length = 0
  const page = shopper.openPage(tab)
  return { page, sent: await page.client.guestSessionCart.send() }
}

/** @param {string} email @returns {import('./walk.mjs').Step<unknown>} */
const giveDetails =
  (email) =>
  ({ client }) =>
    client.checkout.setGuestDelivery({
      contactInfo: { firstName: 'Ida', lastName: 'Moser', email },
      deliveryAddress: address,
    })

/** @param {string} paymentToken */
const inAdvance = (paymentToken) => ({
  payment: () => ({
    ...{ requestType: /** @type {const} */ ('SimplePurchaseOrder'), paymentToken, billingAddress: address },
    paymentsData: { PaymentMethod__c: 'prepayment' },
  }),
})

/** What the browser's guest cart holds. @param {World} world */
const readGuestLines = ({ browser }) =>
  /** @type {{ productId: string, quantity: string }[]} */ (
    JSON.parse(browser.readStorage('anonymousCart') ?? '[]')
  )

/** @param {Record<string, number>} ordered @param {ReturnType<typeof readGuestLines>} left */
const sumUp = (ordered, left) => {
  const sums = { ...ordered }
  for (const { productId, quantity } of left) sums[productId] = (sums[productId] ?? 0) + Number(quantity)
  return sums
}

/**
 * A guest sends the cart to the server and orders it. What was put into the cart is ordered, or still in the browser, or
 * was reported.
 * @param {World} world
 */
export const guest = async (world) => {
  const { browser, line, name, note, random, shopper, tables } = world
  const email = `${name.replace(/\W+/g, '-')}-guest@example.com`
  const products = random.sample(tables.products, 4)
  const tab = browser.openTab('tab1')
  await gather(world, shopper.openPage(tab), drawLines(world, products.slice(0, 3), 3))
  const { page, sent } = await sendCart(world, tab)
  for (const { productId } of sent?.differences ?? [])
    shopper.mentions.push({ product: productId ?? '', kind: 'alarm', by: tab.name })
  page.leave()
  const { checkoutId } = await walkToReview(world, { tab }, giveDetails(email))
  const pages = [tab, ...(random.chance(0.2) ? [browser.openTab('tab2')] : [])].map(shopper.openPage)
  if (pages.length > 1) note('two tabs')
  const [later = ''] = products.slice(3)
  const [first] = pages
  if (first && random.chance(0.3))
    await gather(world, first, [{ productId: later, quantity: random.integer(2, 9) }])
  const numbers = () => tables.readGuestOrders(email)
  /** @type {import('./press-order.mjs').Purchase} */
  const purchase = {
    ...{ checkoutId, attempts: [], countOrders: () => numbers().length, draw: () => inAdvance(checkoutId) },
  }
  line.disturb({ writes: 0.6, reads: 0.3 })
  const pressing = pressSome(world, pages, purchase)
  await world.clock.sleep(random.integer(20, 1500))
  world.jumps.endGuestSometimes()
  await pressing
  await world.settle()
  await pressUntilOrdered(world, async () => shopper.openPage(tab), purchase)
  await world.settle()
  const { actions, mentions } = shopper
  // A guest who does not know whether the order was placed looks at the cart, which still has the lines.
  if (purchase.attempts.at(-1)?.result === 'unknown')
    for (const { product } of actions) mentions.push({ product, kind: 'alarm', by: tab.name })
  const actual = sumUp(tables.readOrderedByGuest(email), readGuestLines(world))
  return {
    products: evaluateCart({ start: {}, actions, mentions, actual }),
    order: evaluateOrder({ attempts: purchase.attempts, numbers: numbers() }),
  }
}
