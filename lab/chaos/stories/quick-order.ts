import type { OrderRow } from '@cartonnage/sdk/rules'
import type { OrderRun, RunRow } from '@cartonnage/sdk'
import type { Tab } from '../browser.ts'
import type { Action } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import {
  comeToRest,
  drawLines,
  evaluateCartOf,
  leavePage,
  openLoaded,
  openPage,
  signInBuyer,
} from './draw.ts'

/** The article number of a product of the seed, which is part of its id. */
const numberOf = (productId: string) => productId.slice(8, 15)

/** Rows of an order list: some items twice, one that nobody knows. */
const drawRows = (world: World, products: readonly string[]): OrderRow[] => {
  const { random } = world
  const lines = drawLines(world, products, products.length)
  const again = random.sample(lines, random.integer(0, Math.min(lines.length, 3)))
  const texts = [...lines, ...again].map(({ productId, quantity }) => [numberOf(productId), String(quantity)])
  if (random.chance(0.3)) texts.push(['9999999', '5'])
  return texts.map(([number = '', quantity = ''], index) => ({ place: index + 1, number, quantity }))
}

/** Adds the list, or goes on with it; a failure is shown, and the shopper presses again. */
const go = async ({ log }: World, page: ShopPage, run: () => Promise<OrderRun | null>) => {
  try {
    const done = await run()
    log(`${page.tab}: the list is ${done?.state}, ${done?.progress.done} of ${done?.progress.total}`)
  } catch (error) {
    log(`${page.tab} cannot go on: ${Object(error).code} ${Object(error).message}`)
  }
}

const resume = (world: World, page: ShopPage) => go(world, page, () => page.client.quickOrder.resume())

/** Leaves the page midway, stops, presses again, or looks on from a second tab. */
const disturbRun = async (
  world: World,
  first: ShopPage,
  { tab, adding }: { tab: Tab; adding: Promise<void> },
) => {
  const { browser, clock, random } = world
  let [page, going] = [first, adding]
  const other = random.chance(0.3) ? await openPage(world, browser.openTab('tab2')) : undefined
  const watching = other && resume(world, other)
  for (let left = random.integer(0, 3); left > 0; left -= 1) {
    await Promise.race([going, clock.sleep(random.integer(20, 4000))])
    world.jumps.setSometimes(0.05)
    if (random.chance(0.3)) page.client.quickOrder.stop()
    else {
      leavePage(world, page)
      page = await openPage(world, tab)
    }
    going = resume(world, page)
  }
  await Promise.all([going, watching])
}

/** What the report of a row says of the cart. */
const resultOf = ({ outcome }: RunRow): Action['result'] => {
  if (outcome === 'added') return 'ok'
  return ['refused', 'failed', 'waiting'].includes(outcome) ? 'refused' : 'unknown'
}

/** The list as the shopper finds it at the end; returns the products of which it says that they are in the cart. */
const record = ({ shopper, log }: World, { client, tab: by }: ShopPage) => {
  const run = client.quickOrder.getSnapshot()
  if (!run) throw new Error('The list is gone.')
  if (run.state !== 'done') throw new Error(`The list is ${run.state} at the end.`)
  const added = new Set<string>()
  for (const row of run.rows) {
    if (row.check.kind !== 'ready') continue
    if (row.outcome === 'added') added.add(row.check.productId)
    const { productId: product, quantity } = row.check
    const result = resultOf(row)
    if (result !== 'ok') log(`${numberOf(product)}: ${row.outcome}`)
    shopper.actions.push({ kind: 'add', product, quantity, result, by })
    if (result === 'unknown') shopper.mentions.push({ product, kind: 'alarm', by })
  }
  return added
}

/** Goes on until the list is through, as often as a shopper would press; returns what was added. */
const finish = async (world: World, tab: Tab) => {
  let page = await openPage(world, tab)
  for (let left = 5; left > 0; left -= 1) {
    await resume(world, page)
    await world.settle()
    if (page.client.quickOrder.getSnapshot()?.state === 'done') break
    leavePage(world, page)
    page = await openPage(world, tab)
  }
  return record(world, page)
}

/** A buyer adds an order list, behind a bad network, on pages that die midway, in one tab or with a second one. */
export const quickOrder = async (world: World) => {
  const { line, random, shopper, tables } = world
  const products = random.sample(tables.products, random.integer(1, tables.products.length))
  const before = random.chance(0.6) ? drawLines(world, products, Math.min(3, products.length)) : []
  const { buyer, tab } = await signInBuyer(world, before)
  const page = await openLoaded(world, tab)
  const order = await page.client.quickOrder.check(drawRows(world, products))
  line.disturb()
  const adding = go(world, page, () => page.client.quickOrder.add(order))
  const [product = ''] = products
  const isBeside = random.chance(0.25)
  // Its page may be left before it has a result.
  if (isBeside)
    void shopper.act({ tab: page.tab, kind: 'add', quantity: 3, products: [product] }, () =>
      page.client.cart.add({ productId: product, quantity: 3 }),
    )
  await disturbRun(world, page, { tab, adding })
  await comeToRest(world, tab)
  const added = await finish(world, tab)
  await world.settle()
  // What was reported of a part that failed was true then: it was added at a later press.
  const others = shopper.mentions.filter(
    (mention) => (isBeside && mention.product === product) || !added.has(mention.product),
  )
  shopper.mentions.splice(0, Infinity, ...others)
  return evaluateCartOf(world, before, tables.readCart(buyer.email))
}
