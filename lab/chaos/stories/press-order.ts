import { describeError, resultOf } from '../actions.ts'
import type { Tab } from '../browser.ts'
import type { OrderAttempt } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import { openLoaded } from './draw.ts'
import type { Shopping } from './walk.ts'

/** What is ordered, and what became of it so far. */
export interface Purchase {
  checkoutId: string
  attempts: OrderAttempt[]
  /** in the tables */
  readNumbers: () => readonly string[]
  /** what the next press pays with */
  draw?: () => Parameters<ShopPage['client']['checkout']['placeOrder']>[1]
}

export const address = {
  name: 'Ida Moser',
  street: 'Dorfweg 3',
  city: 'Chur',
  postalCode: '7000',
  country: 'CH',
}

/** A shopper whose session has ended signs in again, and finds out what became of the order. */
const orderResultOf = (error: unknown) =>
  Object(error).code === 'SESSION_ENDED' ? 'unknown' : resultOf(error)

/** Presses the order button, and records the result. */
const press = async ({ log }: World, { client, tab }: ShopPage, purchase: Purchase) => {
  const { checkoutId, attempts, readNumbers, draw } = purchase
  log(`${tab} places the order`)
  try {
    const { orderReferenceNumber: number } = await client.checkout.placeOrder(checkoutId, draw?.())
    attempts.push({ result: 'ok', number, ordersThen: readNumbers().length })
    log(`${tab} has order ${number}`)
  } catch (error) {
    attempts.push({ result: orderResultOf(error), ordersThen: readNumbers().length })
    log(`${tab} has no order: ${describeError(error)}; in the tables: ${readNumbers().join(', ')}`)
  }
}

/** How a person presses the button: once, twice, or with Enter held, which repeats the press. */
const drawPresses = ({ note, random }: World) => {
  const way = random.weighted({ once: 75, 'double click': 15, 'Enter held': 10 })
  if (way !== 'once') note(way)
  return { once: 1, 'double click': 2, 'Enter held': 6 }[way]
}

/** When the clock may jump, in ms after the press: while the first request is under way. */
const pressJumpMs = 70
/** The interval at which a held key repeats, in ms. */
const repeatMs = 30

/** Presses in one or two tabs; a page may be closed before the response, and the session may end. */
export const pressSome = async (world: World, pages: readonly ShopPage[], purchase: Purchase) => {
  const { clock, note, random, jumps } = world
  const presses: Promise<unknown>[] = pages.map((page) => press(world, page, purchase))
  const times = drawPresses(world)
  for (const page of pages.slice(0, 1))
    for (let again = 1; again < times; again += 1)
      presses.push(clock.sleep(again * repeatMs).then(() => press(world, page, purchase)))
  if (random.chance(0.08)) presses.push(clock.sleep(random.integer(20, 1500)).then(world.endSession))
  presses.push(clock.sleep(pressJumpMs).then(() => jumps.jumpSometimes(0.06)))
  const all = Promise.all(presses)
  if (random.chance(0.3)) {
    note('reload')
    await Promise.race([all, clock.sleep(random.integer(20, 900))])
  } else await all
  await jumps.over()
  for (const page of pages) page.leave()
}

/** The page of the order button, sometimes in a second tab as well. */
export const openReviews = async (world: World, tab: Tab, open: (tab: Tab) => Promise<ShopPage>) => {
  const { browser, note, random } = world
  const first = await open(tab)
  if (!random.chance(0.2)) return [first]
  note('two tabs')
  return [first, await open(browser.openTab('tab2'))]
}

/** What a person does with the page that Back shows again after the order. */
const pressAfterBack = async (world: World, page: ShopPage, purchase: Purchase) => {
  if (purchase.attempts.at(-1)?.result !== 'ok' || !world.random.chance(0.3)) return
  world.note('Back after the order')
  await press(world, page, purchase)
}

/** Without faults, the page is reloaded until the order number is known. */
export const pressUntilOrdered = async (world: World, { tab, buyer }: Shopping, purchase: Purchase) => {
  const open = async () => (buyer ? await openLoaded(world, tab) : world.shopper.openPage(tab))
  await world.settle()
  if (buyer) await world.signBackIn(tab, buyer)
  for (let left = 3; left > 0 && purchase.attempts.at(-1)?.result !== 'ok'; left -= 1) {
    world.log('the page is reloaded')
    world.note('reload')
    await press(world, await open(), purchase)
  }
  await pressAfterBack(world, await open(), purchase)
  await world.settle()
}
