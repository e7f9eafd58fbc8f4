import type { CartDifference } from '@cartonnage/sdk'
import type { Tab } from '../browser.ts'
import { evaluateCart } from '../evaluate.ts'
import type { Action, Mention } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import { comeToRest, drawLines, leavePage, openLoaded, openPage, signInBuyer, toQuantities } from './draw.ts'

type Lines = readonly { productId: string; quantity: number | string }[]

/** Records that lines went (by a sign of -1) or came. */
const record =
  ({ shopper }: World, { tab: by }: ShopPage, result: Action['result']) =>
  (lines: Lines, sign: 1 | -1) => {
    for (const { productId: product, quantity } of lines)
      shopper.actions.push({ kind: 'add', product, quantity: sign * Number(quantity), result, by })
  }

/** Deletes a cart, and makes it again; a shopper whose undo fails presses it once more. */
const deleteAndRestore = async (world: World, page: ShopPage, cartId: string) => {
  const { carts } = page.client
  const [recordDone, recordUnknown] = [record(world, page, 'ok'), record(world, page, 'unknown')]
  const before = await carts.read(cartId)
  const deleted = await carts.delete(cartId).catch((error: unknown) => {
    recordUnknown(before?.items ?? [], -1)
    throw error
  })
  recordDone(deleted.lines, -1)
  try {
    await carts.restore(deleted).catch((error: unknown) => {
      world.log(`${page.tab} cannot undo: ${Object(error).code}`)
      return carts.restore(deleted)
    })
    recordDone(deleted.lines, 1)
  } catch (error) {
    recordUnknown(deleted.lines, 1)
    throw error
  }
}

/** Merges, switches to, or deletes the inactive cart; returns what did not come along. */
const useInactive = async (world: World, page: ShopPage, choice: string) => {
  const { carts } = page.client
  const inactive = ((await carts.list()) ?? []).find(({ isActive }) => !isActive)
  if (!inactive) return []
  if (choice === 'merge') return (await carts.merge(inactive.cartId)).left
  if (choice === 'switch') await carts.makeActive(inactive.cartId)
  else await deleteAndRestore(world, page, inactive.cartId)
  return []
}

/** One thing that a buyer does with their carts. */
const doSomething = async (world: World, page: ShopPage, choice: string) => {
  const { log, shopper } = world
  const { carts } = page.client
  log(`${page.tab} does: ${choice}`)
  try {
    const left: readonly CartDifference[] =
      choice === 'keep'
        ? ((await carts.keepForLater({ existing: 'merge' }))?.left ?? [])
        : await useInactive(world, page, choice)
    // The shopper is told about items that may be in both carts.
    for (const { productId: product, reason } of left)
      if (product !== undefined && reason === 'unknown')
        shopper.mentions.push({ product, kind: 'alarm', by: page.tab })
    log(`${page.tab}: ${choice} is done`)
  } catch (error) {
    log(`${page.tab} cannot ${choice}: ${Object(error).code} ${Object(error).message}`)
  }
}

const addOne = ({ random, shopper }: World, { client, tab }: ShopPage, products: readonly string[]) => {
  const [productId, quantity] = [random.pick(products), random.integer(1, 20)]
  return shopper.act({ tab, kind: 'add', quantity, products: [productId] }, () =>
    client.cart.add({ productId, quantity }),
  )
}

interface Managing {
  tab: Tab
  products: readonly string[]
  isAlone: boolean
}

/** A few things, on pages that may be left midway. */
const manageCarts = async (world: World, first: ShopPage, { tab, products, isAlone }: Managing) => {
  const { clock, random } = world
  let page = first
  for (let left = random.integer(1, 3); left > 0; left -= 1) {
    const choice = random.weighted({ merge: 5, switch: 3, keep: 3, undo: 2, add: 2 })
    const doing = choice === 'add' ? addOne(world, page, products) : doSomething(world, page, choice)
    // Tabs whose clocks differ are no part of this story.
    if (isAlone) world.jumps.setSometimes(0.08)
    // Whoever leaves the page of an undo does not want it; what was added just before is another story.
    if (choice !== 'undo' && choice !== 'add' && random.chance(0.3)) {
      await Promise.race([doing, clock.sleep(random.integer(20, 2500))])
      leavePage(world, page)
      page = await openPage(world, tab)
    } else await doing
    await clock.sleep(random.integer(0, 1500))
  }
}

/** A mention of what another tab or device did names the quantity of the active cart, and the tables are of both. */
const inBothCarts = (mention: Mention): Mention =>
  mention.kind === 'elsewhere' ? { ...mention, kind: 'match' } : mention

/** A buyer with an inactive cart switches, merges, keeps, deletes and restores, in one tab or in two. */
export const secondCart = async (world: World) => {
  const { browser, line, random, shopper, tables } = world
  const products = random.sample(tables.products, 6)
  const active = random.chance(0.8) ? drawLines(world, products, 3) : []
  const inactive = drawLines(world, products, 4)
  const { buyer, tab } = await signInBuyer(world, active)
  await world.setAsideElsewhere(buyer, inactive)
  const tabs = random.chance(0.35) ? [tab, browser.openTab('tab2')] : [tab]
  const pages = await Promise.all(tabs.map((each) => openLoaded(world, each)))
  line.disturb()
  const isAlone = tabs.length === 1
  await Promise.all(
    tabs.map(async (each, index) => {
      const page = pages[index]
      if (page) await manageCarts(world, page, { tab: each, products, isAlone })
    }),
  )
  await comeToRest(world, tab)
  const start = toQuantities(active)
  for (const { productId, quantity } of inactive) start[productId] = (start[productId] ?? 0) + quantity
  const { actions } = shopper
  const mentions = shopper.mentions.map(inBothCarts)
  return { products: evaluateCart({ start, actions, mentions, actual: tables.readCart(buyer.email) }) }
}
