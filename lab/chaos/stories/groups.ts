import { evaluateOrder, findGroupFaults, isSame } from '../evaluate.mjs'
import { drawLines, openLoaded, signInBuyer, toQuantities, tryToLoad } from './draw.mjs'
import { address, pressSome, pressUntilOrdered } from './press-order.mjs'
import { walk } from './walk.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */
/** @typedef {import('../sandbox.mjs').ProductLine} ProductLine */
/** @typedef {import('./walk.mjs').Shopping} Shopping */
/** @template T @typedef {import('./walk.mjs').Step<T>} Step */

const streets = [address.street, 'Rheinweg 7', 'Seestrasse 12', 'Am Kanal 4']

/** Where each piece is to go. @param {World} world @param {readonly ProductLine[]} lines @param {readonly string[]} addresses */
const drawPlan = ({ random }, lines, addresses) =>
  lines.flatMap(({ productId, quantity }) => {
    const [first = '', second = first] = random.sample(addresses, 2)
    const part = random.chance(0.6) ? random.integer(1, quantity - 1) : quantity
    return [
      { productId, street: first, quantity: part },
      { productId, street: second, quantity: quantity - part },
    ].filter((share) => share.quantity > 0)
  })

/** @typedef {ReturnType<typeof drawPlan>} Plan */

/** @param {Plan} plan @returns {Record<string, number>} as the tables have it */
const toSplit = (plan) =>
  Object.fromEntries(plan.map(({ productId, street, quantity }) => [`${productId} to ${street}`, quantity]))

/**
 * Reads the items as the page does, which leads to the cart if it finds none: a client that cannot load the
 * session context takes the buyer for a guest, who has no cart at the platform.
 * @param {World} world @param {ShopPage} page
 */
const readSplit = async ({ shopCode }, { client }) => {
  const split = await shopCode.loadSplit(client)
  if (split.lines.length === 0) throw new Error('the page finds no items')
  return split
}

/** Adds an address, unless an earlier try has. @param {World} world @param {string} street @returns {Step<void>} */
const addAddress = (world, street) => async (page) => {
  const { groups } = await readSplit(world, page)
  if (!groups.some(({ deliveryAddress }) => deliveryAddress?.street === street))
    await page.client.deliveryGroups.create({ ...address, street })
}

/**
 * Removes from the cart what a doubled request has added: the page shows it.
 * @param {World} world
 * @param {ShopPage} page
 * @param {Plan} plan
 */
const correctCart = async (world, { client }, plan) => {
  const { lines, items } = await world.shopCode.loadSplit(client)
  for (const { productId, quantity } of lines) {
    let surplus = quantity - sumOf(plan, productId)
    if (surplus !== 0) world.note('cart corrected')
    for (const item of items.filter((each) => each.productId === productId)) {
      const taken = Math.min(surplus, Number(item.quantity))
      surplus -= taken
      if (taken === Number(item.quantity)) await client.cart.remove({ cartItemId: item.cartItemId })
      else if (taken > 0)
        await client.cart.setQuantity({
          cartItemId: item.cartItemId,
          quantity: Number(item.quantity) - taken,
        })
    }
  }
}

/** @param {Plan} plan @param {string} product */
const sumOf = (plan, product) =>
  plan.reduce((sum, { productId, quantity }) => (productId === product ? sum + quantity : sum), 0)

/** Distributes the items as the shop's page does. @param {World} world @param {Plan} plan @returns {Step<void>} */
const distribute = (world, plan) => async (page) => {
  await correctCart(world, page, plan)
  // A doubled request may have left an address without items, which then disappears: the page shows that.
  for (const street of new Set(plan.map((share) => share.street))) await addAddress(world, street)(page)
  const split = await readSplit(world, page)
  const groupOf = (/** @type {string} */ street) =>
    split.groups.find(({ deliveryAddress }) => deliveryAddress?.street === street)?.id
  const requested = split.lines.flatMap(({ productId }) =>
    split.groups.map(({ id }) => ({
      ...{ productId, deliveryGroupId: id },
      quantity:
        plan.find((share) => share.productId === productId && groupOf(share.street) === id)?.quantity ?? 0,
    })),
  )
  await world.shopCode.arrange(page.client, { split, requested, deletesEmpty: true })
}

/**
 * Chooses a method for every group that has items and no method; for the main group by the checkout.
 * @param {World} world
 * @returns {Step<void>}
 */
const chooseMethods =
  (world) =>
  async ({ client }) => {
    const { deliveryGroups } = await world.shopCode.loadReservedCheckout(client)
    const delivered = deliveryGroups.filter(({ totalCartItemCount }) => totalCartItemCount !== 0)
    for (const { id, isDefault, selectedDeliveryMethod, availableDeliveryMethods } of delivered) {
      const method = availableDeliveryMethods[0]?.id ?? ''
      if (selectedDeliveryMethod) continue
      if (isDefault) await client.checkout.setDeliveryMethod(method)
      else await client.deliveryGroups.update({ deliveryGroupId: id, deliveryMethodId: method })
    }
  }

/** What the review shows. @param {World} world @returns {Step<{ checkoutId: string, total: string, split: Record<string, number> }>} */
const review = (world) => async (page) => {
  const { checkoutId, cartSummary } = await page.client.checkout.load()
  const { groups, lines } = await readSplit(world, page)
  const shares = lines.flatMap(({ productId, quantities }) =>
    groups.flatMap(({ id, deliveryAddress }) => {
      const quantity = quantities[id]
      return quantity ? [{ productId, street: deliveryAddress?.street ?? '', quantity }] : []
    }),
  )
  return { checkoutId, total: cartSummary?.grandTotalAmount?.amount ?? '', split: toSplit(shares) }
}

/** How often a buyer who sees another distribution at the review goes back. */
const mostReviews = 4

/** @param {World} world @param {Shopping} shopping @param {Plan} plan */
const splitAndReview = async (world, shopping, plan) => {
  let reviewed
  for (let left = mostReviews; left > 0; left -= 1) {
    await walk(world, shopping, distribute(world, plan))
    await walk(world, shopping, chooseMethods(world))
    reviewed = await walk(world, shopping, review(world))
    if (isSame(reviewed.split, toSplit(plan))) break
    world.note('moved after saving')
  }
  if (!reviewed) throw new Error('nothing was reviewed')
  return reviewed
}

const byInvoice = () => ({
  payment: () => ({
    ...{ requestType: /** @type {const} */ ('SimplePurchaseOrder'), paymentToken: 'PO-1' },
    billingAddress: address,
  }),
})

/**
 * A buyer distributes the cart over several addresses, sometimes twice, and orders it. No piece is lost or doubled, each
 * goes where the shop has said, and the order has the delivery groups and the amount of the review.
 * @param {World} world
 */
export const groups = async (world) => {
  const { browser, line, note, random, shopper, tables } = world
  const before = drawLines(world, random.sample(tables.products, 3), 3)
  const { buyer, tab } = await signInBuyer(world, before)
  const shopping = { buyer, tab }
  const first = shopper.openPage(tab)
  await first.client.load()
  await first.client.checkout.start()
  await first.client.checkoutStock.reserve()
  await first.client.checkout.setDeliveryAddress(address)
  const addresses = streets.slice(0, random.integer(2, streets.length))
  for (const street of addresses.slice(1)) await walk(world, shopping, addAddress(world, street))
  let plan = drawPlan(world, before, addresses)
  let reviewed = await splitAndReview(world, shopping, plan)
  if (random.chance(0.3)) {
    // An address without items is gone, even the first.
    for (const street of addresses) await walk(world, shopping, addAddress(world, street))
    plan = drawPlan(world, before, addresses)
    reviewed = await splitAndReview(world, shopping, plan)
  }
  const numbers = () => tables.readOrders(buyer.email)
  /** @type {import('./press-order.mjs').Purchase} */
  const purchase = {
    ...{
      checkoutId: reviewed.checkoutId,
      attempts: [],
      countOrders: () => numbers().length,
      draw: byInvoice,
    },
  }
  await world.signBackIn(tab, buyer)
  const pages = [
    shopper.openPage(tab),
    ...(random.chance(0.2) ? [shopper.openPage(browser.openTab('tab2'))] : []),
  ]
  if (pages.length > 1) note('two tabs')
  for (const page of pages) await tryToLoad(world, page)
  line.disturb({ writes: 0.5, reads: 0.3 })
  await pressSome(world, pages, purchase)
  await world.settle()
  await world.signBackIn(tab, buyer)
  await pressUntilOrdered(world, () => openLoaded(world, tab), purchase)
  await world.settle()
  const ordered = numbers().length > 0
  const faults = findGroupFaults({
    had: toQuantities(before),
    planned: toSplit(plan),
    reviewed,
    actual: ordered ? tables.readOrderedSplit(buyer.email) : tables.readSplit(buyer.email),
    totals: tables.readOrderTotals(buyer.email),
    emptyGroups: tables.countEmptyGroups(buyer.email),
  })
  return {
    products: [],
    order: evaluateOrder({ attempts: purchase.attempts, numbers: numbers(), misplaced: faults }),
  }
}
