import type { Tab } from '../browser.ts'
import type { Buyer, ProductLine } from '../direct-calls.ts'
import { evaluateCart } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import { changeCart } from './cart.ts'
import { comeToRest, drawLines, evaluateCartOf, openLoaded, openPage, registerBuyer } from './draw.ts'

/** A guest adds lines to the guest cart. */
export const gather = async ({ shopper }: World, page: ShopPage, lines: readonly ProductLine[]) => {
  for (const { productId, quantity } of lines)
    await shopper.act({ tab: page.tab, kind: 'add', quantity, products: [productId] }, () =>
      page.client.guestCart.add({ productId, quantity }),
    )
}

/** Another device adds the same quantity of the same product during the merge. */
const addSameElsewhere = async (world: World, buyer: Buyer, line: ProductLine) => {
  const { clock, random, shopper } = world
  await clock.sleep(random.integer(50, 1500))
  await world.addElsewhere(buyer, [line])
  const { productId: product, quantity } = line
  shopper.actions.push({ kind: 'add', product, quantity, result: 'ok', by: 'device' })
}

/** Opens pages with faults; each may be closed early. */
const browse = async (world: World, tab: Tab) => {
  const { clock, random } = world
  for (let left = random.integer(1, 3); left > 0; left -= 1) {
    const loading = openPage(world, tab)
    world.jumps.setSometimes(0.08)
    if (random.chance(0.4)) await Promise.race([loading, clock.sleep(random.integer(20, 900))])
    else await loading
    if (left > 1) tab.leave()
    await clock.sleep(random.integer(0, 1500))
  }
}

/** A guest with some lines has signed in as a buyer, who mostly has some too. */
const signInWithLines = async (world: World) => {
  const { browser, random, shopper, tables } = world
  const products = random.sample(tables.products, 6)
  const lines = drawLines(world, products, 4)
  const before = random.chance(0.6) ? drawLines(world, products, 3) : []
  const buyer = await registerBuyer(world, before)
  const tab = browser.openTab('tab1')
  const page = shopper.openPage(tab)
  await gather(world, page, lines)
  await world.signIn(page, buyer)
  return { buyer, before, lines, tab }
}

/** A guest cart is merged when the buyer signs in. */
export const merge = async (world: World) => {
  const { line, random, tables } = world
  const { buyer, before, lines, tab } = await signInWithLines(world)
  // The whole story has a single write.
  line.disturb({ writes: 0.6 })
  const [first] = lines
  const elsewhere = first && random.chance(0.1) ? addSameElsewhere(world, buyer, first) : undefined
  await Promise.all([browse(world, tab), elsewhere])
  await comeToRest(world, tab)
  return evaluateCartOf(world, before, tables.readCart(buyer.email))
}

/** Where a shop may refuse: its own action alone, which it may not have, or the platform's call as well. */
const refusedPaths = [/\/addItemsToCart$/, /\/(addItemsToCart|cart-items\/batch)$/]
const refusals = [
  { kind: 'status', status: 401 },
  { kind: 'status', status: 403 },
  { kind: 'status', status: 404 },
  { kind: 'status', status: 405 },
  { kind: 'sign-in-page' },
] as const

/** The call of the merge is refused for some pages, and works later. */
export const refused = async (world: World) => {
  const { line, random, tables } = world
  const { buyer, before, tab } = await signInWithLines(world)
  line.disturb({ writes: 0.3 })
  line.refuse(random.pick(refusedPaths), random.pick(refusals))
  await browse(world, tab)
  await comeToRest(world, tab)
  return evaluateCartOf(world, before, tables.readCart(buyer.email))
}

/** Merges or changes the cart, while the session ends. */
const loseSession = async (world: World, tab: Tab, products: readonly string[]) => {
  const { clock, line, random } = world
  const end = () => clock.sleep(random.integer(20, 1500)).then(world.endSession)
  if (random.chance(0.5)) {
    line.disturb({ writes: 0.6 })
    return void (await Promise.all([browse(world, tab), end()]))
  }
  const page = await openLoaded(world, tab)
  line.disturb()
  const plan = { steps: random.integer(2, 5), products, own: products }
  await Promise.all([changeCart(world, page, plan), end()])
  page.leave()
}

/** Signs a buyer in without faults; the next page finds what was left unfinished. */
const signInAgain = async (world: World, tab: Tab, buyer: Buyer) => {
  await world.settle()
  await world.signIn(world.shopper.openPage(tab), buyer)
  await openPage(world, tab)
  await world.settle()
  tab.leave()
}

/**
 * The session ends while a guest's lines are merged or the cart is changed. Then the same buyer signs in again, sometimes
 * after another one. No line may be lost or doubled, and the first buyer's changes stay out of the other's cart.
 */
export const session = async (world: World) => {
  const { browser, log, random, shopper, tables } = world
  const products = random.sample(tables.products, 6)
  const [ofGuest, ofBuyer] = [products.slice(0, 3), products.slice(3)]
  const before = drawLines(world, ofBuyer, 2)
  const [first, second] = [await registerBuyer(world, before), await registerBuyer(world, [], 'b')]
  const tab = browser.openTab('tab1')
  const guest = shopper.openPage(tab)
  if (random.chance(0.6)) await gather(world, guest, drawLines(world, ofGuest, 3))
  await world.signIn(guest, first)
  await loseSession(world, tab, ofBuyer)
  if (random.chance(0.4)) {
    log('another buyer signs in')
    await signInAgain(world, tab, second)
  }
  await signInAgain(world, tab, first)
  await comeToRest(world, tab)
  // A guest's line may go to either buyer, but only once.
  const [own, strays] = [tables.readCart(first.email), tables.readCart(second.email)]
  for (const product of ofGuest) {
    own[product] = (own[product] ?? 0) + (strays[product] ?? 0)
    delete strays[product]
  }
  const { products: evaluated } = evaluateCartOf(world, before, own)
  return {
    products: [...evaluated, ...evaluateCart({ start: {}, actions: [], mentions: [], actual: strays })],
  }
}
