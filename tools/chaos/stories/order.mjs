import { evaluateOrder } from '../evaluate.mjs'
import { describeError, resultOf } from '../shopper.mjs'
import { openLoaded, signInBuyer, tryToLoad } from './draw.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */
/** @typedef {import('../evaluate.mjs').OrderAttempt} OrderAttempt */

const address = { name: 'Ida Moser', street: 'Dorfweg 3', city: 'Chur', postalCode: '7000', country: 'CH' }

/** From the cart to the order button. @param {ShopPage} page */
const prepareOrder = async ({ client }) => {
  await client.checkout.start()
  const { checkoutId, deliveryGroups } = await client.checkout.setDeliveryAddress(address)
  await client.checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  await client.checkout.prepare()
  const { salesforceResultCode } = await client.checkout.payByPurchaseOrder({
    purchaseOrderNumber: 'PO-1',
    billingAddress: address,
  })
  if (salesforceResultCode !== 'Success') throw new Error(`the payment says ${salesforceResultCode}`)
  return checkoutId
}

/** Presses the order button, and records the result. @param {World} world @param {ShopPage} page @param {{ email: string, checkoutId: string, attempts: OrderAttempt[] }} purchase */
const press = async ({ log, tables }, { client, tab }, { email, checkoutId, attempts }) => {
  log(`${tab} places the order`)
  const count = () => tables.readOrders(email).length
  try {
    const { orderReferenceNumber } = await client.checkout.placeOrder(checkoutId)
    attempts.push({ result: 'ok', number: orderReferenceNumber, ordersThen: count() })
    log(`${tab} has order ${orderReferenceNumber}`)
  } catch (error) {
    attempts.push({ result: resultOf(error), ordersThen: count() })
    log(`${tab} has no order: ${describeError(error)}; orders in the tables: ${count()}`)
  }
}

/** One press, a double click, or a press in two tabs; the page may be closed before the response. @param {World} world @param {ShopPage[]} pages @param {Parameters<typeof press>[2]} purchase */
const pressSome = async (world, pages, purchase) => {
  const { clock, random } = world
  const presses = pages.map((page) => press(world, page, purchase))
  const [page] = pages
  if (page && random.chance(0.15)) presses.push(press(world, page, purchase))
  const all = Promise.all(presses)
  if (random.chance(0.3)) await Promise.race([all, clock.sleep(random.integer(20, 900))])
  else await all
  for (const one of pages) one.leave()
}

/** A buyer orders; the page is reloaded until the order number is known. @param {World} world */
export const order = async (world) => {
  const { browser, line, log, random, shopper, tables } = world
  const { buyer, tab } = await signInBuyer(world, [tables.madeToOrder])
  const page = await openLoaded(world, tab)
  const checkoutId = await prepareOrder(page)
  /** @type {OrderAttempt[]} */
  const attempts = []
  const purchase = { email: buyer.email, checkoutId, attempts }
  const other = random.chance(0.2) ? [await openLoaded(world, browser.openTab('tab2'))] : []
  line.disturb({ writes: 0.6, reads: 0.3 })
  await pressSome(world, [page, ...other], purchase)
  if (random.chance(0.5)) {
    const next = shopper.openPage(tab)
    await tryToLoad(world, next)
    await pressSome(world, [next], purchase)
  }
  await world.settle()
  for (let left = 3; left > 0 && attempts.at(-1)?.result !== 'ok'; left -= 1) {
    log('the page is reloaded')
    await press(world, await openLoaded(world, tab), purchase)
  }
  await world.settle()
  return { products: [], order: evaluateOrder({ attempts, numbers: tables.readOrders(buyer.email) }) }
}
