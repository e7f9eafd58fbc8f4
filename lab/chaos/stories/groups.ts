import { arrange } from '../../../packages/storefront/src/pages/checkout/split/data/arrange.ts'
import { loadSplit } from '../../../packages/storefront/src/pages/checkout/split/data/load-split.ts'
import { loadReservedCheckout } from '../../../packages/storefront/src/shared/cart/data/reserved-checkout.ts'
import type { ProductLine } from '../direct-calls.ts'
import { evaluateOrder, findGroupFaults, isSame } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import { drawLines, openPage, signInBuyer, toQuantities } from './draw.ts'
import { address, openReviews, pressSome, pressUntilOrdered } from './press-order.ts'
import type { Purchase } from './press-order.ts'
import { walk } from './walk.ts'
import type { Shopping, Step } from './walk.ts'

/** How many of a product go where. */
interface Share {
  productId: string
  street: string
  quantity: number
}

const streets = [address.street, 'Rheinweg 7', 'Seestrasse 12', 'Am Kanal 4']

/** Where each piece is to go. */
const drawPlan = ({ random }: World, lines: readonly ProductLine[], addresses: readonly string[]): Share[] =>
  lines.flatMap(({ productId, quantity }) => {
    const [first = '', second = first] = random.sample(addresses, 2)
    const part = random.chance(0.6) ? random.integer(1, quantity - 1) : quantity
    return [
      { productId, street: first, quantity: part },
      { productId, street: second, quantity: quantity - part },
    ].filter((share) => share.quantity > 0)
  })

/** As the tables have it. */
const toSplit = (plan: readonly Share[]): Record<string, number> =>
  Object.fromEntries(plan.map(({ productId, street, quantity }) => [`${productId} to ${street}`, quantity]))

/**
 * Reads the items as the page does, which leads to the cart if it finds none: a client that cannot load the session
 * context takes the buyer for a guest, who has no cart at the platform.
 */
const readSplit = async ({ client }: ShopPage) => {
  const split = await loadSplit(client)
  if (split.lines.length === 0) throw new Error('the page finds no items')
  return split
}

/** Adds an address, unless an earlier try has. */
const addAddress =
  (street: string): Step<void> =>
  async (page) => {
    const { groups } = await readSplit(page)
    if (!groups.some(({ deliveryAddress }) => deliveryAddress?.street === street))
      await page.client.deliveryGroups.create({ ...address, street })
  }

/** Removes from the cart what a doubled request has added: the page shows it. */
const correctCart = async ({ note }: World, { client }: ShopPage, plan: readonly Share[]) => {
  const { lines, items } = await loadSplit(client)
  for (const { productId, quantity: found } of lines) {
    const planned = plan.filter((share) => share.productId === productId)
    let surplus = planned.reduce((left, { quantity }) => left - quantity, found)
    if (surplus !== 0) note('cart corrected')
    for (const { cartItemId, quantity } of items.filter((item) => item.productId === productId)) {
      const left = Number(quantity) - Math.min(surplus, Number(quantity))
      if (left === 0) await client.cart.remove({ cartItemId })
      else if (surplus > 0) await client.cart.setQuantity({ cartItemId, quantity: left })
      surplus -= Number(quantity) - left
    }
  }
}

/** Distributes the items as the shop's page does. */
const distribute =
  (world: World, plan: readonly Share[]): Step<void> =>
  async (page) => {
    await correctCart(world, page, plan)
    // A doubled request may have left an address without items, which then disappears: the page shows that.
    for (const street of new Set(plan.map((share) => share.street))) await addAddress(street)(page)
    const split = await readSplit(page)
    const requested = split.lines.flatMap(({ productId }) =>
      split.groups.map(({ id, deliveryAddress }) => {
        const share = plan.find(
          (one) => one.productId === productId && one.street === deliveryAddress?.street,
        )
        return { productId, deliveryGroupId: id, quantity: share?.quantity ?? 0 }
      }),
    )
    await arrange(page.client, { split, requested, deletesEmpty: true })
  }

/** Chooses a method for every group that has items and no method; for the main group by the checkout. */
const chooseMethods: Step<void> = async ({ client }) => {
  const { deliveryGroups } = await loadReservedCheckout(client)
  const open = deliveryGroups.filter(
    ({ totalCartItemCount, selectedDeliveryMethod }) => totalCartItemCount !== 0 && !selectedDeliveryMethod,
  )
  for (const { id, isDefault, availableDeliveryMethods } of open) {
    const method = availableDeliveryMethods[0]?.id ?? ''
    if (isDefault) await client.checkout.setDeliveryMethod(method)
    else await client.deliveryGroups.update({ deliveryGroupId: id, deliveryMethodId: method })
  }
}

interface Reviewed {
  checkoutId: string
  total: string
  split: Record<string, number>
}

/** What the review shows. */
const review: Step<Reviewed> = async (page) => {
  const { checkoutId, cartSummary } = await page.client.checkout.load()
  const { groups, lines } = await readSplit(page)
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

const splitAndReview = async (world: World, shopping: Shopping, plan: readonly Share[]) => {
  for (let left = mostReviews; ; left -= 1) {
    await walk(world, shopping, distribute(world, plan))
    await walk(world, shopping, chooseMethods)
    const reviewed = await walk(world, shopping, review)
    if (left === 1 || isSame(reviewed.split, toSplit(plan))) return { plan, reviewed }
    world.note('moved after saving')
  }
}

/** From a loaded page to the review: the cart is distributed, sometimes twice. */
const distributeCart = async (world: World, shopping: Shopping, before: readonly ProductLine[]) => {
  const { random } = world
  const { client } = await openPage(world, shopping.tab)
  await client.checkout.start()
  await client.checkoutStock.reserve()
  await client.checkout.setDeliveryAddress(address)
  const addresses = streets.slice(0, random.integer(2, streets.length))
  for (const street of addresses.slice(1)) await walk(world, shopping, addAddress(street))
  const first = await splitAndReview(world, shopping, drawPlan(world, before, addresses))
  if (!random.chance(0.3)) return first
  // An address without items is gone, even the first.
  for (const street of addresses) await walk(world, shopping, addAddress(street))
  return await splitAndReview(world, shopping, drawPlan(world, before, addresses))
}

const byInvoice = () => ({
  payment: () => ({
    requestType: 'SimplePurchaseOrder' as const,
    paymentToken: 'PO-1',
    billingAddress: address,
  }),
})

/**
 * A buyer distributes the cart over several addresses and orders it. No piece is lost or doubled, each goes where the shop
 * has said, and the order has the delivery groups and the amount of the review.
 */
export const groups = async (world: World) => {
  const { line, random, tables } = world
  const before = drawLines(world, random.sample(tables.products, 3), 3)
  const shopping = await signInBuyer(world, before)
  const { email } = shopping.buyer
  const { plan, reviewed } = await distributeCart(world, shopping, before)
  const purchase: Purchase = {
    checkoutId: reviewed.checkoutId,
    attempts: [],
    readNumbers: () => tables.readOrders(email),
    draw: byInvoice,
  }
  await world.signBackIn(shopping.tab, shopping.buyer)
  const pages = await openReviews(world, shopping.tab, (tab) => openPage(world, tab))
  line.disturb({ writes: 0.5, reads: 0.3 })
  await pressSome(world, pages, purchase)
  await pressUntilOrdered(world, shopping, purchase)
  const numbers = purchase.readNumbers()
  const faults = findGroupFaults({
    had: toQuantities(before),
    planned: toSplit(plan),
    reviewed,
    actual: numbers.length > 0 ? tables.readOrderedSplit(email) : tables.readSplit(email),
    totals: tables.readOrderTotals(email),
    emptyGroups: tables.countEmptyGroups(email),
  })
  return { products: [], order: evaluateOrder(purchase.attempts, numbers, faults) }
}
