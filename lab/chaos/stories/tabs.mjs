import { evaluateCart } from '../evaluate.mjs'
import { changeCart } from './cart.mjs'
import { comeToRest, drawLines, openLoaded, signInBuyer, toQuantities } from './draw.mjs'

/**
 * Two tabs of one browser change the same cart. Both add the same products, but each sets the quantities of
 * its own lines only: if both set the same one at the same time, either may win.
 * @param {import('../world.mjs').World} world
 */
export const tabs = async (world) => {
  const { browser, line, random, shopper, tables } = world
  const [first = '', second = '', ...shared] = random.sample(tables.products, 4)
  const before = random.chance(0.5) ? drawLines(world, [first, second, ...shared], 4) : []
  const { buyer, tab } = await signInBuyer(world, before)
  const other = browser.openTab('tab2')
  const pages = [await openLoaded(world, tab), await openLoaded(world, other)]
  line.disturb()
  const own = [first, second]
  const plans = pages.map((page, index) => {
    const product = own[index] ?? ''
    const plan = { steps: random.integer(1, 4), products: [...shared, product], own: [product] }
    return changeCart(world, page, plan)
  })
  await Promise.all(plans)
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
