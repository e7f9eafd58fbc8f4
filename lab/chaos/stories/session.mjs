import { evaluateCart } from '../evaluate.mjs'
import { changeCart } from './cart.mjs'
import { comeToRest, drawLines, openLoaded, toQuantities, tryToLoad } from './draw.mjs'
import { browse, gather } from './merge.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../browser.mjs').Tab} Tab */

/** @param {World} world @param {Promise<unknown>} work */
const loseSession = async (world, work) => {
  const { clock, random } = world
  const ending = clock.sleep(random.integer(20, 1500)).then(() => world.endSession())
  await Promise.all([work, ending])
}

/** Signs a buyer in without faults; the next pages find what was left unfinished. @param {World} world @param {Tab} tab @param {import('../sandbox.mjs').Buyer} buyer */
const signInAgain = async (world, tab, buyer) => {
  await world.settle()
  await world.signIn(world.shopper.openPage(tab), buyer)
  const page = world.shopper.openPage(tab)
  await tryToLoad(world, page)
  await world.settle()
  page.leave()
}

/** Quantities of two carts together. @param {Record<string, number>} one @param {Record<string, number>} other */
const sum = (one, other) =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((product) => [
      product,
      (one[product] ?? 0) + (other[product] ?? 0),
    ]),
  )

/**
 * The session ends while a guest's lines are merged or the cart is changed. Then the same buyer signs in again,
 * sometimes after another one. No line may be lost or doubled, and the first buyer's changes stay out of the other's cart.
 * @param {World} world
 */
export const session = async (world) => {
  const { browser, line, log, random, shopper, tables } = world
  const products = random.sample(tables.products, 6)
  const [ofGuest, ofBuyer] = [products.slice(0, 3), products.slice(3)]
  const [first, second] = [await world.register('a'), await world.register('b')]
  const before = drawLines(world, ofBuyer, 2)
  await world.addElsewhere(first, before)
  const tab = browser.openTab('tab1')
  const guest = shopper.openPage(tab)
  if (random.chance(0.6)) await gather(world, guest, drawLines(world, ofGuest, 3))
  await world.signIn(guest, first)
  if (random.chance(0.5)) {
    line.disturb({ writes: 0.6 })
    await loseSession(world, browse(world, tab))
  } else {
    const page = await openLoaded(world, tab)
    line.disturb()
    await loseSession(
      world,
      changeCart(world, page, { steps: random.integer(2, 5), products: ofBuyer, own: ofBuyer }),
    )
    page.leave()
  }
  if (random.chance(0.4)) {
    log('another buyer signs in')
    await signInAgain(world, tab, second)
  }
  await signInAgain(world, tab, first)
  await comeToRest(world, tab)
  const [own, others] = [tables.readCart(first.email), tables.readCart(second.email)]
  // A guest's line may go to either buyer, but only once.
  const guests = Object.fromEntries(Object.entries(others).filter(([product]) => ofGuest.includes(product)))
  const strays = Object.fromEntries(Object.entries(others).filter(([product]) => !ofGuest.includes(product)))
  const { actions } = shopper
  const mentions = [...shopper.mentions, ...world.journalMentions()]
  return {
    products: [
      ...evaluateCart({ start: toQuantities(before), actions, mentions, actual: sum(own, guests) }),
      ...evaluateCart({ start: {}, actions: [], mentions: [], actual: strays }),
    ],
  }
}
