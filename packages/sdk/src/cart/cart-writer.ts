import { isShopError } from '../errors/errors'
import type { AwaitShopper } from '../session/await-shopper'
import { toShopError, valueOf } from '../state/async-state'
import type { AsyncStore } from '../state/async-state'
import type { Cart, CartChange, CartDifference, CartSettlement } from '../state/cart'
import type { Store } from '../state/store'
import type { Clock } from '../transport/ports'
import type { CartBrowser } from './cart-browser'
import { createCartCallers } from './cart-callers'
import { writeIntent, type CartCalls } from './cart-calls'
import { createHeldChanges } from './cart-held'
import { splitLines } from './cart-intents'
import type { Call, CartIntent, IntentEntry, NewLine } from './cart-intents'
import { stepCart, withProduct } from './cart-machine'
import { createCartReads } from './cart-reads'
import { displayedCart, idleCart, isAtWork } from './cart-state'
import type { CartEffect, CartEvent, CartState } from './cart-state'

export interface CartWriterOptions {
  readonly calls: CartCalls
  readonly cart: AsyncStore<Cart | null>
  readonly isProcessing: Store<boolean>
  /** What the pages of this browser know of each other's writes. */
  readonly browser: CartBrowser
  readonly clock: Clock
  /** How long the platform may work on a write whose response was lost, in ms; undefined on a server, which cannot wait. */
  readonly platformWorkTimeMs: number | undefined
  /** Resolves when a caller has waited for as long as it may; rejects when the signal aborts. */
  readonly patience: (signal: AbortSignal) => Promise<void>
  /** Resolves once it is known whose cart it is; undefined where that is known. */
  readonly awaitShopper: AwaitShopper
  /** Aborts when the shopper changes. */
  readonly lifetime: () => AbortSignal
  /** Called after each change that may have reached the platform. */
  readonly onChanged: () => void
  /** Called when all changes are through and lines are not as intended. */
  readonly onMismatch: (lines: readonly CartDifference[]) => void
  /** Called with the end of a change of which the caller was told `UNKNOWN_OUTCOME`. */
  readonly onSettled: (settlement: CartSettlement) => void
}

export interface CartWriter {
  add(lines: readonly NewLine[], call?: Call): Promise<CartChange>
  setQuantity(
    change: { readonly cartItemId: string; readonly quantity: string },
    call?: Call,
  ): Promise<CartChange>
  remove(cartItemId: string, call?: Call): Promise<CartChange>
  delete(call?: Call): Promise<CartChange>
  /** Runs any other write to the cart in its turn. */
  write(write: (call: Call) => Promise<void>, call?: Call): Promise<CartChange>
  /** As `write`, once nothing else is open: another cart becomes the active one, and is read. */
  switchCart(write: (call: Call) => Promise<void>, call?: Call): Promise<CartChange>
  /**
   * Reads the cart into the store once no change is under way, and drops a response that is older than what is shown.
   * `isShared` joins a read that is under way.
   */
  read(read: () => Promise<Cart | null>, options?: { readonly isShared?: boolean }): Promise<Cart | null>
  /** Finds out what became of the writes that earlier pages left open. */
  resume(): void
}

interface Turn {
  /** Whether the machine still waits for the turn. */
  readonly isAwaited: () => boolean
  readonly onTurn: (release: () => void) => void
  readonly onFailure: (error: unknown) => void
}

/** Waits for the lock among all pages of the browser, and keeps it until it is released. */
function takeTurn(browser: Pick<CartBrowser, 'exclusively'>, turn: Turn): void {
  const runTurn = () =>
    new Promise<void>((release) => {
      if (turn.isAwaited()) turn.onTurn(release)
      else release()
    })
  browser.exclusively(runTurn).catch(turn.onFailure)
}

interface RequestPorts {
  readonly calls: CartCalls
  readonly signal: AbortSignal
  readonly now: () => number
  readonly dispatch: (event: CartEvent) => void
}

/** Sends a request to the platform, and the response to the machine. */
function request(effect: Extract<CartEffect, { type: 'write' | 'read' }>, ports: RequestPorts): void {
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
    (accepted) => dispatch({ type: 'written', number, now: now(), ...accepted }),
    (error: unknown) => dispatch({ type: 'writeFailed', number, now: now(), error }),
  )
}

/** A wait that is aborted ends without an event. */
function wait(
  { number, ms }: Extract<CartEffect, { type: 'wait' }>,
  { clock, signal, dispatch }: Pick<RequestPorts, 'signal' | 'dispatch'> & Pick<CartWriterOptions, 'clock'>,
): void {
  clock.sleep(ms, signal).then(
    () => dispatch({ type: 'waitEnded', number }),
    () => undefined,
  )
}

/** Updates the stores from the state; a cart that has never been read leaves its store alone. */
function showCart(
  state: CartState,
  { cart, isProcessing }: Pick<CartWriterOptions, 'cart' | 'isProcessing'>,
): void {
  const displayed = displayedCart(state)
  if (state.readError !== undefined) cart.fail(toShopError(state.readError), displayed)
  else if (displayed !== undefined) cart.set(displayed)
  isProcessing.set(isAtWork(state))
}

/** Runs the machine: performs its effects, and dispatches what comes of them. */
function runMachine(options: CartWriterOptions) {
  const { calls, browser, clock, platformWorkTimeMs } = options
  const onTold = (caller: number) => dispatch({ type: 'told', caller })
  const callers = createCartCallers({ ...options, onTold })
  let state = idleCart({ number: 0, workTimeMs: platformWorkTimeMs })
  const settledListeners: (() => void)[] = []
  let lifetime = options.lifetime()
  let unlock = () => {}
  const dispatch = (event: CartEvent) => {
    const wasIdle = state.phase === 'idle'
    const { effects, ...step } = stepCart(state, event)
    state = step.state
    if (!wasIdle || state.phase !== 'idle') showCart(state, options)
    for (const effect of effects) perform(effect)
    if (!isAtWork(state)) onSettled()
  }

  const onSettled = () => {
    if (state.phase === 'idle') lifetime.removeEventListener('abort', reset)
    for (const listener of settledListeners.splice(0)) listener()
  }

  const reset = () => {
    const isSessionOver = isShopError(lifetime.reason, 'SESSION_ENDED')
    if (state.phase !== 'idle') dispatch({ type: 'reset', isSessionOver })
    callers.clear()
  }
  const lock = (number: number) =>
    takeTurn(browser, {
      isAwaited: () => isAtWork(state) && state.number === number,
      onTurn: (release) => {
        unlock = release
        dispatch({ type: 'locked', number, now: clock.now(), self: browser.self(), ...browser.read() })
      },
      onFailure: (error) => dispatch({ type: 'readFailed', number, now: clock.now(), error }),
    })

  const perform = (effect: CartEffect) => {
    if (effect.type === 'changed') options.onChanged()
    else if (effect.type === 'mismatch') options.onMismatch(effect.lines)
    else if (effect.type === 'resolve') callers.resolve(effect)
    else if (effect.type === 'reject') callers.reject(effect)
    else if (effect.type === 'doubt') callers.doubt(effect)
    else if (effect.type === 'lock') lock(effect.number)
    else if (effect.type === 'unlock') unlock()
    else if (effect.type === 'save') browser.save(effect.claims)
    else if (effect.type === 'wait') wait(effect, { clock, signal: lifetime, dispatch })
    else request(effect, { calls, signal: lifetime, now: clock.now, dispatch })
  }

  /** Work that starts now belongs to the current shopper. */
  const startWork = () => {
    if (state.phase !== 'idle') return
    lifetime = options.lifetime()
    lifetime.addEventListener('abort', reset)
  }

  const settled = async () => {
    if (isAtWork(state)) await new Promise<void>((resolve) => settledListeners.push(resolve))
  }

  /** The signals of caller and work abort in any order. */
  const cancel = (caller: number) => (lifetime.aborted ? reset() : dispatch({ type: 'cancelled', caller }))

  return { callers, dispatch, cancel, startWork, settled, current: () => state, lifetime: () => lifetime }
}

/** One response for a change that was sent in several parts. */
async function joinChanges(changes: readonly Promise<CartChange>[]): Promise<CartChange> {
  const all = await Promise.all(changes)
  const last = all.at(-1) ?? { cart: null, warnings: [], errors: [] }
  return { ...last, errors: all.flatMap(({ errors }) => errors) }
}

/**
 * The only code that changes the buyer's cart. The platform takes one change at a time, and the cart is read again after
 * each: totals are always the platform's. Changes made meanwhile are shown at once, queued and combined.
 *
 * The pages of a browser take turns. When a response is lost, the cart is read repeatedly, for the platform may still be
 * working: the change is done when the cart holds exactly what was intended; it is sent again (once) when the platform
 * can no longer be working on it and the cart is unchanged. Callers do not wait for that: soon they are told
 * `UNKNOWN_OUTCOME`, and an event tells the end; the same change asked for meanwhile joins the open one. Other products
 * can be changed meanwhile, and when the page goes, the next one continues. While it is not known whose cart it is,
 * changes are held.
 */
export function createCartWriter(options: CartWriterOptions): CartWriter {
  const { cart, browser } = options
  const { callers, dispatch, cancel, startWork, settled, current, lifetime } = runMachine(options)
  const displayed = () => valueOf(cart.getSnapshot())
  const start = (entry: IntentEntry) => {
    startWork()
    dispatch({ type: 'enqueued', entry, displayed: displayed() })
  }
  const read = createCartReads({ cart, dispatch, settled, version: () => browser.read().version, current })
  // The page may never have seen the buyer's cart, and what a change made of it would not be known.
  const readFirst = async () => void (await read(() => options.calls.read({}), { isShared: true }))
  const held = createHeldChanges({ ...options, callers, displayed, readFirst, start })

  const enqueue = (requested: CartIntent, call?: Call): Promise<CartChange> => {
    const intent = withProduct(requested, displayed())
    const shopper = current().phase === 'idle' ? options.lifetime() : lifetime()
    const signals = [shopper, ...(call?.signal ? [call.signal] : [])]
    const { caller, isJoined, result, follow } = callers.enter(intent)
    follow(signals, () => {
      if (!held.cancel(caller)) cancel(caller)
      callers.forget(caller)
    })
    if (isJoined || signals.some(({ aborted }) => aborted)) return result
    const known = options.awaitShopper()
    if (known) held.add({ caller, intent }, known)
    else start({ caller, intent })
    return result
  }

  return {
    add: (lines, call) =>
      joinChanges(splitLines(lines).map((part) => enqueue({ kind: 'add', lines: part }, call))),
    setQuantity: ({ cartItemId, quantity }, call) => enqueue({ kind: 'set', cartItemId, quantity }, call),
    remove: (cartItemId, call) => enqueue({ kind: 'set', cartItemId, quantity: '0' }, call),
    delete: (call) => enqueue({ kind: 'delete' }, call),
    write: (write, call) => enqueue({ kind: 'other', write }, call),
    switchCart: (write, call) => enqueue({ kind: 'other', write, isSwitch: true }, call),
    read,
    resume: () => {
      if (browser.read().claims.length === 0) return
      startWork()
      dispatch({ type: 'resumed', displayed: displayed() })
    },
  }
}
