import { isCartProcessing } from '../rules/cart/cart-status'
import type { Cart, CartDifference } from '../state/cart'
import { findDifferences } from './cart-differences'
import { judgeDoubts, tellRefused } from './cart-doubts'
import { failedOf, toFailed } from './cart-failures'
import { canGoOn, findDue, freeNow, heldBackMs } from './cart-holds'
import { intentsOf, planWrites } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { judgeWrite, toReason } from './cart-outcome'
import type { Verdict } from './cart-outcome'
import { keep, leaveDoubts, takeOver, toClaim } from './cart-open-writes'
import type { Outgoing } from './cart-open-writes'
import { withEffectsFirst, chain, idleCart, isAtWork, noEffects } from './cart-state'
import type { CartEffect, CartEvent, CartState, Doubt, WriteInFlight, SeenCart, Step } from './cart-state'
import { findSettledDifferences } from './cart-settled'
import { isUnkept } from './cart-unsent'
import { waitForRead } from './cart-verdict'

/** What follows from an event. Answers that do not belong to the newest request change nothing. */
export function stepCart(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case 'enqueued':
      return enqueue(state, event)
    case 'cancelled':
      return keepUp(cancel(state, event.caller))
    case 'readStarted':
      return noEffects({ ...state, number: state.number + 1 })
    case 'readDone':
      return noEffects(applyOutsideRead(state, event))
    case 'resumed':
      return state.phase === 'idle'
        ? lock({ ...state, base: event.shown, start: event.shown })
        : noEffects(state)
    case 'woken':
      return state.phase === 'waiting' && state.alarm === event.number ? lock(state) : noEffects(state)
    case 'reset':
      return reset(state)
    case 'locked':
    case 'resent':
    case 'written':
    case 'writeFailed':
    case 'read':
    case 'readFailed':
      return isAwaited(state, event) ? settleRequest({ ...state, now: event.now }, event) : noEffects(state)
  }
}

type CallResponse = Extract<
  CartEvent,
  { type: 'locked' | 'resent' | 'written' | 'writeFailed' | 'read' | 'readFailed' }
>

const isAwaited = (state: CartState, response: CallResponse): boolean =>
  isAtWork(state) && response.number === state.number

function settleRequest(state: CartState, event: CallResponse): Step {
  const { inFlight } = state
  switch (event.type) {
    case 'locked':
      return enter(state, event)
    case 'resent':
      return inFlight?.claim
        ? keep({
            ...state,
            inFlight: { ...inFlight, claim: { ...inFlight.claim, sentAt: event.now } },
          })
        : noEffects(state)
    case 'written':
      return read({
        ...state,
        inFlight: inFlight && { ...inFlight, notices: [...inFlight.notices, ...event.notices] },
      })
    case 'writeFailed':
      return read({ ...state, inFlight: inFlight && { ...inFlight, error: event.error } })
    case 'read': {
      const seen = applyRead(state, event.cart)
      return inFlight
        ? settleWrite(seen, inFlight, judgeWrite(inFlight, event.cart))
        : chain(checkDoubts(seen), proceed)
    }
    case 'readFailed': {
      const unseen = { ...state, readError: event.error }
      return inFlight
        ? settleWrite(unseen, inFlight, judgeWrite(inFlight, undefined))
        : failQueue(unseen, event.error)
    }
  }
}

const applyRead = (state: CartState, cart: Cart | null): CartState => ({
  ...state,
  base: cart,
  seen: state.version,
  lastApplied: state.number,
  readError: undefined,
})

function enqueue(state: CartState, { entry, shown }: Extract<CartEvent, { type: 'enqueued' }>): Step {
  const isFirst = state.phase === 'idle'
  const open = isFirst ? { ...state, base: shown, start: shown } : state
  const named = { ...entry, intent: withProduct(entry.intent, open.base) }
  const next = { ...open, log: [...open.log, named], waiting: [...open.waiting, named] }
  return isFirst ? lock(next) : keepUp(next)
}

/** Keeps what waits for all pages, with the next turn where the page has none. */
function keepUp(state: CartState): Step {
  const { phase } = state
  if (phase === 'waiting')
    return isUnkept(state) || freeNow(state).length > 0 ? lock(state) : noEffects(state)
  return phase === 'writing' || phase === 'reading' ? keepUnkept(state) : noEffects(state)
}

/** Notes whose item it is as long as the item can be seen. */
function withProduct(intent: CartIntent, cart: SeenCart): CartIntent {
  if (intent.kind !== 'set') return intent
  return {
    ...intent,
    productId: cart?.items.find((item) => item.cartItemId === intent.cartItemId)?.productId,
  }
}

/** What already went out stays meant. */
function cancel(state: CartState, caller: number): CartState {
  const isOut = new Set(state.waiting.filter((entry) => entry.caller === caller))
  const others = (entries: readonly IntentEntry[]) => entries.filter((entry) => !isOut.has(entry))
  return { ...state, log: others(state.log), waiting: others(state.waiting) }
}

function applyOutsideRead(
  state: CartState,
  { number, cart, version }: Extract<CartEvent, { type: 'readDone' }>,
): CartState {
  if (isAtWork(state) || number < state.lastApplied) return state
  const failed = state.phase === 'idle' ? [] : state.failed
  return { ...state, base: cart, seen: version, lastApplied: number, readError: undefined, failed }
}

/** Those who meant it have heard that it failed: what is open is looked for when the shopper is back, and told. */
function reset(state: CartState): Step {
  const closed = (one: Doubt): Doubt => ({ ...one, claim: { ...one.claim, isRepeat: true } })
  const { inFlight, doubts } = state
  const open = [...doubts, ...(inFlight?.claim ? [{ ...inFlight, claim: inFlight.claim }] : [])].map(closed)
  const left: CartState = { ...state, inFlight: undefined, doubts: open, waiting: [] }
  const { effects } = open.length > 0 || isUnkept(left) ? keep(left) : noEffects(left)
  const idle = idleCart({ ...state, number: state.number + 1 })
  return {
    state: idle,
    effects: [...effects, ...reportDifferences(findSettledDifferences(state)), { type: 'unlock' }],
  }
}

/** Takes the turn among all pages of the browser. */
function lock(state: CartState): Step {
  const number = state.number + 1
  return { state: { ...state, phase: 'locking', number }, effects: [{ type: 'lock', number }] }
}

/** Reads the cart first where another page may have changed it, or where something is in doubt. */
function enter(state: CartState, turn: Extract<CartEvent, { type: 'locked' }>): Step {
  const isStale = state.seen !== undefined && state.seen !== turn.version
  const entered = takeOver(state, turn)
  const isOpen = entered.doubts.length > 0
  const isShared = isOpen || entered.kept.length > 0
  if (isOpen || isStale) return chain(isShared ? keep(entered) : keepUnkept(entered), read)
  return chain(isShared ? keep(entered) : noEffects(entered), proceed)
}

/** What waits must not go with the page. */
const keepUnkept = (state: CartState): Step => (isUnkept(state) ? keep(state) : noEffects(state))

/** What the cart that was just read says of the writes in doubt. */
function checkDoubts(state: CartState): Step {
  if (state.doubts.length === 0) return noEffects(state)
  const { doubts, effects, failed } = judgeDoubts(state, state.base ?? null)
  const checked = keep({ ...state, doubts, failed: [...state.failed, ...failed] })
  return { state: checked.state, effects: [...effects, ...checked.effects] }
}

/** Does what comes next. No write goes out while the platform works on the cart, or while its state is not known. */
function proceed(state: CartState): Step {
  const atRest = { ...state, inFlight: undefined }
  const due = findDue(state)
  const [write] = due ? [due] : planWrites(freeNow(state))
  if (!write) return release(atRest)
  if (state.readError !== undefined || isCartProcessing(state.base?.summary))
    return chain(keepUnkept(atRest), read)
  const waiting = state.waiting.filter((entry) => !write.entries.includes(entry))
  const doubts = state.doubts.filter((doubt) => doubt !== due)
  const { isInherited, notices = [] } = due ?? {}
  const isRepeat = due !== undefined && !due.claim.isUnsent
  return send({ ...atRest, waiting, doubts }, { ...write, isRepeat, isInherited, notices })
}

function send(state: CartState, out: Outgoing): Step {
  const { intent, entries, isInherited, notices } = out
  const number = state.number + 1
  const claim = toClaim(state, out)
  const inFlight: WriteInFlight = {
    ...{ intent, entries, isInherited, claim, before: state.base },
    notices,
    error: undefined,
  }
  const sent: CartState = { ...state, phase: 'writing', number, lastApplied: number, inFlight }
  const write: CartEffect = { type: 'write', number, intent }
  if (!claim) return { state: sent, effects: [write] }
  const kept = keep(sent)
  return { state: kept.state, effects: [...kept.effects, write] }
}

function read(state: CartState): Step {
  const number = state.number + 1
  return {
    state: { ...state, phase: 'reading', number, readAt: state.now },
    effects: [{ type: 'read', number }],
  }
}

function settleWrite(state: CartState, inFlight: WriteInFlight, verdict: Verdict): Step {
  const { claim, entries, notices } = inFlight
  if (claim && verdict === 'doubt') return doubt(state, { ...inFlight, claim })
  const reported: CartEffect =
    typeof verdict === 'object'
      ? { type: 'reject', entries, error: verdict.error }
      : { type: 'answer', entries, cart: state.base ?? null, notices }
  const failed = [...state.failed, ...(inFlight.isInherited ? [] : failedOf(inFlight, verdict))]
  const isUnseen = verdict === 'done' && state.readError !== undefined
  // Those who meant it know that it was taken; what came of it is still to be seen.
  const unseen =
    claim && isUnseen && state.workTimeMs !== undefined ? [{ ...inFlight, claim, entries: [] }] : []
  const landed = { ...state, failed, inFlight: undefined, doubts: [...state.doubts, ...unseen] }
  const kept = claim ? keep(landed) : noEffects(landed)
  return withEffectsFirst(
    [...kept.effects, { type: 'changed' }, reported, ...tellRefused(state, inFlight, verdict)],
    release(kept.state),
  )
}

/** A write that became doubtful is judged at once where the cart was read after it. */
function doubt(state: CartState, inFlight: Doubt): Step {
  const isTaken = state.workTimeMs === undefined
  const doubtful = { ...state, inFlight: undefined, doubts: [...state.doubts, { ...inFlight, isTaken }] }
  if (isTaken && state.readError !== undefined) return failQueue(doubtful, state.readError)
  if (state.readError !== undefined) return release(doubtful)
  return chain(checkDoubts(doubtful), release)
}

/** Without knowing the cart nothing is written. */
function failQueue(state: CartState, error: unknown): Step {
  const { base, waiting } = state
  const entries = freeNow(state)
  const failed = [...state.failed, ...toFailed(base, intentsOf(entries), toReason(error))]
  const others = waiting.filter((entry) => !entries.includes(entry))
  const left = leaveDoubts({ ...state, failed, waiting: others })
  return withEffectsFirst([{ type: 'reject', entries, error }, ...left.effects], release(left.state))
}

/** Gives the other pages their turn. */
function release(state: CartState): Step {
  const { state: kept, effects } = keepUnkept(state)
  const end: readonly CartEffect[] = [...effects, { type: 'unlock' }]
  if (canGoOn(kept)) return withEffectsFirst(end, lock(kept))
  const { doubts, waiting, foreign, log } = kept
  // Who is only here to find out stays until the other pages have, or are gone.
  const isWatching = log.length === 0 && foreign.some(({ kind }) => kind !== 'merge')
  const isOpen = doubts.length > 0 || waiting.length > 0 || isWatching
  return withEffectsFirst(end, isOpen ? wait(kept) : toIdle(kept))
}

function wait(state: CartState): Step {
  const alarm = state.number + 1
  const { doubts, now, workTimeMs = 0 } = state
  const waits = doubts.map(({ claim }) => waitForRead(claim, now, workTimeMs))
  const ms = Math.min(...(waits.length > 0 ? waits : [heldBackMs]))
  return {
    state: { ...state, phase: 'waiting', number: alarm, alarm, inFlight: undefined },
    effects: [{ type: 'wait', number: alarm, ms }],
  }
}

const reportDifferences = (lines: readonly CartDifference[]): readonly CartEffect[] =>
  lines.length > 0 ? [{ type: 'differs', lines }] : []

/** Ends the work. As long as the cart cannot be read, what failed explains what the next work meets as well. */
function toIdle(state: CartState): Step {
  const failed = state.readError === undefined ? [] : state.failed
  return {
    state: { ...state, phase: 'idle', inFlight: undefined, log: [], failed, foreign: [], suspects: [] },
    effects: reportDifferences(findDifferences({ ...state, intents: intentsOf(state.log) })),
  }
}
