import type { Checkout } from '../contract/checkout/checkout'
import type { OrderSummary, PlacedOrder } from '../contract/orders/orders'
import { compare, parseDecimal } from '../decimal'
import { isResponseError, isShopError, ShopError } from '../errors/errors'
import { isNotFound } from '../errors/outcome'
import { isRefusal } from '../errors/refusal'
import { checkoutCartStatus } from '../rules/call/call-defaults'
import { firstCheckoutError } from '../rules/cart/checkout'
import type { BrowserStore } from '../storage/browser-store'
import type { RunExclusive } from '../storage/exclusive'
import type { OrderLatch } from '../storage/order-latch'
import { orderLatchesEntry } from '../storage/storage-entries'

/** The calls that placing an order makes. */
export interface OrderCalls {
  /** Pays for an order that is not placed yet. Absent: it was paid before. */
  pay?: ((checkoutId: string) => Promise<void>) | undefined
  place(checkoutId: string): Promise<PlacedOrder>
  /** The checkout as the platform has it now. */
  getCheckout(checkoutId: string): Promise<Checkout>
  /** The latest orders. */
  listOrders(): Promise<readonly OrderSummary[]>
}

export interface PlaceOrderPorts {
  readonly calls: OrderCalls
  readonly browserStore: BrowserStore
  readonly runExclusive: RunExclusive
  readonly now: () => number
  /** How long the platform may still be working on an attempt whose answer was lost, in ms; undefined where nobody can wait. */
  readonly platformWorkTimeMs: number | undefined
  /** The sum of the order, as the shopper saw it. */
  readonly total?: string | undefined
  /** Called once, when the order is known to be placed. */
  readonly onPlaced: (order: PlacedOrder) => void
}

/** How many checkouts are remembered, so that storage does not grow for ever. */
const keptLatches = 20

/** Clocks differ: an order may seem to be this much older than the attempt that made it. */
const clockTolerance = 10 * 60 * 1000

const entry = orderLatchesEntry

const findLatch = ({ browserStore }: PlaceOrderPorts, checkoutId: string) =>
  browserStore.read(entry).find((latch) => latch.checkoutId === checkoutId)

const otherLatches = ({ browserStore }: PlaceOrderPorts, checkoutId: string) =>
  browserStore.read(entry).filter((latch) => latch.checkoutId !== checkoutId)

const keepLatch = (ports: PlaceOrderPorts, latch: OrderLatch) =>
  ports.browserStore.write(entry, [...otherLatches(ports, latch.checkoutId), latch].slice(-keptLatches))

const dropLatch = (ports: PlaceOrderPorts, checkoutId: string) =>
  ports.browserStore.write(entry, otherLatches(ports, checkoutId))

/**
 * Places the order of a checkout once, whatever happens: a latch per checkout is stored before the platform is asked,
 * so that a second click, a second tab or a reload finds out what became of the first attempt instead of ordering
 * again. Errors: what the platform refused (the latch opens again), or `UNKNOWN_OUTCOME` when nobody can tell (it
 * stays, and the next call looks again).
 */
export function placeOrder(ports: PlaceOrderPorts, checkoutId: string): Promise<PlacedOrder> {
  return ports.runExclusive(`cartonnage:order:${checkoutId}`, async () => {
    const latch = findLatch(ports, checkoutId)
    if (latch?.orderReferenceNumber !== undefined) return { orderReferenceNumber: latch.orderReferenceNumber }
    const order = await (latch ? findOut(ports, latch) : placeFirst(ports, checkoutId))
    const { orderReferenceNumber } = order
    keepLatch(ports, { ...(latch ?? { checkoutId, startedAt: ports.now() }), orderReferenceNumber })
    ports.onPlaced(order)
    return order
  })
}

async function placeFirst(ports: PlaceOrderPorts, checkoutId: string): Promise<PlacedOrder> {
  const { total } = ports
  const placed = await payFirst(ports, checkoutId)
  if (placed) return placed
  const latch: OrderLatch = { checkoutId, startedAt: ports.now(), ...(total === undefined ? {} : { total }) }
  keepLatch(ports, latch)
  try {
    return await ports.calls.place(checkoutId)
  } catch (error) {
    if (isRefused(error)) throw refuse(ports, { checkoutId, error })
    return await findOut(ports, noteLoss(ports, latch), error)
  }
}

/** The platform may be working on an attempt from the moment on at which its response was lost. */
function noteLoss(ports: PlaceOrderPorts, latch: OrderLatch): OrderLatch {
  const noted = { ...latch, lostAt: ports.now() }
  keepLatch(ports, noted)
  return noted
}

/** Pays before the latch closes: what fails here has ordered nothing, unless somebody placed the order before. */
async function payFirst({ calls }: PlaceOrderPorts, checkoutId: string): Promise<PlacedOrder | undefined> {
  try {
    await calls.pay?.(checkoutId)
    return undefined
  } catch (error) {
    const checkout = await calls.getCheckout(checkoutId).catch(() => null)
    if (!checkout?.orderReferenceNumber) throw error
    return { orderReferenceNumber: checkout.orderReferenceNumber }
  }
}

/**
 * What became of an attempt whose answer nobody has: first the checkout is asked, then the order placed again where
 * that cannot make a second one, and in the end the list of orders.
 */
async function findOut(ports: PlaceOrderPorts, latch: OrderLatch, cause?: unknown): Promise<PlacedOrder> {
  const { calls } = ports
  const { checkoutId } = latch
  const checkout = await look(calls.getCheckout(checkoutId).catch(nullWhenMissing), cause)
  if (checkout?.orderReferenceNumber) return { orderReferenceNumber: checkout.orderReferenceNumber }
  if (checkout && isOpen(checkout)) {
    if (isLeftToLooks(ports, cause)) throw unknownOutcome(cause)
    return await placeAgain(ports, latch, { checkout, cause })
  }
  const orders = await look(calls.listOrders(), cause)
  const order = findOrder(orders, { latch, existing: otherLatches(ports, checkoutId) })
  if (order) return order
  throw unknownOutcome(cause)
}

/** Another attempt would take as long as the one that took too long: whoever cannot wait looks later. */
const isLeftToLooks = ({ platformWorkTimeMs }: PlaceOrderPorts, cause: unknown) =>
  platformWorkTimeMs === undefined && isShopError(cause, 'TIMEOUT')

/** What a reading meets, a refusal too, says nothing about the order: the latch stays. */
async function look<T>(reading: Promise<T>, cause: unknown): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw toUnknown(error, cause)
  }
}

interface EarlierAttempt {
  readonly checkout: Checkout
  /** How its answer was lost just now; absent for one of an earlier press or page. */
  readonly cause: unknown
}

/** A refusal ends the latch only when the platform cannot be working on the first attempt any more. */
async function placeAgain(
  ports: PlaceOrderPorts,
  latch: OrderLatch,
  { checkout, cause }: EarlierAttempt,
): Promise<PlacedOrder> {
  const { calls, now, platformWorkTimeMs } = ports
  const { checkoutId, startedAt, lostAt = startedAt } = latch
  try {
    // After an earlier press the buyer may have chosen another payment.
    if (cause === undefined && !isClosing(checkout)) await calls.pay?.(checkoutId)
    return await calls.place(checkoutId)
  } catch (error) {
    const isOver = platformWorkTimeMs !== undefined && now() - lostAt >= platformWorkTimeMs
    if (isOver && isRefused(error) && !isNotFound(error)) throw refuse(ports, { checkoutId, error })
    if (!isRefused(error)) noteLoss(ports, latch)
    throw toUnknown(error, cause)
  }
}

/** Who signs in again finds out; what the caller's own code says before paying is about this press alone. */
const toUnknown = (error: unknown, cause: unknown) =>
  isShopError(error) && error.code !== 'SESSION_ENDED' ? unknownOutcome(cause ?? error) : error

/** While the cart is at the checkout no order exists; while it is closing, asking again gives the order's number. */
const isOpen = (checkout: Checkout) =>
  isClosing(checkout) || checkout.cartSummary?.status === checkoutCartStatus

const isClosing = ({ cartSummary }: Checkout) => cartSummary?.status === 'PendingClosed'

function nullWhenMissing(error: unknown): null {
  if (isNotFound(error)) return null
  throw error
}

const isSameAmount = (a: string, b: string) => {
  const [first, second] = [parseDecimal(a), parseDecimal(b)]
  return first !== undefined && second !== undefined && compare(first, second) === 0
}

/** The one order that can have come of the attempt; undefined when there is none, or more than one. */
function findOrder(
  orders: readonly OrderSummary[],
  { latch, existing }: { readonly latch: OrderLatch; readonly existing: readonly OrderLatch[] },
): PlacedOrder | undefined {
  const { startedAt, total } = latch
  const candidates = orders.filter(
    (order) =>
      !existing.some(({ orderReferenceNumber }) => orderReferenceNumber === order.orderReferenceNumber) &&
      Date.parse(order.createdDate ?? '') >= startedAt - clockTolerance &&
      (total === undefined || order.total === null || isSameAmount(order.total.amount, total)),
  )
  const number = candidates.length === 1 ? candidates[0]?.orderReferenceNumber : undefined
  return number ? { orderReferenceNumber: number } : undefined
}

/** The platform, or the shop's own rules, said no: there is no order. */
const isRefused = (error: unknown) =>
  isRefusal(error) || isShopError(error, 'INSUFFICIENT_INVENTORY') || isShopError(error, 'NULL_CHECKOUTID')

function refuse(
  ports: PlaceOrderPorts,
  { checkoutId, error }: { checkoutId: string; error: unknown },
): unknown {
  dropLatch(ports, checkoutId)
  const code = isResponseError(error) ? firstCheckoutError(error.errors) : undefined
  return code ? new ShopError(code, 'there is not enough stock', { cause: error }) : error
}

const unknownOutcome = (cause: unknown) =>
  new ShopError('UNKNOWN_OUTCOME', 'the order may or may not have been placed', { cause })
