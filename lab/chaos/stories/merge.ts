import { evaluateCart } from '../evaluate.mjs'
import { comeToRest, drawLines, toQuantities, tryToLoad } from './draw.mjs'

/** @typedef {import('../world.mjs').World} World */

/** A guest adds lines to the guest cart. @param {World} world @param {import('../shopper.mjs').ShopPage} page @param {readonly import('../sandbox.mjs').ProductLine[]} lines */
export const gather = async ({ shopper }, page, lines) => {
  for (const { productId, quantity } of lines) {
    const run = () => page.client.guestCart.add({ productId, quantity })
    await shopper.act({ tab: page.tab, action: { kind: 'add', quantity }, products: [productId], run })
  }
}

/** Another device adds the same quantity of the same product during the merge. @param {World} world @param {import('../sandbox.mjs').Buyer} buyer @param {import('../sandbox.mjs').ProductLine} line */
const addSameElsewhere = async (world, buyer, line) => {
  const { clock, random, shopper } = world
  await clock.sleep(random.integer(50, 1500))
  await world.addElsewhere(buyer, [line])
  shopper.actions.push({
    kind: 'add',
    product: line.productId,
    quantity: line.quantity,
    result: 'ok',
    by: 'device',
  })
}

/** Opens pages with faults; each may be closed early. @param {World} world @param {import('../browser.mjs').Tab} tab */
export const browse = async (world, tab) => {
  const { clock, random, shopper, log } = world
  for (let left = random.integer(1, 3); left > 0; left -= 1) {
    const page = shopper.openPage(tab)
    const loading = tryToLoad(world, page)
    world.jumps.setSometimes(0.08)
    if (random.chance(0.4)) await Promise.race([loading, clock.sleep(random.integer(20, 900))])
    else await loading
    if (left > 1) {
      page.leave()
      log(`${page.tab} leaves the page`)
    }
    await clock.sleep(random.integer(0, 1500))
  }
}

/** A guest cart is merged when the buyer signs in. @param {World} world */
export const merge = async (world) => {
  const { browser, line, random, shopper, tables } = world
  const buyer = await world.register()
  const products = random.sample(tables.products, 6)
  const lines = drawLines(world, products, 4)
  const before = random.chance(0.6) ? drawLines(world, products, 3) : []
  if (before.length > 0) await world.addElsewhere(buyer, before)
  const tab = browser.openTab('tab1')
  const page = shopper.openPage(tab)
  await gather(world, page, lines)
  await world.signIn(page, buyer)
  // The whole story has a single write.
  line.disturb({ writes: 0.6 })
  const [first] = lines
  const elsewhere = first && random.chance(0.1) ? addSameElsewhere(world, buyer, first) : undefined
  await Promise.all([browse(world, tab), elsewhere])
  await comeToRest(world, tab)
  const mentions = [...shopper.mentions, ...world.journalMentions()]
  const cart = {
    start: toQuantities(before),
    actions: shopper.actions,
    mentions,
    actual: tables.readCart(buyer.email),
  }
  return { products: evaluateCart(cart) }
}
