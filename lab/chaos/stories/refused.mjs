import { evaluateCart } from '../evaluate.mjs'
import { comeToRest, drawLines, toQuantities } from './draw.mjs'
import { browse, gather } from './merge.mjs'

/** @typedef {import('../world.mjs').World} World */

/** Where a shop may refuse: its own action alone, which it may not have, or the platform's call as well. */
const refusedPaths = [/\/addItemsToCart$/, /\/(addItemsToCart|cart-items\/batch)$/]
const refusals = /** @type {const} */ ([
  { kind: 'status', status: 401 },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 405 },
  { kind: 'sign-in-page' },
])

/** The call of the merge is refused for some pages, and works later. @param {World} world */
export const refused = async (world) => {
  const { browser, line, random, shopper, tables } = world
  const buyer = await world.register()
  const products = random.sample(tables.products, 6)
  const before = random.chance(0.6) ? drawLines(world, products, 3) : []
  if (before.length > 0) await world.addElsewhere(buyer, before)
  const tab = browser.openTab('tab1')
  const page = shopper.openPage(tab)
  await gather(world, page, drawLines(world, products, 4))
  await world.signIn(page, buyer)
  line.disturb({ writes: 0.3 })
  line.refuse(random.pick(refusedPaths), random.pick(refusals))
  await browse(world, tab)
  await comeToRest(world, tab)
  const mentions = [...shopper.mentions, ...world.journalMentions()]
  const actual = tables.readCart(buyer.email)
  return {
    products: evaluateCart({ start: toQuantities(before), actions: shopper.actions, mentions, actual }),
  }
}
