import { evaluateCart } from '../evaluate.mjs'
import { visibleItems } from '../shopper.mjs'
import { comeToRest, drawLines, openLoaded, signInBuyer, toQuantities } from './draw.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../shopper.mjs').ShopPage} ShopPage */

/** @param {World} world @param {ShopPage} page @param {readonly string[]} products */
const addSome = ({ random, shopper }, { client, tab }, products) => {
  const quantity = random.integer(1, 20)
  const named = random.sample(products, random.chance(0.2) ? 2 : 1)
  const run = () => client.cart.add(named.map((productId) => ({ productId, quantity })))
  return shopper.act({ tab, action: { kind: 'add', quantity }, products: named, run })
}

/** @param {World} world @param {ShopPage} page @param {{ cartItemId: string, productId: string, quantity: number }} change */
const changeItem = ({ shopper }, { client, tab }, { cartItemId, productId, quantity }) => {
  const run = () =>
    quantity === 0 ? client.cart.remove({ cartItemId }) : client.cart.setQuantity({ cartItemId, quantity })
  return shopper.act({ tab, action: { kind: 'set', quantity }, products: [productId], run })
}

/** A few changes, some at the same time. `own` are the products whose lines this page may change. @param {World} world @param {ShopPage} page @param {{ steps: number, products: readonly string[], own: readonly string[], isLeft?: () => boolean }} plan */
export const changeCart = async (world, page, { steps, products, own, isLeft = () => false }) => {
  const { clock, random } = world
  /** @type {Promise<void>[]} */
  const open = []
  /** A line that is being removed can no longer be changed. @type {Set<string>} */
  const gone = new Set()
  for (let step = 0; step < steps && !isLeft(); step += 1) {
    const items = visibleItems(page.client).filter(
      ({ productId, cartItemId }) => own.includes(productId) && !gone.has(cartItemId),
    )
    const item = items.length > 0 && random.chance(0.4) ? random.pick(items) : undefined
    const quantity = random.chance(0.35) ? 0 : random.integer(1, 60)
    if (item && quantity === 0) gone.add(item.cartItemId)
    const change = item ? changeItem(world, page, { ...item, quantity }) : addSome(world, page, products)
    open.push(change)
    world.jumps.setSometimes()
    if (random.chance(0.4)) await change
    if (random.chance(0.6)) await clock.sleep(random.integer(10, 1200))
  }
  await Promise.all(open)
}

/** A buyer changes the cart on one page. @param {World} world */
export const cart = async (world) => {
  const { line, random, shopper, tables } = world
  const products = random.sample(tables.products, 3)
  const before = random.chance(0.7) ? drawLines(world, products, 3) : []
  const { buyer, tab } = await signInBuyer(world, before)
  const page = await openLoaded(world, tab)
  line.disturb()
  await changeCart(world, page, { steps: random.integer(2, 6), products, own: products })
  await comeToRest(world, tab)
  const { actions, mentions } = shopper
  return {
    products: evaluateCart({
      start: toQuantities(before),
      actions,
      mentions,
      actual: tables.readCart(buyer.email),
    }),
  }
}
