import type { CartMessage, MessagesSummary } from '../contract/cart-item'
import { isResponseError, ShopError } from '../errors'
import { valueOf } from '../state/async-state'
import type { AsyncStore } from '../state/async-state'
import type { Cart, CartChange, CartNotice } from '../state/cart'
import type { Store } from '../state/store'
import { missingLines, sumQuantities } from './missing-lines'
import { isCutConnection, isNotFound } from './outcome'
import { isRefusal } from './refusal'

/** A product and how much of it to add. */
interface NewLine {
  readonly productId: string
  readonly quantity: string
}

interface Call {
  readonly signal?: AbortSignal | undefined
}

/** The calls that the writer makes. */
export interface CartCalls {
  /** Adds lines to the cart, which is made when there is none; answers with the lines that were not taken. */
  add(lines: readonly NewLine[], call: Call): Promise<readonly CartNotice[]>
  setQuantity(change: { readonly cartItemId: string; readonly quantity: string }, call: Call): Promise<void>
  remove(cartItemId: string, call: Call): Promise<void>
  delete(call: Call): Promise<void>
  /** The whole cart once the platform has finished working on it; null when there is none. */
  read(call: Call): Promise<Cart | null>
}

export interface CartWriterOptions {
  readonly calls: CartCalls
  readonly cart: AsyncStore<Cart | null>
  readonly isProcessing: Store<boolean>
  /** Ends when the cart belongs to somebody else. */
  readonly lifetime: () => AbortSignal
  /** Called after each change that may have reached the platform. */
  readonly onChanged: () => void
}

export interface CartWriter {
  add(lines: readonly NewLine[], call?: Call): Promise<CartChange>
  setQuantity(
    change: { readonly cartItemId: string; readonly quantity: string },
    call?: Call,
  ): Promise<CartChange>
  remove(cartItemId: string, call?: Call): Promise<CartChange>
  delete(call?: Call): Promise<CartChange>
}

/** What a change means to do, so that its outcome can be read off the cart. */
interface Intent {
  /** Does it; again where that is safe. */
  readonly write: (call: Call) => Promise<readonly CartNotice[]>
  /** Whether a cart shows that it was done; undefined when the cart does not tell. */
  readonly isDone: (now: Cart | null, before: Cart | null | undefined) => boolean | undefined
}

const quantitiesOf = (cart: Cart | null) => sumQuantities(cart?.items ?? [])
const itemOf = (cart: Cart | null, id: string) => cart?.items.find((item) => item.cartItemId === id)

/** Without a look at the cart before, only a cart that holds none of the products tells anything. */
function hasAdded(
  lines: readonly NewLine[],
  now: Cart | null,
  before: Cart | null | undefined,
): boolean | undefined {
  const missing = missingLines(lines, { before: quantitiesOf(before ?? null), now: quantitiesOf(now) })
  if (missing.length === lines.length && missing.every((line, index) => line === lines[index])) return false
  return before !== undefined && missing.length === 0 ? true : undefined
}

const toNotice = ({ message, messageCode, type }: CartMessage): CartNotice => ({
  code: messageCode ?? type ?? 'CART_MESSAGE',
  ...(message === null ? {} : { message }),
})

/** Messages of the platform about the cart and its items. */
function readWarnings(cart: Cart | null): readonly CartNotice[] {
  const messagesOf = (summary: MessagesSummary | null | undefined) =>
    (summary?.limitedMessages ?? []).map(toNotice)
  const ofItems = (cart?.items ?? []).flatMap(({ cartItemId, productId, messagesSummary }) =>
    messagesOf(messagesSummary).map((notice) => ({ ...notice, cartItemId, productId })),
  )
  return [...messagesOf(cart?.summary.messagesSummary), ...ofItems]
}

/** Reads the cart into the store. */
const readCart = ({ cart, calls }: CartWriterOptions, call: Call) => cart.run(() => calls.read(call))

/** Finds out whether a change whose answer got lost was made, and makes it if it was not. */
async function recover(
  options: CartWriterOptions,
  intent: Intent,
  lost: Lost,
): Promise<readonly CartNotice[]> {
  const { before, call, error } = lost
  if (call.signal.aborted) throw error
  const isDone = intent.isDone(await readCart(options, call), before)
  if (isDone === true) return []
  if (isDone === false && isCutConnection(error)) return await intent.write(call)
  // A server that failed has answered; one that only took too long may still do it.
  if (isDone === false && isResponseError(error)) throw error
  throw new ShopError('UNKNOWN_OUTCOME', 'the cart may or may not have been changed', { cause: error })
}

async function write(
  options: CartWriterOptions,
  intent: Intent,
  call: LiveCall,
): Promise<readonly CartNotice[]> {
  if (call.signal.aborted) throw new ShopError('ABORTED', 'Aborted', { cause: call.signal.reason })
  const before = valueOf(options.cart.getSnapshot())
  try {
    return await intent.write(call)
  } catch (error) {
    if (!isRefusal(error)) return await recover(options, intent, { before, call, error })
    // What the page shows may be outdated now. The refusal is what the caller must hear.
    await readCart(options, call).catch(() => undefined)
    throw error
  }
}

async function change(options: CartWriterOptions, intent: Intent, call: LiveCall): Promise<CartChange> {
  const errors = await write(options, intent, call).finally(options.onChanged)
  // The change is made: a read that fails then shows in the store and must not look like a failed change.
  await readCart(options, call).catch(() => undefined)
  const cart = valueOf(options.cart.getSnapshot()) ?? null
  return { cart, warnings: readWarnings(cart), errors }
}

/** Runs changes one after another, whether they work or not. */
function createQueue(options: CartWriterOptions): (intent: Intent, call?: Call) => Promise<CartChange> {
  const { isProcessing, lifetime } = options
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (intent, { signal } = {}) => {
    waiting += 1
    isProcessing.set(true)
    const call = { signal: AbortSignal.any([lifetime(), ...(signal ? [signal] : [])]) }
    const result = tail.then(() => change(options, intent, call))
    const settled = () => {
      waiting -= 1
      isProcessing.set(waiting > 0)
    }
    tail = result.then(settled, settled)
    return result
  }
}

const withoutErrors = (call: Promise<void>) => call.then((): readonly CartNotice[] => [])

/**
 * The only one who changes the buyer's cart. The platform takes one change at a time, so they run one after
 * another, and after each the cart is read again: totals are the platform's, never ours.
 * When an answer gets lost, the cart is read and compared with what was meant: the change is then finished,
 * repeated (once, after a cut connection) or told as `UNKNOWN_OUTCOME`.
 */
export function createCartWriter(options: CartWriterOptions): CartWriter {
  const { calls } = options
  const enqueue = createQueue(options)
  return {
    add: (lines, call) => {
      const write: Intent['write'] = (live) => calls.add(lines, live)
      return enqueue({ write, isDone: (now, before) => hasAdded(lines, now, before) }, call)
    },
    setQuantity: (item, call) => {
      const write: Intent['write'] = (live) => withoutErrors(calls.setQuantity(item, live))
      const isDone: Intent['isDone'] = (now) =>
        String(itemOf(now, item.cartItemId)?.quantity) === item.quantity
      return enqueue({ write, isDone }, call)
    },
    remove: (cartItemId, call) => {
      const write: Intent['write'] = (live) =>
        withoutErrors(calls.remove(cartItemId, live).catch(ignoreNotFound))
      return enqueue({ write, isDone: (now) => itemOf(now, cartItemId) === undefined }, call)
    },
    delete: (call) => {
      const write: Intent['write'] = (live) => withoutErrors(calls.delete(live).catch(ignoreNotFound))
      return enqueue({ write, isDone: (now) => now === null }, call)
    },
  }
}

interface LiveCall {
  readonly signal: AbortSignal
}

/** A change whose answer got lost. */
interface Lost {
  readonly before: Cart | null | undefined
  readonly call: LiveCall
  readonly error: unknown
}

/** What is not there any more need not be removed. */
function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error
}
