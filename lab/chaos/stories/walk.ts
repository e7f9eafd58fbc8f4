import { describeError } from '../actions.ts'
import type { Tab } from '../browser.ts'
import type { Buyer } from '../direct-calls.ts'
import type { ShopPage } from '../shopper.ts'
import { loadReservedCheckout } from '../../../packages/storefront/src/shared/cart/data/reserved-checkout.ts'
import type { World } from '../world.ts'
import { openPage } from './draw.ts'

/** A guest without a buyer. */
export interface Shopping {
  tab: Tab
  buyer?: Buyer
}

/** What one press of a button does, on a page that has just been opened. */
export type Step<T> = (page: ShopPage) => Promise<T>

/** How often a step is tried with faults before it is tried without. */
const disturbedTries = 3

/** One try, in a page of its own, which may be reloaded in its middle. */
const tryStep = async <T>(world: World, { tab, buyer }: Shopping, step: Step<T>) => {
  const { clock, log, note, random, jumps } = world
  // A buyer signs in again where the session has ended, and a guest sends the cart again.
  await (buyer ? world.signBackIn(tab, buyer) : world.sendGuestCartAgain(tab))
  const going = step(await openPage(world, tab)).then(
    (value) => ({ value }),
    (error: unknown) => void log(`${tab.name} is refused: ${describeError(error)}`),
  )
  const isReloaded = random.chance(0.2)
  if (buyer && random.chance(0.05)) await world.endSession()
  if (!buyer) jumps.endGuestSometimes()
  await jumps.jumpSometimes()
  const reload = async () => void (await clock.sleep(random.integer(20, 900)))
  const done = await (isReloaded ? Promise.race([going, reload()]) : going)
  await jumps.over()
  if (isReloaded) note('reload')
  tab.leave()
  return done
}

/** Tries a step until it is done, the last times without faults. */
export const walk = async <T>(world: World, shopping: Shopping, step: Step<T>): Promise<T> => {
  world.line.disturb({ writes: 0.35, reads: 0.15 })
  for (let left = disturbedTries * 2; left > 0; left -= 1) {
    if (left === disturbedTries) await world.settle()
    const done = await tryStep(world, shopping, step)
    if (done) return done.value
    await world.clock.sleep(world.random.integer(100, 4000))
  }
  throw new Error('a step cannot be done even without faults')
}

interface Reviewed {
  checkoutId: string
  total: string
}

/** The first open step of the checkout, as the shop leads to it; the review where nothing is open. */
const takeStep =
  (giveAddress: Step<unknown>): Step<Reviewed | undefined> =>
  async (page) => {
    const { checkoutId, deliveryGroups, cartSummary } = await loadReservedCheckout(page.client)
    const [main] = deliveryGroups
    if (!main?.deliveryAddress) await giveAddress(page)
    else if (main.selectedDeliveryMethod)
      return { checkoutId, total: cartSummary?.grandTotalAmount?.amount ?? '' }
    else await page.client.checkout.setDeliveryMethod(main.availableDeliveryMethods[0]?.id ?? '')
    return undefined
  }

/** From the cart to the review with faults, each step in a page of its own. */
export const walkToReview = async (world: World, shopping: Shopping, giveAddress: Step<unknown>) => {
  let reviewed: Reviewed | undefined
  while (!reviewed) reviewed = await walk(world, shopping, takeStep(giveAddress))
  return reviewed
}
