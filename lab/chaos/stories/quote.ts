import { quotes } from '@cartonnage/sdk'
import { describeError } from '../actions.ts'
import type { ProductLine } from '../direct-calls.ts'
import { evaluateOrder, findQuoteFaults } from '../evaluate.ts'
import type { ShopPage } from '../shopper.ts'
import type { World } from '../world.ts'
import { drawLines, openPage, signInBuyer } from './draw.ts'
import { address, openReviews, pressSome, pressUntilOrdered } from './press-order.ts'
import type { Purchase } from './press-order.ts'
import { walk, walkToReview } from './walk.ts'
import type { Shopping, Step } from './walk.ts'

/** Requests a quote for the cart, unless the list shows that an earlier try did; the newest one where there are two. */
const request: Step<string> = async ({ client }) => {
  const feature = client.use(quotes)
  const listed = await feature.list()
  const [made] = listed?.quotes ?? []
  const id = made?.id ?? (await feature.requestFromCart({ emptyCart: true })).quoteId
  if (id === null) throw new Error('the quote is refused')
  return id
}

/** Whether the cart has the lines of a quote. */
const isInCart = async ({ client }: ShopPage, quoteId: string) => {
  const [quote, cart] = [await client.use(quotes).read(quoteId), await client.cart.load()]
  const ids = new Set(quote?.lines.map(({ id }) => id))
  return (
    cart?.items.some(({ quoteLineItemId }) => quoteLineItemId !== null && ids.has(quoteLineItemId)) ?? false
  )
}

/** Accepts a quote; done once the cart has its lines, whichever try put them there. */
const accept =
  (quoteId: string): Step<true> =>
  async (page) => {
    if (await isInCart(page, quoteId)) return true
    const { verdict, problems } = await page.client.use(quotes).accept(quoteId)
    if (problems.length > 0 || !(await isInCart(page, quoteId)))
      throw new Error(`${verdict} ${problems.map(({ kind }) => kind).join(', ')}`)
    return true
  }

/** Accepts it in two tabs at the same time, sometimes with a double click. */
const acceptAtOnce = async (world: World, { tab }: Shopping, quoteId: string) => {
  const { browser, log, note, random, line } = world
  const pages = [await openPage(world, tab)]
  if (random.chance(0.5)) {
    note('two tabs')
    pages.push(await openPage(world, browser.openTab('tab2')))
  }
  if (random.chance(0.3)) {
    note('double click')
    pages.push(...pages.slice(0, 1))
  }
  line.disturb({ writes: 0.5, reads: 0.2 })
  const tries = pages.map(async ({ client, tab: name }) => {
    const result = await client.use(quotes).accept(quoteId)
    log(`${name} accepts: ${JSON.stringify(result)}`)
  })
  const settled = await Promise.allSettled(tries)
  for (const each of settled)
    if (each.status === 'rejected') log(`accepting is refused: ${describeError(each.reason)}`)
  for (const page of pages) page.leave()
}

const toLines = (lines: readonly ProductLine[], unitPrice: string) =>
  lines.map(({ productId, quantity }) => `${productId} ${quantity} at ${unitPrice}`).toSorted()

/**
 * A buyer asks for a quote, the seller approves it, and the buyer accepts it in several tabs and orders it. It becomes one
 * cart and one order at most, whose prices are the approved ones.
 */
export const quote = async (world: World) => {
  const { line, random, tables } = world
  const before = drawLines(world, tables.products, 3)
  const unitPrice = `0.${random.integer(1000, 9999)}`.replace(/0+$/, '1')
  const shopping = await signInBuyer(world, before)
  const { buyer, tab } = shopping
  const quoteId = await walk(world, shopping, request)
  await world.settle()
  await world.approveQuotes(unitPrice)
  await world.signBackIn(tab, buyer)
  await acceptAtOnce(world, shopping, quoteId)
  await walk(world, shopping, accept(quoteId))
  const afterAccepting = tables.readQuotes(buyer.email)
  const { checkoutId } = await walkToReview(world, shopping, ({ client }) =>
    client.checkout.setDeliveryAddress(address),
  )
  const purchase: Purchase = {
    checkoutId,
    attempts: [],
    readNumbers: () => tables.readOrders(buyer.email),
    draw: () => ({
      payment: () => ({
        requestType: 'SimplePurchaseOrder' as const,
        paymentToken: 'PO-1',
        billingAddress: address,
      }),
    }),
  }
  await world.signBackIn(tab, buyer)
  const pages = await openReviews(world, tab, (each) => openPage(world, each))
  line.disturb({ writes: 0.5, reads: 0.3 })
  await pressSome(world, pages, purchase)
  await pressUntilOrdered(world, shopping, purchase)
  const faults = findQuoteFaults({
    quotes: [...afterAccepting, ...tables.readQuotes(buyer.email)],
    approved: toLines(before, unitPrice),
    ordered: tables.readQuotedItems(buyer.email),
  })
  return { products: [], order: evaluateOrder(purchase.attempts, purchase.readNumbers(), faults) }
}
