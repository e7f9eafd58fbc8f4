import type { Tab } from '../browser.ts'
import type { ProductLine } from '../direct-calls.ts'
import { evaluateCart } from '../evaluate.ts'
import { readJournalMentions } from '../shopper.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'

/** Lines of different products. */
export const drawLines = ({ random }: World, products: readonly string[], most: number): ProductLine[] =>
  random
    .sample(products, random.integer(1, most))
    .map((productId) => ({ productId, quantity: random.integer(2, 40) }))

export const toQuantities = (lines: readonly ProductLine[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

/** A new buyer, who has added lines elsewhere. */
export const registerBuyer = async (world: World, before: readonly ProductLine[], role?: string) => {
  const buyer = await world.register(role)
  if (before.length > 0) await world.addElsewhere(buyer, before)
  return buyer
}

/** A new buyer, signed in, with an earlier cart. */
export const signInBuyer = async (world: World, before: readonly ProductLine[]) => {
  const buyer = await registerBuyer(world, before)
  const tab = world.browser.openTab('tab1')
  await world.signIn(world.shopper.openPage(tab), buyer)
  return { buyer, tab }
}

/** Opens a page and waits until it has loaded. */
export const openLoaded = async ({ shopper }: World, tab: Tab) => {
  const page = shopper.openPage(tab)
  await page.client.load()
  await page.client.cart.load()
  return page
}

/** Opens a page; what it cannot load is only logged. */
export const openPage = async ({ log, shopper }: World, tab: Tab) => {
  const page = shopper.openPage(tab)
  try {
    await page.client.load()
    await page.client.cart.load()
  } catch (error) {
    log(`${page.tab} cannot load: ${Object(error).code}`)
  }
  return page
}

/** The page of a tab is left for another one. */
export const leavePage = ({ shopper, log }: World, page: ShopPage) => {
  page.leave()
  shopper.leave(page.tab)
  log(`${page.tab} leaves the page`)
}

/** Lets everything finish, with a new page that completes what earlier ones left open. */
export const comeToRest = async (world: World, tab: Tab) => {
  await world.settle()
  await openPage(world, tab)
  await world.settle()
}

/** Compares what the cart holds with what the shopper did, and was told. */
export const evaluateCartOf = (
  { browser, shopper }: World,
  before: readonly ProductLine[],
  actual: Record<string, number>,
) => ({
  products: evaluateCart({
    start: toQuantities(before),
    actions: shopper.actions,
    mentions: [...shopper.mentions, ...readJournalMentions(browser.readStorage('cartMergeJournal'))],
    actual,
  }),
})
