import { evaluateOrder, findPaymentFaults } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import { openLoaded, openPage, signInBuyer } from './draw.ts'
import { address, openReviews, pressSome, pressUntilOrdered } from './press-order.ts'
import type { Purchase } from './press-order.ts'
import { walkToReview } from './walk.ts'

/** From the cart to the order button. */
const prepareOrder = async ({ client: { checkout } }: ShopPage) => {
  await checkout.start()
  const { checkoutId, deliveryGroups } = await checkout.setDeliveryAddress(address)
  await checkout.setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  await checkout.prepare()
  const payment = { purchaseOrderNumber: 'PO-1', billingAddress: address }
  const { salesforceResultCode } = await checkout.payByPurchaseOrder(payment)
  if (salesforceResultCode !== 'Success') throw new Error(`the payment says ${salesforceResultCode}`)
  return checkoutId
}

/** A buyer orders; the page is reloaded until the order number is known. */
export const order = async (world: World) => {
  const { line, random, tables } = world
  const shopping = await signInBuyer(world, [tables.madeToOrder])
  const { buyer, tab } = shopping
  const page = await openLoaded(world, tab)
  const checkoutId = await prepareOrder(page)
  const purchase: Purchase = { checkoutId, attempts: [], readNumbers: () => tables.readOrders(buyer.email) }
  const pages = await openReviews(world, tab, async (each) =>
    each === tab ? page : await openLoaded(world, each),
  )
  line.disturb({ writes: 0.6, reads: 0.3 })
  await pressSome(world, pages, purchase)
  if (random.chance(0.5)) await pressSome(world, [await openPage(world, tab)], purchase)
  await pressUntilOrdered(world, shopping, purchase)
  return {
    products: [],
    order: evaluateOrder(purchase.attempts, purchase.readNumbers()),
  }
}

/** What a card does: most pay, some are declined, and with one the provider's response is lost after the payment. */
const tokens = ['tok_success', 'tok_success', 'tok_decline', 'tok_timeout', 'tok_system_error']

const byCard = (paymentToken: string) => ({
  payment: () => ({ requestType: 'Auth' as const, paymentToken, billingAddress: address }),
})

/** Ends a purchase that failed, as a shopper does who gives up. */
const giveUp = async ({ log }: World, { client }: ShopPage) => {
  await client.checkout.delete().catch((error: unknown) => log(`the checkout stays: ${Object(error).code}`))
}

/**
 * A buyer pays by card after a checkout with faults in every step: with cards that fail, a double click, two tabs, and a
 * reload. Money moves if and only if the order stands, once, and as much as was reviewed.
 */
export const payment = async (world: World) => {
  const { line, random, tables } = world
  const shopping = await signInBuyer(world, [tables.madeToOrder])
  const { buyer, tab } = shopping
  const { checkoutId, total } = await walkToReview(world, shopping, ({ client }) =>
    client.checkout.setDeliveryAddress(address),
  )
  await world.signBackIn(tab, buyer)
  let drawToken = () => random.pick(tokens)
  const purchase: Purchase = {
    checkoutId,
    attempts: [],
    readNumbers: () => tables.readOrders(buyer.email),
    draw: () => byCard(drawToken()),
  }
  const pages = await openReviews(world, tab, (each) => openPage(world, each))
  line.disturb({ writes: 0.5, reads: 0.3 })
  await pressSome(world, pages, purchase)
  if (random.chance(0.5)) await pressSome(world, [await openPage(world, tab)], purchase)
  await world.settle()
  const givesUp = purchase.attempts.at(-1)?.result === 'refused' && random.chance(0.3)
  drawToken = () => 'tok_success'
  if (!givesUp) await pressUntilOrdered(world, shopping, purchase)
  await world.signBackIn(tab, buyer)
  if (purchase.readNumbers().length === 0) await giveUp(world, await openLoaded(world, tab))
  await world.settle()
  const faults = findPaymentFaults({
    reviewed: total,
    totals: tables.readOrderTotals(buyer.email),
    payments: tables.readPayments(buyer.email),
  })
  return {
    products: [],
    order: evaluateOrder(purchase.attempts, purchase.readNumbers(), faults),
  }
}
