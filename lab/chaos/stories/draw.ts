/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../sandbox.mjs').ProductLine} ProductLine */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */

/** Lines of different products. @param {World} world @param {readonly string[]} products @param {number} most @returns {ProductLine[]} */
export const drawLines = ({ random }, products, most) =>
  random
    .sample(products, random.integer(1, most))
    .map((productId) => ({ productId, quantity: random.integer(2, 40) }))

/** @param {readonly ProductLine[]} lines @returns {Record<string, number>} */
export const toQuantities = (lines) =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

/** A new buyer, signed in, with an earlier cart. @param {World} world @param {readonly ProductLine[]} before */
export const signInBuyer = async (world, before) => {
  const { browser, shopper } = world
  const buyer = await world.register()
  if (before.length > 0) await world.addElsewhere(buyer, before)
  const tab = browser.openTab('tab1')
  await world.signIn(shopper.openPage(tab), buyer)
  return { buyer, tab }
}

/** Opens a page and waits until it has loaded. @param {World} world @param {import('../browser.mjs').Tab} tab */
export const openLoaded = async ({ shopper }, tab) => {
  const page = shopper.openPage(tab)
  await page.client.load()
  await page.client.cart.load()
  return page
}

/** Loads a page; failures are only logged. @param {World} world @param {ShopPage} page */
export const tryToLoad = async ({ log }, page) => {
  try {
    await page.client.load()
    await page.client.cart.load()
  } catch (error) {
    log(`${page.tab} cannot load: ${Object(error).code}`)
  }
}

/** Lets everything finish, with a new page that completes what earlier ones left open. @param {World} world @param {import('../browser.mjs').Tab} tab */
export const comeToRest = async (world, tab) => {
  await world.settle()
  const page = world.shopper.openPage(tab)
  await tryToLoad(world, page)
  await world.settle()
}
