import type { Checkout } from '../contract/checkout/checkout'
import type { OrderSummary, PlacedOrder } from '../contract/orders/orders'
import { compare, parseDecimal } from '../decimal'
import { isResponseError, isShopError, ShopError } from '../errors/errors'
import { isNotFound, isRefusal, nullWhenNotFound } from '../errors/outcome'
import { checkoutCartStatus } from '../rules/call/call-defaults'
import { firstCheckoutError } from '../rules/cart/checkout'
import type { BrowserStore } from '../storage/browser-store'
import type { RunExclusive } from '../storage/exclusive'
import type { OrderLatch } from '../storage/order-latch'
import { orderLatchesEntry } from '../storage/storage-entries'

/** The calls that placing an order makes. */
export interface OrderCalls {
  /** Pays for an order that is not placed yet; absent when it has been paid before. */
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
  /** The same, but steady when the device's clock is set. */
  readonly steadyNow: () => number
  /** How long the platform may work on an attempt whose response was lost, in ms; undefined on a server, which cannot wait. */
  readonly platformWorkTimeMs: number | undefined
  /** The order total that the shopper saw, as a decimal string. */
  readonly total?: string | undefined
  /** Called once, when the order is known to have been placed. */
  readonly onPlaced: (order: PlacedOrder) => void
}

/** How many checkouts are remembered, so that storage does not grow forever. */
const maximumLatches = 20

/** Clocks differ: an order may seem this much older than the attempt that made it, in ms. */
const clockTolerance = 10 * 60 * 1000

const entry = orderLatchesEntry

const findLatch = ({ browserStore }: PlaceOrderPorts, checkoutId: string) =>
  browserStore.read(entry).find((latch) => latch.checkoutId === checkoutId)

const otherLatches = ({ browserStore }: PlaceOrderPorts, checkoutId: string) =>
  browserStore.read(entry).filter((latch) => latch.checkoutId !== checkoutId)

const saveLatch = (ports: PlaceOrderPorts, latch: OrderLatch) =>
  ports.browserStore.write(entry, [...otherLatches(ports, latch.checkoutId), latch].slice(-maximumLatches))

const removeLatch = (ports: PlaceOrderPorts, checkoutId: string) =>
  ports.browserStore.write(entry, otherLatches(ports, checkoutId))

/**
 * Places the order of a checkout exactly once: a latch per checkout is stored before the order is sent, so that a second
 * click, a second tab or a reload finds out what became of the first attempt instead of ordering again. Errors: a
 * refusal, which opens the latch again, or `UNKNOWN_OUTCOME`, which leaves it closed for the next call to find out.
 */
export function placeOrder(ports: PlaceOrderPorts, checkoutId: string): Promise<PlacedOrder> {
  return ports.runExclusive(`cartonnage:order:${checkoutId}`, async () => {
    const latch = findLatch(ports, checkoutId)
    if (latch?.orderReferenceNumber !== undefined) return { orderReferenceNumber: latch.orderReferenceNumber }
    const order = await (latch ? findOutcome(ports, latch) : placeFirst(ports, checkoutId))
    const { orderReferenceNumber } = order
    saveLatch(ports, { ...(latch ?? { checkoutId, startedAt: ports.now() }), orderReferenceNumber })
    ports.onPlaced(order)
    return order
  })
}

async function placeFirst(ports: PlaceOrderPorts, checkoutId: string): Promise<PlacedOrder> {
  const { total } = ports
  const placed = await payFirst(ports, checkoutId)
  if (placed) return placed
  const latch: OrderLatch = { checkoutId, startedAt: ports.now(), ...(total === undefined ? {} : { total }) }
  saveLatch(ports, latch)
  try {
    return await ports.calls.place(checkoutId)
  } catch (error) {
    if (isRefused(error)) throw toRefusal(ports, checkoutId, error)
    return await findOutcome(ports, recordLoss(ports, latch), error)
  }
}

/** From the moment its response is lost, the platform may still be working on an attempt. */
function recordLoss(ports: PlaceOrderPorts, latch: OrderLatch): OrderLatch {
  const updated = { ...latch, lostAt: ports.steadyNow() }
  saveLatch(ports, updated)
  return updated
}

/** Pays before the latch closes: a failure here has ordered nothing, unless the order had been placed before. */
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
 * What became of an attempt without a response: reads the checkout, places the order again where that cannot make a second
 * one, and otherwise searches the list of orders.
 */
async function findOutcome(ports: PlaceOrderPorts, latch: OrderLatch, cause?: unknown): Promise<PlacedOrder> {
  const { calls } = ports
  const { checkoutId } = latch
  const checkout = await readOrUnknown(calls.getCheckout(checkoutId).catch(nullWhenNotFound), cause)
  if (checkout?.orderReferenceNumber) return { orderReferenceNumber: checkout.orderReferenceNumber }
  if (checkout && isOpen(checkout)) {
    if (mustNotRetry(ports, cause)) throw unknownOutcome(cause)
    return await placeAgain(ports, latch, { checkout, cause })
  }
  const orders = await readOrUnknown(calls.listOrders(), cause)
  const order = findOrder(orders, { latch, others: otherLatches(ports, checkoutId) })
  if (order) return order
  throw unknownOutcome(cause)
}

/** After a timeout, a server cannot wait for another attempt: a later request finds out. */
const mustNotRetry = ({ platformWorkTimeMs }: PlaceOrderPorts, cause: unknown) =>
  platformWorkTimeMs === undefined && isShopError(cause, 'TIMEOUT')

/** A read that fails, even with a refusal, says nothing about the order: the latch stays closed. */
async function readOrUnknown<T>(reading: Promise<T>, cause: unknown): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw toUnknown(error, cause)
  }
}

interface EarlierAttempt {
  readonly checkout: Checkout
  /** How its response was lost; undefined for an attempt of an earlier call or page. */
  readonly cause: unknown
}

/** A refusal opens the latch only when the platform can no longer be working on the first attempt. */
async function placeAgain(
  ports: PlaceOrderPorts,
  latch: OrderLatch,
  { checkout, cause }: EarlierAttempt,
): Promise<PlacedOrder> {
  const { calls, steadyNow, platformWorkTimeMs } = ports
  const { checkoutId, startedAt, lostAt = startedAt } = latch
  try {
    // Since an earlier call, the buyer may have chosen another payment.
    if (cause === undefined && !isClosing(checkout)) await calls.pay?.(checkoutId)
    return await calls.place(checkoutId)
  } catch (error) {
    const isOver = platformWorkTimeMs !== undefined && steadyNow() - lostAt >= platformWorkTimeMs
    if (isOver && isRefused(error) && !isNotFound(error)) throw toRefusal(ports, checkoutId, error)
    if (!isRefused(error)) recordLoss(ports, latch)
    throw toUnknown(error, cause)
  }
}

/** `SESSION_ENDED` is passed on, since signing in again helps, and so are errors of the caller's own code. */
const toUnknown = (error: unknown, cause: unknown) =>
  isShopError(error) && error.code !== 'SESSION_ENDED' ? unknownOutcome(cause ?? error) : error

/** While the cart is in checkout no order exists; while it is closing, placing again gives the order's number. */
const isOpen = (checkout: Checkout) =>
  isClosing(checkout) || checkout.cartSummary?.status === checkoutCartStatus

const isClosing = ({ cartSummary }: Checkout) => cartSummary?.status === 'PendingClosed'

const isSameAmount = (a: string, b: string) => {
  const [first, second] = [parseDecimal(a), parseDecimal(b)]
  return first !== undefined && second !== undefined && compare(first, second) === 0
}

/** The only order that can be the attempt's; undefined when there is none, or more than one. */
function findOrder(
  orders: readonly OrderSummary[],
  { latch, others }: { readonly latch: OrderLatch; readonly others: readonly OrderLatch[] },
): PlacedOrder | undefined {
  const { startedAt, total } = latch
  const candidates = orders.filter(
    (order) =>
      !others.some(({ orderReferenceNumber }) => orderReferenceNumber === order.orderReferenceNumber) &&
      Date.parse(order.createdDate ?? '') >= startedAt - clockTolerance &&
      (total === undefined || order.total === null || isSameAmount(order.total.amount, total)),
  )
  const number = candidates.length === 1 ? candidates[0]?.orderReferenceNumber : undefined
  return number ? { orderReferenceNumber: number } : undefined
}

/** Whether the platform or the shop's own rules refused: there is no order. */
const isRefused = (error: unknown) =>
  isRefusal(error) || isShopError(error, 'INSUFFICIENT_INVENTORY') || isShopError(error, 'NULL_CHECKOUTID')

/** Opens the latch, and returns the error to throw. */
function toRefusal(ports: PlaceOrderPorts, checkoutId: string, error: unknown): unknown {
  removeLatch(ports, checkoutId)
  const code = isResponseError(error) ? firstCheckoutError(error.errors) : undefined
  return code ? new ShopError(code, 'there is not enough stock', { cause: error }) : error
}

const unknownOutcome = (cause: unknown) =>
  new ShopError('UNKNOWN_OUTCOME', 'the order may or may not have been placed', { cause })
