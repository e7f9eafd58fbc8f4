import { isCartProcessing } from '../rules/cart/cart-status'
import type { Cart } from '../state/cart'
import { blockedRetryMs, findDueWrite, hasSendable, sendableEntries } from './cart-blocking'
import { findDifferences } from './cart-differences'
import { failedIntents, toFailed } from './cart-failures'
import { intentsOf, planWrites } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { msUntilNextRead } from './cart-line-outcomes'
import { giveUpOldWrites, saveOpenWrites, showTold, takeOverAbandoned, toClaim } from './cart-open-writes'
import type { Outgoing } from './cart-open-writes'
import { resolveWrite, toReason } from './cart-outcome'
import type { WriteOutcome } from './cart-outcome'
import { reset } from './cart-reset'
import { chain, isAtWork, noEffects, openIntents, reportDifferences, withEffectsFirst } from './cart-state'
import type {
  CartEffect,
  CartEvent,
  CartResponse,
  CartState,
  SeenCart,
  Step,
  UnresolvedWrite,
  WriteInFlight,
} from './cart-state'
import { isSwitch, startOver } from './cart-switched'
import { checkUnresolved, reportRefusedLines } from './cart-unresolved'
import { findSeen, isQueueUnsaved } from './cart-unsent'

/** The step that an event leads to. Responses to any request but the newest change nothing. */
export function stepCart(state: CartState, event: CartEvent): Step {
  // Only responses have a time.
  if ('now' in event) return settleRequest(state, event)
  switch (event.type) {
    case 'enqueued':
      return enqueue(state, event)
    case 'cancelled':
      return afterQueueChange(cancel(state, event.caller))
    case 'told':
      return showTold(state, event.caller)
    case 'readStarted':
      return noEffects({ ...state, number: state.number + 1 })
    case 'readDone':
      return noEffects(applyOutsideRead(state, event))
    case 'resumed':
      return state.phase === 'idle'
        ? lock({ ...state, base: event.displayed, start: event.displayed })
        : noEffects(state)
    case 'waitEnded':
      return state.phase === 'waiting' && state.waitNumber === event.number ? lock(state) : noEffects(state)
    case 'reset':
      return reset(state, event)
  }
}

function settleRequest(before: CartState, event: CartResponse): Step {
  if (!isAtWork(before) || event.number !== before.number) return noEffects(before)
  const state = { ...before, now: event.now }
  const { inFlight } = state
  switch (event.type) {
    case 'locked':
      return startTurn(state, event)
    case 'resent':
      return inFlight?.claim
        ? saveOpenWrites({
            ...state,
            inFlight: { ...inFlight, claim: { ...inFlight.claim, sentAt: event.now } },
          })
        : noEffects(state)
    case 'written':
      return read({
        ...state,
        inFlight: inFlight && {
          ...inFlight,
          notices: [...inFlight.notices, ...event.notices],
          cartId: event.cartId,
        },
      })
    case 'writeFailed':
      return read({ ...state, inFlight: inFlight && { ...inFlight, error: event.error } })
    case 'read': {
      const updated = applyRead(state, event.cart)
      return inFlight
        ? settleWrite(updated, inFlight, resolveWrite(inFlight, event.cart))
        : chain(applyCheck(updated), proceed)
    }
    case 'readFailed': {
      const unread = { ...state, readError: event.error }
      return inFlight
        ? settleWrite(unread, inFlight, resolveWrite(inFlight, undefined))
        : failQueue(unread, event.error)
    }
  }
}

const applyRead = (state: CartState, cart: Cart | null): CartState => ({
  ...state,
  base: cart,
  baseVersion: state.version,
  lastApplied: state.number,
  readError: undefined,
})

function enqueue(state: CartState, { entry, displayed }: Extract<CartEvent, { type: 'enqueued' }>): Step {
  const isFirst = state.phase === 'idle'
  const open = isFirst ? { ...state, base: displayed, start: displayed } : state
  const intent = withProduct(entry.intent, open.base)
  const named = { ...entry, intent, seen: entry.seen ?? findSeen(open.base, intent, openIntents(open)) }
  const next = { ...open, log: [...open.log, named], waiting: [...open.waiting, named] }
  return isFirst ? lock(next) : afterQueueChange(next)
}

/** Saves the queue for all pages: at once when the page has its turn, otherwise by taking one. */
function afterQueueChange(state: CartState): Step {
  const { phase } = state
  if (phase === 'waiting')
    return isQueueUnsaved(state) || sendableEntries(state).length > 0 ? lock(state) : noEffects(state)
  return phase === 'writing' || phase === 'reading' ? saveQueue(state) : noEffects(state)
}

/** Adds the item's product while the item is still in the cart. */
export function withProduct(intent: CartIntent, cart: SeenCart): CartIntent {
  if (intent.kind !== 'set') return intent
  return {
    ...intent,
    productId: cart?.items.find((item) => item.cartItemId === intent.cartItemId)?.productId,
  }
}

/** Removes what has not been sent; the rest cannot be cancelled. */
function cancel(state: CartState, caller: number): CartState {
  const cancelled = new Set(state.waiting.filter((entry) => entry.caller === caller))
  const others = (entries: readonly IntentEntry[]) => entries.filter((entry) => !cancelled.has(entry))
  return { ...state, log: others(state.log), waiting: others(state.waiting) }
}

function applyOutsideRead(
  state: CartState,
  { number, cart, version }: Extract<CartEvent, { type: 'readDone' }>,
): CartState {
  if (isAtWork(state) || number < state.lastApplied) return state
  const failed = state.phase === 'idle' ? [] : state.failed
  return { ...state, base: cart, baseVersion: version, lastApplied: number, readError: undefined, failed }
}

/** Asks for a turn among all pages of the browser. */
function lock(state: CartState): Step {
  const number = state.number + 1
  return { state: { ...state, phase: 'locking', number }, effects: [{ type: 'lock', number }] }
}

/** Reads the cart first when another page may have changed it, or when a write is unresolved. */
function startTurn(before: CartState, turn: Extract<CartEvent, { type: 'locked' }>): Step {
  const isStale = before.baseVersion !== undefined && before.baseVersion !== turn.version
  const state = takeOverAbandoned(before, turn)
  const hasUnresolved = state.unresolved.length > 0
  if (hasUnresolved || state.savedCallers.length > 0)
    return chain(saveOpenWrites(state), hasUnresolved || isStale ? read : proceed)
  return isStale ? chain(saveQueue(state), read) : proceed(state)
}

/** Stores the queue, so that it survives the page. */
const saveQueue = (state: CartState): Step =>
  isQueueUnsaved(state) ? saveOpenWrites(state) : noEffects(state)

/** Resolves what it can by the cart that was just read. */
function applyCheck(state: CartState): Step {
  if (state.unresolved.length === 0) return noEffects(state)
  const { unresolved, effects, failed } = checkUnresolved(state, state.base ?? null)
  return withEffectsFirst(
    effects,
    saveOpenWrites({ ...state, unresolved, failed: [...state.failed, ...failed] }),
  )
}

/** Sends the next write. None is sent while the platform works on the cart, or while the cart is not known. */
function proceed(state: CartState): Step {
  const settled = { ...state, inFlight: undefined }
  const due = findDueWrite(state)
  const [write] = due ? [due] : planWrites(sendableEntries(state))
  if (!write) return release(settled)
  if (state.readError !== undefined || isCartProcessing(state.base?.summary))
    return chain(saveQueue(settled), read)
  const waiting = state.waiting.filter((entry) => !write.entries.includes(entry))
  const unresolved = state.unresolved.filter((other) => other !== due)
  const { isInherited, notices = [] } = due ?? {}
  const isRepeat = due !== undefined && !due.claim.isUnsent
  return send({ ...settled, waiting, unresolved }, { ...write, isRepeat, isInherited, notices })
}

function send(state: CartState, out: Outgoing): Step {
  const { intent, entries, isInherited, notices } = out
  const number = state.number + 1
  const claim = toClaim(state, out)
  const inFlight: WriteInFlight = {
    intent,
    entries,
    isInherited,
    claim,
    cartBefore: state.base,
    notices,
  }
  const sent: CartState = { ...state, phase: 'writing', number, lastApplied: number, inFlight }
  return chain(claim ? saveOpenWrites(sent) : noEffects(sent), (saved) => ({
    state: saved,
    effects: [{ type: 'write', number, intent }],
  }))
}

function read(state: CartState): Step {
  const number = state.number + 1
  return {
    state: { ...state, phase: 'reading', number, readAt: state.now },
    effects: [{ type: 'read', number }],
  }
}

function settleWrite(state: CartState, inFlight: WriteInFlight, outcome: WriteOutcome): Step {
  const { claim, entries, notices } = inFlight
  if (claim && outcome === 'unresolved') return markUnresolved(state, { ...inFlight, claim })
  const response: CartEffect =
    typeof outcome === 'object'
      ? { type: 'reject', entries, error: outcome.error }
      : { type: 'resolve', entries, cart: state.base ?? null, notices }
  const failed = [...state.failed, ...(inFlight.isInherited ? [] : failedIntents(inFlight, outcome))]
  const isUnread = outcome === 'done' && state.readError !== undefined
  // The callers know that the platform accepted it; only a later read shows what it did to the cart.
  const unread =
    claim && isUnread && state.workTimeMs !== undefined ? [{ ...inFlight, claim, entries: [] }] : []
  const settled = { ...state, failed, inFlight: undefined, unresolved: [...state.unresolved, ...unread] }
  const next = startOver(settled, inFlight)
  // A switch makes the last reads of all pages stale.
  const saved = chain(next, claim || isSwitch(inFlight) ? saveOpenWrites : noEffects)
  return withEffectsFirst(
    [...saved.effects, { type: 'changed' }, response, ...reportRefusedLines(state, inFlight, outcome)],
    release(saved.state),
  )
}

/** The cart has been read since, so it may resolve the write at once. */
function markUnresolved(before: CartState, write: UnresolvedWrite): Step {
  // On a server, which cannot wait, the write is never resent.
  const isTakenOver = before.workTimeMs === undefined
  const unresolved = [...before.unresolved, { ...write, isTakenOver }]
  const state = { ...before, inFlight: undefined, unresolved }
  if (state.readError === undefined) return chain(applyCheck(state), release)
  return isTakenOver ? failQueue(state, state.readError) : release(state)
}

/** Rejects what could be sent now: nothing is written to a cart that cannot be read. */
function failQueue(state: CartState, error: unknown): Step {
  const { base, waiting } = state
  const entries = sendableEntries(state)
  const failed = [...state.failed, ...toFailed(base, intentsOf(entries), toReason(error))]
  const others = waiting.filter((entry) => !entries.includes(entry))
  const left = giveUpOldWrites({ ...state, failed, waiting: others })
  return withEffectsFirst([{ type: 'reject', entries, error }, ...left.effects], release(left.state))
}

/** Ends the page's turn. */
function release(before: CartState): Step {
  const { state, effects } = saveQueue(before)
  const end: readonly CartEffect[] = [...effects, { type: 'unlock' }]
  if (hasSendable(state)) return withEffectsFirst(end, lock(state))
  const { unresolved, waiting, foreign, log } = state
  // A page without changes of its own waits until the other pages have resolved theirs, or are gone.
  const isWatching = log.length === 0 && foreign.some(({ kind }) => kind !== 'merge')
  const isOpen = unresolved.length > 0 || waiting.length > 0 || isWatching
  return withEffectsFirst(end, isOpen ? wait(state) : toIdle(state))
}

function wait(state: CartState): Step {
  const number = state.number + 1
  const { unresolved, now, workTimeMs = 0 } = state
  const waits = unresolved.map(({ claim }) => msUntilNextRead(claim, now, workTimeMs))
  const ms = Math.min(...(waits.length > 0 ? waits : [blockedRetryMs]))
  return {
    state: { ...state, phase: 'waiting', number, waitNumber: number, inFlight: undefined },
    effects: [{ type: 'wait', number, ms }],
  }
}

/** Ends the work. While the cart cannot be read, earlier failures explain what the next work finds as well. */
function toIdle(state: CartState): Step {
  const failed = state.readError === undefined ? [] : state.failed
  return {
    state: { ...state, phase: 'idle', inFlight: undefined, log: [], failed, foreign: [], silent: [] },
    effects: reportDifferences(findDifferences({ ...state, intents: intentsOf(state.log) })),
  }
}
