import { ResponseError, ShopError } from '../errors/errors'
import { conflictDelayMs, mutationAttempts } from '../rules/call/retry'
import { maximumPollAttempts, pollDelay } from '../rules/call/polling'
import type { Cart, CartNotice } from '../state/cart'
import type { FakeTime } from './cart-clock.fixture'
import type { CartCalls } from './cart-calls'
import type { Call } from './cart-intents'

/** What happens to a write: 'before' or 'after' the work was done; 'busy': `Processing` for so many reads. */
export type WriteFault =
  | 'none'
  | 'cut before'
  | 'cut after'
  | 'late before'
  | 'late after'
  | 'late and done later'
  | 'cut and done later'
  | 'done twice'
  | 'garbled before'
  | 'garbled after'
  | '500 before'
  | '500 after'
  | '409'
  | 'refused'
  | 'busy 2'
  | 'busy 20'
  | 'errored before'
  | 'errored after'

/** How long a request and its response take, and whether the response is lost. */
export interface Journey {
  readonly requestMs: number
  readonly responseMs: number
  readonly isLost: boolean
}

export interface Weather {
  /** Of the writes in the order in which they are sent; later ones succeed. */
  readonly writes: readonly WriteFault[]
  /** Of all requests in the order in which they are sent. */
  readonly journeys: readonly Journey[]
}

/** A product that the platform refuses, and one with limited stock. */
export const forbidden = 'forbidden'
export const scarce = 'scarce'
const stock = 20

const refusal = (status: number, type = 'REFUSED') =>
  new ResponseError({ url: '/carts', status, statusText: '', errors: [{ type }] })

const errorOf = (fault: WriteFault): Error => {
  if (fault.startsWith('cut')) return new ShopError('NETWORK', 'cut')
  if (fault.startsWith('late')) return new ShopError('TIMEOUT', 'late')
  if (fault.startsWith('garbled')) return new ShopError('UNEXPECTED_ANSWER', 'no JSON')
  return refusal(fault.startsWith('500') ? 500 : 400)
}

const isLostAfter = (fault: WriteFault) =>
  ['cut after', 'late after', 'garbled after', '500 after'].includes(fault)
const isAccepted = (fault: WriteFault) => /^(?:none|busy|errored|done twice)/.test(fault)
/** How long after the connection broke the platform still does it, in ms; less than its work time. */
const doneAfterMs: Partial<Record<WriteFault, number>> = {
  'late and done later': 50_000,
  'cut and done later': 1200,
}

interface OneWrite<T> {
  readonly fault: WriteFault
  readonly doIt: () => T
  readonly nothing: T
  readonly call: Call
}

/** The reference: one cart on the server, changed by any number of tabs. */
export function createReferencePlatform(time: FakeTime, weather: Weather) {
  const stored = new Map<string, { readonly id: string; readonly quantity: number }>()
  const writes = [...weather.writes]
  const journeys = [...weather.journeys]
  let carts = 0
  let items = 0
  let exists = false
  let busy = { reads: 0, until: 0 }
  let isErrored = false
  let written = 0
  let out = 0
  let intrusions = 0

  const isBusy = () => busy.reads > 0 && busy.until > time.now()
  const travel = () => journeys.shift() ?? { requestMs: 1, responseMs: 1, isLost: false }

  const open = () => {
    if (!exists) carts += 1
    exists = true
  }
  const put = (productId: string, quantity: number) => {
    const id = stored.get(productId)?.id ?? `item-${(items += 1)}`
    stored.set(productId, { id, quantity: productId === scarce ? Math.min(quantity, stock) : quantity })
  }
  const productOf = (cartItemId: string) => {
    const found = [...stored].find(([, { id }]) => id === cartItemId)
    if (!found) throw refusal(404)
    return found[0]
  }

  const work = {
    add(lines: readonly { productId: string; quantity: string }[]): readonly CartNotice[] {
      if (lines.length === 1 && lines[0]?.productId === forbidden) throw refusal(400, 'CART_VALIDATION_ERROR')
      open()
      for (const { productId, quantity } of lines)
        if (productId !== forbidden) put(productId, (stored.get(productId)?.quantity ?? 0) + Number(quantity))
      return lines
        .filter(({ productId }) => productId === forbidden)
        .map(({ productId }) => ({ code: 'CART_VALIDATION_ERROR', productId }))
    },
    set: (cartItemId: string, quantity: string) => put(productOf(cartItemId), Number(quantity)),
    remove: (cartItemId: string) => void stored.delete(productOf(cartItemId)),
    delete() {
      stored.clear()
      exists = false
    },
  }

  /** One attempt of a write. */
  function attempt<T>(fault: WriteFault, doIt: () => T, nothing: T): T {
    if (fault === '409' || isBusy()) throw refusal(409, 'CONFLICT')
    const later = doneAfterMs[fault]
    if (later !== undefined) {
      time.at(time.now() + later, () => {
        try {
          doIt()
        } catch {
          // The response has been lost already.
        }
      })
    }
    if (!isAccepted(fault) && !isLostAfter(fault)) throw errorOf(fault)
    if (fault === 'done twice') doIt()
    const response = fault === 'errored before' ? nothing : doIt()
    // A write that fails later has created the cart all the same.
    if (fault === 'errored before') open()
    isErrored = fault.startsWith('errored')
    if (fault.startsWith('busy')) busy = { reads: Number(fault.slice(5)), until: time.now() + 200_000 }
    if (isLostAfter(fault)) throw errorOf(fault)
    return response
  }

  /** A write as the transport makes it, with its retries after conflicts. */
  async function write<T>(doIt: () => T, nothing: T, call: Call): Promise<T> {
    const fault = writes.shift() ?? 'none'
    written += 1
    out += 1
    if (out > 1 || isBusy()) intrusions += 1
    try {
      return await retryOnConflict({ fault, doIt, nothing, call })
    } finally {
      out -= 1
    }
  }

  async function retryOnConflict<T>({ fault, doIt, nothing, call }: OneWrite<T>): Promise<T> {
    for (let count = 1; ; count += 1) {
      const { requestMs, responseMs } = travel()
      await time.sleep(requestMs)
      try {
        const response = attempt(fault, doIt, nothing)
        await time.sleep(responseMs)
        return response
      } catch (error) {
        await time.sleep(responseMs)
        const isConflict = error instanceof ResponseError && error.status === 409
        if (!isConflict || count === mutationAttempts) throw error
        await time.sleep(conflictDelayMs)
        await call.beforeRetry?.()
      }
    }
  }

  const snapshot = (): Cart | null =>
    exists
      ? ({
          summary: {
            cartId: `cart-${carts}`,
            asyncOperationStatus: isErrored ? 'Errored' : 'Completed',
            messagesSummary: null,
          },
          items: [...stored].map(([productId, { id, quantity }]) => ({
            productId,
            cartItemId: id,
            quantity,
          })),
          // Only what the writer reads of a cart.
        } as unknown as Cart)
      : null

  /** A read as the resource makes it: polled until the platform is ready. */
  async function read(): Promise<Cart | null> {
    for (let count = 1; count <= maximumPollAttempts; count += 1) {
      await time.sleep(pollDelay(count))
      const { requestMs, responseMs, isLost } = travel()
      await time.sleep(requestMs)
      const isPending = isBusy()
      busy = { ...busy, reads: Math.max(busy.reads - 1, 0) }
      const found = snapshot()
      await time.sleep(responseMs)
      if (isLost) throw new ShopError('NETWORK', 'cut')
      if (!isPending) return found
    }
    throw new ShopError('ASYNC_MAXIMUM_WAIT_EXCEEDED', 'async maximum wait exceeded')
  }

  const calls: CartCalls = {
    add: (lines, call) => write(() => ({ notices: work.add(lines) }), { notices: [] }, call),
    setQuantity: ({ cartItemId, quantity }, call) =>
      write(() => work.set(cartItemId, quantity), undefined, call),
    remove: (cartItemId, call) => write(() => work.remove(cartItemId), undefined, call),
    delete: (call) => write(work.delete, undefined, call),
    read,
  }
  return {
    calls,
    quantities: () =>
      Object.fromEntries([...stored].map(([productId, { quantity }]) => [productId, quantity])),
    countWrites: () => written,
    /** Writes that were sent during another, or while the platform worked on the cart. */
    countIntrusions: () => intrusions,
  }
}
