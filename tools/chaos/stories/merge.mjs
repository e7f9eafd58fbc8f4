import { judgeCart } from '../judge.mjs'
import { comeToRest, drawLines, toQuantities, tryToLoad } from './draw.mjs'

/** @typedef {import('../world.mjs').World} World */

/** A guest gathers lines in the browser. @param {World} world @param {import('../shopper.mjs').ShopPage} page @param {readonly import('../sandbox.mjs').ProductLine[]} lines */
export const gather = async ({ shopper }, page, lines) => {
  for (const { productId, quantity } of lines) {
    const run = () => page.client.guestCart.add({ productId, quantity })
    await shopper.act({ tab: page.tab, deed: { kind: 'add', quantity }, products: [productId], run })
  }
}

/** Another device adds as much of the same product while the merge is under way. @param {World} world @param {import('../sandbox.mjs').Buyer} buyer @param {import('../sandbox.mjs').ProductLine} line */
const addSameElsewhere = async (world, buyer, line) => {
  const { clock, random, shopper } = world
  await clock.sleep(random.integer(50, 1500))
  await world.addElsewhere(buyer, [line])
  shopper.deeds.push({
    kind: 'add',
    product: line.productId,
    quantity: line.quantity,
    heard: 'ok',
    by: 'device',
  })
}

/** Pages on a bad line; each may be left in the middle. @param {World} world @param {import('../browser.mjs').Tab} tab */
export const browse = async (world, tab) => {
  const { clock, random, shopper, log } = world
  for (let left = random.integer(1, 3); left > 0; left -= 1) {
    const page = shopper.openPage(tab)
    const loading = tryToLoad(world, page)
    if (random.chance(0.4)) await Promise.race([loading, clock.sleep(random.integer(20, 900))])
    else await loading
    if (left > 1) {
      page.leave()
      log(`${page.tab} leaves the page`)
    }
    await clock.sleep(random.integer(0, 1500))
  }
}

/** A guest's cart comes along when the buyer signs in. @param {World} world */
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
  // There is one change in the whole story.
  line.disturb({ writes: 0.6 })
  const [first] = lines
  const elsewhere = first && random.chance(0.1) ? addSameElsewhere(world, buyer, first) : undefined
  await Promise.all([browse(world, tab), elsewhere])
  await comeToRest(world, tab)
  const mentions = [...shopper.mentions, ...world.journalMentions()]
  const judged = {
    start: toQuantities(before),
    deeds: shopper.deeds,
    mentions,
    actual: tables.readCart(buyer.email),
  }
  return { products: judgeCart(judged) }
}
