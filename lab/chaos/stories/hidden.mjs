import { evaluateCart } from '../evaluate.mjs'
import { changeCart } from './cart.mjs'
import { comeToRest, drawLines, openLoaded, signInBuyer, toQuantities, tryToLoad } from './draw.mjs'

/** @typedef {import('../world.mjs').World} World */

/** Changes the cart on a page, and leaves it, perhaps in the middle. @param {World} world @param {import('../shopper.mjs').ShopPage} page @param {{ products: readonly string[], mostMs: number }} plan */
const changeAndLeave = async (world, page, { products, mostMs }) => {
  const { clock, random, shopper } = world
  let isOver = false
  const steps = { steps: random.integer(2, 4), products, own: products, isLeft: () => isOver }
  await Promise.race([changeCart(world, page, steps), clock.sleep(random.integer(100, mostMs))])
  isOver = true
  page.leave()
  shopper.leave(page.tab)
}

/**
 * A buyer changes the cart and goes to the next page, on which the platform does not say who is shopping; there the
 * buyer goes on. Nothing of it may reach a guest's cart, and no earlier quantity may replace a later one.
 * @param {World} world
 */
export const hidden = async (world) => {
  const { line, random, shopper, tables } = world
  const products = random.sample(tables.products, 3)
  const before = drawLines(world, products, 3)
  const { buyer, tab } = await signInBuyer(world, before)
  const page = await openLoaded(world, tab)
  line.disturb()
  await changeAndLeave(world, page, { products, mostMs: 4000 })
  line.hideShopper(random.integer(500, 20_000))
  const next = shopper.openPage(tab)
  await tryToLoad(world, next)
  await changeAndLeave(world, next, { products, mostMs: 30_000 })
  await comeToRest(world, tab)
  const { actions, mentions } = shopper
  return {
    products: evaluateCart({
      start: toQuantities(before),
      actions,
      mentions,
      actual: tables.readCart(buyer.email),
    }),
  }
}
