import { describeError } from '../shopper.mjs'
import { tryToLoad } from './draw.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */
/** @typedef {import('../sandbox.mjs').Buyer} Buyer */
/** @typedef {import('../browser.mjs').Tab} Tab */
/** @typedef {{ tab: Tab, buyer?: Buyer }} Shopping a guest without a buyer */

/** What one press of a button does, on a page that has just been opened. */
/** @template T @typedef {(page: ShopPage) => Promise<T>} Step */

/** How often a step is tried with faults before it is tried without. */
const disturbedTries = 3

/** A buyer signs in again where the session has ended, and a guest sends the cart again. @param {World} world @param {Shopping} shopping */
const openPage = async (world, { tab, buyer }) => {
  await (buyer ? world.signBackIn(tab, buyer) : world.sendGuestCartAgain(tab))
  const page = world.shopper.openPage(tab)
  await tryToLoad(world, page)
  return page
}

/** One try, in a page of its own, which may be reloaded in its middle. @template T @param {World} world @param {Shopping} shopping @param {Step<T>} step */
const tryStep = async (world, shopping, step) => {
  const { clock, log, note, random } = world
  const page = await openPage(world, shopping)
  const going = step(page).then(
    (value) => ({ value }),
    (error) => void log(`${page.tab} is refused: ${describeError(error)}`),
  )
  const isReloaded = random.chance(0.2)
  if (shopping.buyer && random.chance(0.05)) await world.endSession()
  if (!shopping.buyer) world.jumps.endGuestSometimes()
  await world.jumps.jumpSometimes()
  const done = await (isReloaded
    ? Promise.race([going, clock.sleep(random.integer(20, 900)).then(() => undefined)])
    : going)
  await world.jumps.over()
  if (isReloaded) note('reload')
  page.leave()
  return done
}

/** Tries a step until it is done, the last times without faults. @template T @param {World} world @param {Shopping} shopping @param {Step<T>} step @returns {Promise<T>} */
export const walk = async (world, shopping, step) => {
  world.line.disturb({ writes: 0.35, reads: 0.15 })
  for (let left = disturbedTries * 2; left > 0; left -= 1) {
    if (left === disturbedTries) await world.settle()
    const done = await tryStep(world, shopping, step)
    if (done) return done.value
    await world.clock.sleep(world.random.integer(100, 4000))
  }
  throw new Error('a step cannot be done even without faults')
}
