import { isCartProcessing } from '../rules/cart/cart-status'
import type { Cart, CartDifference } from '../state/cart'
import type { CartClaim } from '../storage/cart-claims'
import { findDifferences } from './cart-differences'
import { judgeDoubts, tellRefused } from './cart-doubts'
import { failedOf, toFailed } from './cart-failures'
import { freeEntries, heldBackMs } from './cart-holds'
import { intentsOf, planWrites } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { judgeWrite, toReason } from './cart-outcome'
import type { Verdict } from './cart-outcome'
import { keep, leaveDoubts, takeOver, toClaim } from './cart-open-writes'
import type { Outgoing } from './cart-open-writes'
import { before, chain, idleCart, isAtWork, still } from './cart-state'
import type { CartEffect, CartEvent, CartState, Doubt, Flight, SeenCart, Step } from './cart-state'
import { findSettledDifferences } from './cart-settled'
import { isUnkept } from './cart-unsent'
import { waitForLook } from './cart-verdict'

/** What follows from an event. Answers that do not belong to the newest request change nothing. */
export function stepCart(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case 'meant':
      return mean(state, event)
    case 'withdrawn':
      return keepUp(withdraw(state, event.caller))
    case 'asked':
      return still({ ...state, number: state.number + 1 })
    case 'looked':
      return still(look(state, event))
    case 'resumed':
      return state.phase === 'idle' ? lock({ ...state, base: event.shown, start: event.shown }) : still(state)
    case 'woken':
      return state.phase === 'waiting' && state.alarm === event.number ? lock(state) : still(state)
    case 'forgotten':
      return forget(state)
    case 'locked':
    case 'resent':
    case 'written':
    case 'unwritten':
    case 'read':
    case 'unread':
      return isAwaited(state, event) ? settleRequest({ ...state, now: event.now }, event) : still(state)
  }
}

type CallResponse = Extract<
  CartEvent,
  { type: 'locked' | 'resent' | 'written' | 'unwritten' | 'read' | 'unread' }
>

const isAwaited = (state: CartState, response: CallResponse): boolean =>
  isAtWork(state) && response.number === state.number

function settleRequest(state: CartState, event: CallResponse): Step {
  const { flight } = state
  switch (event.type) {
    case 'locked':
      return enter(state, event)
    case 'resent':
      return flight?.claim
        ? keep({
            ...state,
            flight: { ...flight, claim: { ...flight.claim, sentAt: event.now } },
          })
        : still(state)
    case 'written':
      return read({
        ...state,
        flight: flight && { ...flight, notices: [...flight.notices, ...event.notices] },
      })
    case 'unwritten':
      return read({ ...state, flight: flight && { ...flight, error: event.error } })
    case 'read': {
      const seen = see(state, event.cart)
      return flight
        ? conclude(seen, flight, judgeWrite(flight, event.cart))
        : chain(checkDoubts(seen), proceed)
    }
    case 'unread': {
      const unseen = { ...state, readError: event.error }
      return flight ? conclude(unseen, flight, judgeWrite(flight, undefined)) : giveUp(unseen, event.error)
    }
  }
}

const see = (state: CartState, cart: Cart | null): CartState => ({
  ...state,
  base: cart,
  seen: state.version,
  fresh: state.number,
  readError: undefined,
})

function mean(state: CartState, { entry, shown }: Extract<CartEvent, { type: 'meant' }>): Step {
  const isFirst = state.phase === 'idle'
  const open = isFirst ? { ...state, base: shown, start: shown } : state
  const named = { ...entry, intent: withProduct(entry.intent, open.base) }
  const next = { ...open, log: [...open.log, named], waiting: [...open.waiting, named] }
  return isFirst ? lock(next) : keepUp(next)
}

/** Keeps what waits for all pages, with the next turn where the page has none. */
function keepUp(state: CartState): Step {
  const { phase } = state
  if (phase === 'waiting') return isUnkept(state) || free(state).length > 0 ? lock(state) : still(state)
  return phase === 'writing' || phase === 'reading' ? keepUnkept(state) : still(state)
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
function withdraw(state: CartState, caller: number): CartState {
  const isOut = new Set(state.waiting.filter((entry) => entry.caller === caller))
  const others = (entries: readonly IntentEntry[]) => entries.filter((entry) => !isOut.has(entry))
  return { ...state, log: others(state.log), waiting: others(state.waiting) }
}

function look(
  state: CartState,
  { number, cart, version }: Extract<CartEvent, { type: 'looked' }>,
): CartState {
  if (isAtWork(state) || number < state.fresh) return state
  const failed = state.phase === 'idle' ? [] : state.failed
  return { ...state, base: cart, seen: version, fresh: number, readError: undefined, failed }
}

/** Those who meant it have heard that it failed: what is open is looked for when the shopper is back, and told. */
function forget(state: CartState): Step {
  const closed = (one: Doubt): Doubt => ({ ...one, claim: { ...one.claim, isRepeat: true } })
  const { flight, doubts } = state
  const open = [...doubts, ...(flight?.claim ? [{ ...flight, claim: flight.claim }] : [])].map(closed)
  const left: CartState = { ...state, flight: undefined, doubts: open, waiting: [] }
  const { effects } = open.length > 0 || isUnkept(left) ? keep(left) : still(left)
  const idle = idleCart({ ...state, number: state.number + 1 })
  return { state: idle, effects: [...effects, ...tell(findSettledDifferences(state)), { type: 'unlock' }] }
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
  return chain(isShared ? keep(entered) : still(entered), proceed)
}

/** What waits must not go with the page. */
const keepUnkept = (state: CartState): Step => (isUnkept(state) ? keep(state) : still(state))

/** What the cart that was just read says of the writes in doubt. */
function checkDoubts(state: CartState): Step {
  if (state.doubts.length === 0) return still(state)
  const { doubts, effects, failed } = judgeDoubts(state, state.base ?? null)
  const checked = keep({ ...state, doubts, failed: [...state.failed, ...failed] })
  return { state: checked.state, effects: [...effects, ...checked.effects] }
}

/** What an earlier page meant and did not send goes before what is meant here. */
const asOpen = ({ claim }: Doubt): CartClaim => ({ ...claim, isUnsent: false })

const free = ({ waiting, doubts, foreign }: CartState): readonly IntentEntry[] =>
  freeEntries(waiting, [...doubts.map(asOpen), ...foreign])

/** The first write in doubt that is to be sent, now that it touches nothing else that is open. */
const findDue = ({ doubts, foreign }: CartState): Doubt | undefined =>
  doubts.find(({ isDue, intent }, index) => {
    const earlier = doubts.slice(0, index).map(asOpen)
    return isDue && freeEntries([{ caller: 0, intent }], [...earlier, ...foreign]).length > 0
  })

/** Does what comes next. No write goes out while the platform works on the cart, or while its state is not known. */
function proceed(state: CartState): Step {
  const atRest = { ...state, flight: undefined }
  const due = findDue(state)
  const [write] = due ? [due] : planWrites(free(state))
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
  const flight: Flight = {
    ...{ intent, entries, isInherited, claim, before: state.base },
    notices,
    error: undefined,
  }
  const sent: CartState = { ...state, phase: 'writing', number, fresh: number, flight }
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

function conclude(state: CartState, flight: Flight, verdict: Verdict): Step {
  const { claim, entries, notices } = flight
  if (claim && verdict === 'doubt') return doubt(state, { ...flight, claim })
  const reported: CartEffect =
    typeof verdict === 'object'
      ? { type: 'reject', entries, error: verdict.error }
      : { type: 'answer', entries, cart: state.base ?? null, notices }
  const failed = [...state.failed, ...(flight.isInherited ? [] : failedOf(flight, verdict))]
  const isUnseen = verdict === 'done' && state.readError !== undefined
  // Those who meant it know that it was taken; what came of it is still to be seen.
  const unseen =
    claim && isUnseen && state.workTimeMs !== undefined ? [{ ...flight, claim, entries: [] }] : []
  const landed = { ...state, failed, flight: undefined, doubts: [...state.doubts, ...unseen] }
  const kept = claim ? keep(landed) : still(landed)
  return before(
    [...kept.effects, { type: 'changed' }, reported, ...tellRefused(state, flight, verdict)],
    release(kept.state),
  )
}

/** A write that became doubtful is judged at once where the cart was read after it. */
function doubt(state: CartState, flight: Doubt): Step {
  const isTaken = state.workTimeMs === undefined
  const doubtful = { ...state, flight: undefined, doubts: [...state.doubts, { ...flight, isTaken }] }
  if (isTaken && state.readError !== undefined) return giveUp(doubtful, state.readError)
  if (state.readError !== undefined) return release(doubtful)
  return chain(checkDoubts(doubtful), release)
}

/** Without knowing the cart nothing is written. */
function giveUp(state: CartState, error: unknown): Step {
  const { base, waiting } = state
  const entries = free(state)
  const failed = [...state.failed, ...toFailed(base, intentsOf(entries), toReason(error))]
  const others = waiting.filter((entry) => !entries.includes(entry))
  const left = leaveDoubts({ ...state, failed, waiting: others })
  return before([{ type: 'reject', entries, error }, ...left.effects], release(left.state))
}

/** Gives the other pages their turn. */
function release(state: CartState): Step {
  const { state: kept, effects } = keepUnkept(state)
  const end: readonly CartEffect[] = [...effects, { type: 'unlock' }]
  if (canGoOn(kept)) return before(end, lock(kept))
  const { doubts, waiting, foreign, log } = kept
  // Who is only here to find out stays until the other pages have, or are gone.
  const isWatching = log.length === 0 && foreign.some(({ kind }) => kind !== 'merge')
  const isOpen = doubts.length > 0 || waiting.length > 0 || isWatching
  return before(end, isOpen ? wait(kept) : rest(kept))
}

const canGoOn = (state: CartState): boolean =>
  free(state).length > 0 || (state.readError === undefined && findDue(state) !== undefined)

function wait(state: CartState): Step {
  const alarm = state.number + 1
  const { doubts, now, workTimeMs = 0 } = state
  const waits = doubts.map(({ claim }) => waitForLook(claim, now, workTimeMs))
  const ms = Math.min(...(waits.length > 0 ? waits : [heldBackMs]))
  return {
    state: { ...state, phase: 'waiting', number: alarm, alarm, flight: undefined },
    effects: [{ type: 'wait', number: alarm, ms }],
  }
}

const tell = (lines: readonly CartDifference[]): readonly CartEffect[] =>
  lines.length > 0 ? [{ type: 'differs', lines }] : []

/** Ends the work. As long as the cart cannot be read, what failed explains what the next work meets as well. */
function rest(state: CartState): Step {
  const failed = state.readError === undefined ? [] : state.failed
  return {
    state: { ...state, phase: 'idle', flight: undefined, log: [], failed, foreign: [], suspects: [] },
    effects: tell(findDifferences({ ...state, intents: intentsOf(state.log) })),
  }
}
