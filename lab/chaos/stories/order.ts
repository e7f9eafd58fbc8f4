import { evaluateOrder } from '../evaluate.mjs'
import { openLoaded, signInBuyer, tryToLoad } from './draw.mjs'
import { address, pressSome, pressUntilOrdered } from './press-order.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */

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

/** A buyer orders; the page is reloaded until the order number is known. @param {World} world */
export const order = async (world) => {
  const { browser, line, note, random, shopper, tables } = world
  const { buyer, tab } = await signInBuyer(world, [tables.madeToOrder])
  const page = await openLoaded(world, tab)
  const checkoutId = await prepareOrder(page)
  const numbers = () => tables.readOrders(buyer.email)
  /** @type {import('./press-order.mjs').Purchase} */
  const purchase = { checkoutId, attempts: [], countOrders: () => numbers().length }
  const other = random.chance(0.2) ? [await openLoaded(world, browser.openTab('tab2'))] : []
  if (other.length > 0) note('two tabs')
  line.disturb({ writes: 0.6, reads: 0.3 })
  await pressSome(world, [page, ...other], purchase)
  if (random.chance(0.5)) {
    const next = shopper.openPage(tab)
    await tryToLoad(world, next)
    await pressSome(world, [next], purchase)
  }
  await world.settle()
  await world.signBackIn(tab, buyer)
  await pressUntilOrdered(world, () => openLoaded(world, tab), purchase)
  await world.settle()
  return { products: [], order: evaluateOrder({ attempts: purchase.attempts, numbers: numbers() }) }
}
