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

/** A buyer who shops at the browser, signed in, with what the cart held before. @param {World} world @param {readonly ProductLine[]} before */
export const signInBuyer = async (world, before) => {
  const { browser, shopper } = world
  const buyer = await world.register()
  if (before.length > 0) await world.addElsewhere(buyer, before)
  const tab = browser.openTab('tab1')
  await world.signIn(shopper.openPage(tab), buyer)
  return { buyer, tab }
}

/** Opens a page and waits for what a page does first. @param {World} world @param {import('../browser.mjs').Tab} tab */
export const openLoaded = async ({ shopper }, tab) => {
  const page = shopper.openPage(tab)
  await page.client.load()
  await page.client.cart.load()
  return page
}

/** Loads a page of a line that may be broken: what fails there only the log hears of. @param {World} world @param {ShopPage} page */
export const tryToLoad = async ({ log }, page) => {
  try {
    await page.client.load()
    await page.client.cart.load()
  } catch (error) {
    log(`${page.tab} cannot load: ${Object(error).code}`)
  }
}

/** Everything rests, and a next page finds what the earlier ones left open. @param {World} world @param {import('../browser.mjs').Tab} tab */
export const comeToRest = async (world, tab) => {
  await world.settle()
  const page = world.shopper.openPage(tab)
  await tryToLoad(world, page)
  await world.settle()
}
