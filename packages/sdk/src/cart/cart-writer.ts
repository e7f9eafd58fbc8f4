import { toShopError, valueOf } from '../state/async-state'
import type { AsyncStore } from '../state/async-state'
import type { Cart, CartChange, CartDifference } from '../state/cart'
import type { Store } from '../state/store'
import type { Clock } from '../transport/ports'
import type { CartBrowser } from './cart-browser'
import { createCartCallers } from './cart-callers'
import { writeIntent, type CartCalls } from './cart-calls'
import { splitLines } from './cart-intents'
import type { Call, CartIntent, NewLine } from './cart-intents'
import { createCartReads } from './cart-reads'
import { stepCart } from './cart-machine'
import { idleCart, isAtWork, shownCart } from './cart-state'
import type { CartEffect, CartEvent } from './cart-state'

export interface CartWriterOptions {
  readonly calls: CartCalls
  readonly cart: AsyncStore<Cart | null>
  readonly isProcessing: Store<boolean>
  /** What the pages of this browser know of each other's writes. */
  readonly browser: CartBrowser
  readonly clock: Clock
  /** How long the platform may work on a write whose response was lost, in ms; undefined where nobody can wait. */
  readonly platformWorkTimeMs: number | undefined
  /** Ends when the cart belongs to somebody else. */
  readonly lifetime: () => AbortSignal
  /** Called after each change that may have reached the platform. */
  readonly onChanged: () => void
  /** Called when all changes are through and lines are not as meant. */
  readonly onDiffers: (lines: readonly CartDifference[]) => void
}

export interface CartWriter {
  add(lines: readonly NewLine[], call?: Call): Promise<CartChange>
  setQuantity(
    change: { readonly cartItemId: string; readonly quantity: string },
    call?: Call,
  ): Promise<CartChange>
  remove(cartItemId: string, call?: Call): Promise<CartChange>
  delete(call?: Call): Promise<CartChange>
  /** Gives any other write to the cart its turn. */
  write(write: (call: Call) => Promise<void>, call?: Call): Promise<CartChange>
  /**
   * Reads the cart into the store: after the changes under way, and never with an answer older than what is shown.
   * `isShared` takes a reading that is under way for an answer.
   */
  look(read: () => Promise<Cart | null>, options?: { readonly isShared?: boolean }): Promise<Cart | null>
  /** Finds out what became of the writes that earlier pages left open. */
  resume(): void
}

interface Turn {
  /** Whether anybody still waits for it. */
  readonly isAwaited: () => boolean
  readonly onTurn: (release: () => void) => void
  readonly onFailure: (error: unknown) => void
}

/** Holds the lock among all pages of the browser until it is released. */
function takeTurn(browser: Pick<CartBrowser, 'exclusively'>, turn: Turn): void {
  const hold = () =>
    new Promise<void>((release) => {
      if (turn.isAwaited()) turn.onTurn(release)
      else release()
    })
  browser.exclusively(hold).catch(turn.onFailure)
}

interface Requesting {
  readonly calls: CartCalls
  readonly signal: AbortSignal
  readonly now: () => number
  readonly dispatch: (event: CartEvent) => void
}

/** Asks the platform, and tells the machine what came of it. */
function request(effect: Extract<CartEffect, { type: 'write' | 'read' }>, ports: Requesting): void {
  const { calls, signal, now, dispatch } = ports
  const { number } = effect
  if (effect.type !== 'write') {
    calls.read({ signal }).then(
      (cart) => dispatch({ type: 'read', number, now: now(), cart }),
      (error: unknown) => dispatch({ type: 'readFailed', number, now: now(), error }),
    )
    return
  }
  const beforeRetry = async () => dispatch({ type: 'resent', number, now: now() })
  writeIntent(calls, effect.intent, { signal, beforeRetry }).then(
    (notices) => dispatch({ type: 'written', number, now: now(), notices }),
    (error: unknown) => dispatch({ type: 'writeFailed', number, now: now(), error }),
  )
}

/** Runs the machine: does what it says, and tells it what came of that. */
function runMachine(options: CartWriterOptions) {
  const { calls, cart, isProcessing, browser, clock, platformWorkTimeMs } = options
  const callers = createCartCallers()
  let state = idleCart({ number: 0, workTimeMs: platformWorkTimeMs })
  const atRest: (() => void)[] = []
  /** Of the shopper whose work is under way. */
  let lifetime = options.lifetime()
  let unlock = () => {}
  /** The stores follow the state; a cart that was forgotten leaves them alone. */
  const show = () => {
    const shown = shownCart(state)
    if (state.readError !== undefined) cart.fail(toShopError(state.readError), shown)
    else if (shown !== undefined) cart.set(shown)
    isProcessing.set(isAtWork(state))
  }

  const dispatch = (event: CartEvent) => {
    const wasIdle = state.phase === 'idle'
    const { effects, ...step } = stepCart(state, event)
    state = step.state
    if (!wasIdle || state.phase !== 'idle') show()
    for (const effect of effects) perform(effect)
    if (!isAtWork(state)) rest()
  }

  const rest = () => {
    if (state.phase === 'idle') lifetime.removeEventListener('abort', forget)
    for (const hydrate of atRest.splice(0)) hydrate()
  }

  const forget = () => dispatch({ type: 'reset' })
  const lock = (number: number) =>
    takeTurn(browser, {
      isAwaited: () => isAtWork(state) && state.number === number,
      onTurn: (release) => {
        unlock = release
        dispatch({ type: 'locked', number, now: clock.now(), self: browser.self(), ...browser.read() })
      },
      onFailure: (error) => dispatch({ type: 'readFailed', number, now: clock.now(), error }),
    })

  // Whose wait was cut short does not look any more.
  const wait = ({ number, ms }: Extract<CartEffect, { type: 'wait' }>) =>
    clock.sleep(ms, lifetime).then(
      () => dispatch({ type: 'woken', number }),
      () => undefined,
    )

  const perform = (effect: CartEffect) => {
    if (effect.type === 'changed') options.onChanged()
    else if (effect.type === 'differs') options.onDiffers(effect.lines)
    else if (effect.type === 'answer') callers.response(effect)
    else if (effect.type === 'reject') callers.reject(effect)
    else if (effect.type === 'lock') lock(effect.number)
    else if (effect.type === 'unlock') unlock()
    else if (effect.type === 'keep') browser.keep(effect.claims)
    else if (effect.type === 'wait') void wait(effect)
    else request(effect, { calls, signal: lifetime, now: clock.now, dispatch })
  }

  /** Work begins for whoever is the shopper then. */
  const begin = () => {
    if (state.phase !== 'idle') return
    lifetime = options.lifetime()
    lifetime.addEventListener('abort', forget)
  }

  const settled = () =>
    isAtWork(state) ? new Promise<void>((resolve) => atRest.push(resolve)) : Promise.resolve()

  return { callers, dispatch, begin, settled, current: () => state, lifetime: () => lifetime }
}

/** Joins the answers to the parts of one change. */
async function joinChanges(changes: readonly Promise<CartChange>[]): Promise<CartChange> {
  const all = await Promise.all(changes)
  const last = all.at(-1) ?? { cart: null, warnings: [], errors: [] }
  return { ...last, errors: all.flatMap(({ errors }) => errors) }
}

/**
 * The only one who changes the buyer's cart. The platform takes one change at a time, and after each the cart is read
 * again: totals are the platform's, never ours. What is meant in the meantime waits, is put together and shown at once.
 * The pages of a browser take turns. When a response gets lost, the cart is looked at again and again, for the platform
 * may still be working: the change is finished where the cart holds exactly what was meant, repeated (once) where the
 * platform cannot be working on it any more and the cart is as before, and otherwise told as `UNKNOWN_OUTCOME`. Other
 * products can be changed meanwhile, and a page that goes leaves the looking to the next one.
 */
export function createCartWriter(options: CartWriterOptions): CartWriter {
  const { cart, browser } = options
  const { callers, dispatch, begin, settled, current, lifetime } = runMachine(options)

  const enqueue = (intent: CartIntent, call?: Call): Promise<CartChange> => {
    const shopper = current().phase === 'idle' ? options.lifetime() : lifetime()
    const signal = AbortSignal.any([shopper, ...(call?.signal ? [call.signal] : [])])
    const { caller, result } = callers.add(signal, (gone) => dispatch({ type: 'cancelled', caller: gone }))
    if (signal.aborted) return result
    begin()
    dispatch({ type: 'enqueued', entry: { caller, intent }, shown: valueOf(cart.getSnapshot()) })
    return result
  }

  const resume = () => {
    if (browser.read().claims.length === 0) return
    begin()
    dispatch({ type: 'resumed', shown: valueOf(cart.getSnapshot()) })
  }

  const version = () => browser.read().version
  const look = createCartReads({ cart, dispatch, settled, version, current })

  return {
    add: (lines, call) =>
      joinChanges(splitLines(lines).map((part) => enqueue({ kind: 'add', lines: part }, call))),
    setQuantity: ({ cartItemId, quantity }, call) => enqueue({ kind: 'set', cartItemId, quantity }, call),
    remove: (cartItemId, call) => enqueue({ kind: 'set', cartItemId, quantity: '0' }, call),
    delete: (call) => enqueue({ kind: 'delete' }, call),
    write: (write, call) => enqueue({ kind: 'other', write }, call),
    look,
    resume,
  }
}
