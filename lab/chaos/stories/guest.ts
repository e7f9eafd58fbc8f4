import { describeError } from '../actions.ts'
import type { Tab } from '../browser.ts'
import { evaluateCart, evaluateOrder } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import { drawLines } from './draw.ts'
import { gather } from './merge.ts'
import { address, openReviews, pressSome, pressUntilOrdered } from './press-order.ts'
import type { Purchase } from './press-order.ts'
import { walkToReview } from './walk.ts'
import type { Step } from './walk.ts'

/** Sends the lines with faults, in pages that may be closed early; the last one sends them without. */
const sendCart = async (world: World, tab: Tab) => {
  const { clock, line, log, random, shopper } = world
  const send = () => shopper.openPage(tab).client.guestSessionCart.send()
  line.disturb({ writes: 0.6 })
  for (let left = random.integer(1, 2); left > 0; left -= 1) {
    const sending = send().catch((error: unknown) => log(`not sent: ${describeError(error)}`))
    if (random.chance(0.4)) await Promise.race([sending, clock.sleep(random.integer(20, 900))])
    else await sending
    tab.leave()
  }
  await world.settle()
  // What an earlier page reported of its own attempt was true then: this one sends the rest.
  shopper.mentions.length = 0
  const sent = await send()
  for (const { productId = '' } of sent?.differences ?? [])
    shopper.mentions.push({ product: productId, kind: 'alarm', by: tab.name })
  tab.leave()
}

const giveDetails =
  (email: string): Step<unknown> =>
  ({ client }) =>
    client.checkout.setGuestDelivery({
      contactInfo: { firstName: 'Ida', lastName: 'Moser', email },
      deliveryAddress: address,
    })

const inAdvance = (paymentToken: string) => ({
  payment: () => ({
    requestType: 'SimplePurchaseOrder' as const,
    paymentToken,
    billingAddress: address,
    paymentsData: { PaymentMethod__c: 'prepayment' },
  }),
})

/** What was ordered, and what the browser's guest cart still holds. */
const readAll = ({ browser, tables }: World, email: string) => {
  const sums = tables.readOrderedByGuest(email)
  const left: { productId: string; quantity: string }[] = JSON.parse(
    browser.readStorage('anonymousCart') ?? '[]',
  )
  for (const { productId, quantity } of left) sums[productId] = (sums[productId] ?? 0) + Number(quantity)
  return sums
}

/** Presses on the pages of the review, while the guest's session may end. */
const pressAsGuest = async (world: World, pages: readonly ShopPage[], purchase: Purchase) => {
  const { clock, line, jumps, random } = world
  line.disturb({ writes: 0.6, reads: 0.3 })
  const pressing = pressSome(world, pages, purchase)
  await clock.sleep(random.integer(20, 1500))
  jumps.endGuestSometimes()
  await pressing
}

/**
 * A guest sends the cart to the server and orders it. What was put into the cart is ordered, or still in the browser, or
 * was reported.
 */
export const guest = async (world: World) => {
  const { browser, name, random, shopper, tables } = world
  const email = `${name.replace(/\W+/g, '-')}-guest@example.com`
  const products = random.sample(tables.products, 4)
  const tab = browser.openTab('tab1')
  await gather(world, shopper.openPage(tab), drawLines(world, products.slice(0, 3), 3))
  await sendCart(world, tab)
  const { checkoutId } = await walkToReview(world, { tab }, giveDetails(email))
  const pages = await openReviews(world, tab, async (each) => shopper.openPage(each))
  const [productId = ''] = products.slice(3)
  for (const page of pages.slice(0, 1))
    if (random.chance(0.3)) await gather(world, page, [{ productId, quantity: random.integer(2, 9) }])
  const purchase: Purchase = {
    checkoutId,
    attempts: [],
    readNumbers: () => tables.readGuestOrders(email),
    draw: () => inAdvance(checkoutId),
  }
  await pressAsGuest(world, pages, purchase)
  await pressUntilOrdered(world, { tab }, purchase)
  const { actions, mentions } = shopper
  const { attempts, readNumbers } = purchase
  // A guest who does not know whether the order was placed looks at the cart, which still has the lines.
  if (attempts.at(-1)?.result === 'unknown')
    for (const { product } of actions) mentions.push({ product, kind: 'alarm', by: tab.name })
  return {
    products: evaluateCart({ start: {}, actions, mentions, actual: readAll(world, email) }),
    order: evaluateOrder(attempts, readNumbers()),
  }
}
