import { visibleItems } from '../shopper.ts'
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

interface Plan {
  steps: number
  products: readonly string[]
  /** the products whose lines this page may change */
  own: readonly string[]
  isLeft?: () => boolean
}

const addSome = ({ random, shopper }: World, { client, tab }: ShopPage, products: readonly string[]) => {
  const quantity = random.integer(1, 20)
  const named = random.sample(products, random.chance(0.2) ? 2 : 1)
  const lines = named.map((productId) => ({ productId, quantity }))
  return shopper.act({ tab, kind: 'add', quantity, products: named }, () => client.cart.add(lines))
}

const setQuantity = (
  { shopper }: World,
  { client, tab }: ShopPage,
  { cartItemId, productId, quantity }: { cartItemId: string; productId: string; quantity: number },
) =>
  shopper.act({ tab, kind: 'set', quantity, products: [productId] }, () =>
    quantity === 0 ? client.cart.remove({ cartItemId }) : client.cart.setQuantity({ cartItemId, quantity }),
  )

/** A few changes, some at the same time. */
export const changeCart = async (world: World, page: ShopPage, plan: Plan) => {
  const { clock, random, jumps } = world
  const { steps, products, own, isLeft = () => false } = plan
  const open: Promise<void>[] = []
  /** A line that is being removed can no longer be changed. */
  const gone = new Set<string>()
  for (let step = 0; step < steps && !isLeft(); step += 1) {
    const items = visibleItems(page.client).filter(
      ({ productId, cartItemId }) => own.includes(productId) && !gone.has(cartItemId),
    )
    const item = items.length > 0 && random.chance(0.4) ? random.pick(items) : undefined
    const quantity = random.chance(0.35) ? 0 : random.integer(1, 60)
    if (item && quantity === 0) gone.add(item.cartItemId)
    const change = item ? setQuantity(world, page, { ...item, quantity }) : addSome(world, page, products)
    open.push(change)
    jumps.setSometimes()
    if (random.chance(0.4)) await change
    if (random.chance(0.6)) await clock.sleep(random.integer(10, 1200))
  }
  await Promise.all(open)
}

/** A buyer changes the cart on one page. */
export const cart = async (world: World) => {
  const { line, random, tables } = world
  const products = random.sample(tables.products, 3)
  const before = random.chance(0.7) ? drawLines(world, products, 3) : []
  const { buyer, tab } = await signInBuyer(world, before)
  const page = await openLoaded(world, tab)
  line.disturb()
  await changeCart(world, page, { steps: random.integer(2, 6), products, own: products })
  await comeToRest(world, tab)
  return evaluateCartOf(world, before, tables.readCart(buyer.email))
}

/**
 * Two tabs of one browser change the same cart. Both add the same products, but each sets the quantities of its own lines
 * only: if both set the same one at the same time, either may win.
 */
export const tabs = async (world: World) => {
  const { browser, line, random, tables } = world
  const [first = '', second = '', ...shared] = random.sample(tables.products, 4)
  const before = random.chance(0.5) ? drawLines(world, [first, second, ...shared], 4) : []
  const { buyer, tab } = await signInBuyer(world, before)
  const pages = [await openLoaded(world, tab), await openLoaded(world, browser.openTab('tab2'))]
  line.disturb()
  const plans = pages.map((page, index) => {
    const product = index === 0 ? first : second
    const plan = { steps: random.integer(1, 4), products: [...shared, product], own: [product] }
    return changeCart(world, page, plan)
  })
  await Promise.all(plans)
  await comeToRest(world, tab)
  return evaluateCartOf(world, before, tables.readCart(buyer.email))
}

/** Changes the cart on a page, and leaves it, perhaps in the middle. */
const changeAndLeave = async (
  world: World,
  page: ShopPage,
  { products, mostMs }: { products: readonly string[]; mostMs: number },
) => {
  const { clock, random } = world
  let isOver = false
  const plan = { steps: random.integer(2, 4), products, own: products, isLeft: () => isOver }
  await Promise.race([changeCart(world, page, plan), clock.sleep(random.integer(100, mostMs))])
  isOver = true
  leavePage(world, page)
}

/**
 * A buyer changes the cart and goes to the next page, on which the platform does not say who is shopping; there the
 * buyer goes on. Nothing of it may reach a guest's cart, and no earlier quantity may replace a later one.
 */
export const hidden = async (world: World) => {
  const { line, random, tables } = world
  const products = random.sample(tables.products, 3)
  const before = drawLines(world, products, 3)
  const { buyer, tab } = await signInBuyer(world, before)
  const page = await openLoaded(world, tab)
  line.disturb()
  await changeAndLeave(world, page, { products, mostMs: 4000 })
  line.hideShopper(random.integer(500, 20_000))
  await changeAndLeave(world, await openPage(world, tab), { products, mostMs: 30_000 })
  await comeToRest(world, tab)
  return evaluateCartOf(world, before, tables.readCart(buyer.email))
}
