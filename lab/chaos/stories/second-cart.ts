import { evaluateCart } from '../evaluate.mjs'
import { comeToRest, drawLines, openLoaded, signInBuyer, toQuantities, tryToLoad } from './draw.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */
/** @typedef {import('@cartonnage/sdk').CartDifference} CartDifference */

/** What the shopper is told about items that may be in both carts. @param {World} world @param {ShopPage} page @param {readonly CartDifference[]} left */
const mention = ({ shopper }, { tab }, left) => {
  for (const { productId, reason } of left)
    if (productId !== undefined && reason === 'unknown')
      shopper.mentions.push({ product: productId, kind: 'alarm', by: tab })
}

/** @param {World} world @param {ShopPage} page @param {string} cartId */
const merge = async (world, page, cartId) => {
  const { left } = await page.client.carts.merge(cartId)
  mention(world, page, left)
}

/** @param {World} world @param {ShopPage} page */
const keep = async (world, page) => {
  const merged = await page.client.carts.keepForLater({ existing: 'merge' })
  mention(world, page, merged?.left ?? [])
}

/** Records that lines went or came. @param {World} world @param {ShopPage} page @param {{ lines: readonly { productId: string, quantity: number | string }[], sign: 1 | -1, result: 'ok' | 'unknown' }} change */
const record = ({ shopper }, { tab }, { lines, sign, result }) => {
  for (const { productId, quantity } of lines)
    shopper.actions.push({
      ...{ kind: /** @type {const} */ ('add'), product: productId, by: tab },
      ...{ quantity: sign * Number(quantity), result },
    })
}

/** Deletes a cart, and makes it again; a shopper whose undo fails presses it once more. @param {World} world @param {ShopPage} page @param {string} cartId */
const deleteAndRestore = async (world, page, cartId) => {
  const { carts } = page.client
  const before = await carts.read(cartId)
  const deleted = await carts.delete(cartId).catch((/** @type {unknown} */ error) => {
    record(world, page, { lines: before?.items ?? [], sign: -1, result: 'unknown' })
    throw error
  })
  record(world, page, { ...deleted, sign: -1, result: 'ok' })
  try {
    await carts.restore(deleted).catch((/** @type {unknown} */ error) => {
      world.log(`${page.tab} cannot undo: ${Object(error).code}`)
      return carts.restore(deleted)
    })
    record(world, page, { ...deleted, sign: 1, result: 'ok' })
  } catch (error) {
    record(world, page, { ...deleted, sign: 1, result: 'unknown' })
    throw error
  }
}

/** @param {World} world @param {ShopPage} page @param {readonly string[]} products */
const add = async ({ random, shopper }, { client, tab }, products) => {
  const [productId, quantity] = [random.pick(products), random.integer(1, 20)]
  const run = () => client.cart.add({ productId, quantity })
  await shopper.act({ tab, action: { kind: 'add', quantity }, products: [productId], run })
}

/** One thing that a buyer does with their carts. @param {World} world @param {ShopPage} page @param {{ choice: string, products: readonly string[] }} what */
const doSomething = async (world, page, { choice, products }) => {
  const { log } = world
  try {
    if (choice === 'add') return await add(world, page, products)
    log(`${page.tab} does: ${choice}`)
    if (choice === 'keep') await keep(world, page)
    else {
      const carts = (await page.client.carts.list()) ?? []
      const inactive = carts.find(({ isActive }) => !isActive)
      if (!inactive) return
      if (choice === 'merge') await merge(world, page, inactive.cartId)
      else if (choice === 'switch') await page.client.carts.makeActive(inactive.cartId)
      else await deleteAndRestore(world, page, inactive.cartId)
    }
    log(`${page.tab}: ${choice} is done`)
  } catch (error) {
    log(`${page.tab} cannot ${choice}: ${Object(error).code} ${Object(error).message}`)
  }
}

/** A mention of what another tab or device did names the quantity of the active cart, and the tables are of both. @param {import('../evaluate.mjs').Mention} mention @returns {import('../evaluate.mjs').Mention} */
const inBothCarts = (mention) => (mention.kind === 'elsewhere' ? { ...mention, kind: 'match' } : mention)

/** A few things, on pages that may be left midway. @param {World} world @param {import('../browser.mjs').Tab} tab @param {{ page: ShopPage, products: readonly string[], isAlone: boolean }} start */
const manageCarts = async (world, tab, { page: first, products, isAlone }) => {
  const { clock, random, shopper, log } = world
  let page = first
  for (let left = random.integer(1, 3); left > 0; left -= 1) {
    const choice = random.weighted({ merge: 5, switch: 3, keep: 3, undo: 2, add: 2 })
    const doing = doSomething(world, page, { choice, products })
    // Tabs whose clocks differ are no part of this story.
    if (isAlone) world.jumps.setSometimes(0.08)
    // Whoever leaves the page of an undo does not want it; what was added just before is another story.
    if (choice !== 'undo' && choice !== 'add' && random.chance(0.3)) {
      await Promise.race([doing, clock.sleep(random.integer(20, 2500))])
      page.leave()
      shopper.leave(page.tab)
      log(`${page.tab} leaves the page`)
      page = shopper.openPage(tab)
      await tryToLoad(world, page)
    } else await doing
    await clock.sleep(random.integer(0, 1500))
  }
}

/** A buyer with an inactive cart switches, merges, keeps, deletes and restores, in one tab or in two. @param {World} world */
export const secondCart = async (world) => {
  const { browser, line, random, shopper, tables } = world
  const products = random.sample(tables.products, 6)
  const active = random.chance(0.8) ? drawLines(world, products, 3) : []
  const inactive = drawLines(world, products, 4)
  const { buyer, tab } = await signInBuyer(world, active)
  await world.setAsideElsewhere(buyer, inactive)
  const tabs = random.chance(0.35) ? [tab, browser.openTab('tab2')] : [tab]
  const starts = await Promise.all(
    tabs.map(async (each) => ({
      tab: each,
      page: await openLoaded(world, each),
      products,
      isAlone: tabs.length === 1,
    })),
  )
  line.disturb()
  await Promise.all(starts.map(({ tab: each, ...start }) => manageCarts(world, each, start)))
  await comeToRest(world, tab)
  const start = { ...toQuantities(active) }
  for (const { productId, quantity } of inactive) start[productId] = (start[productId] ?? 0) + quantity
  const { actions, mentions } = shopper
  const actual = tables.readCart(buyer.email)
  return { products: evaluateCart({ start, actions, mentions: mentions.map(inBothCarts), actual }) }
}
