import { isCartProcessing } from '../rules/cart-status'
import type { Cart } from '../state/cart'
import { findDifferences } from './cart-differences'
import type { FailedIntent } from './cart-differences'
import { failedOf, toFailed } from './cart-failures'
import { intentsOf, planWrites } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { isErrored, judgeUnseen, judgeWrite, toReason } from './cart-outcome'
import type { Verdict } from './cart-outcome'
import { idleCart } from './cart-state'
import type { CartEffect, CartEvent, CartState, Flight, SeenCart } from './cart-state'

interface Step {
  readonly state: CartState
  readonly effects: readonly CartEffect[]
}

/** What follows from an event. Answers that do not belong to the newest request change nothing. */
export function stepCart(state: CartState, event: CartEvent): Step {
  switch (event.type) {
    case 'meant':
      return mean(state, event)
    case 'withdrawn':
      return still(withdraw(state, event.caller))
    case 'asked':
      return still({ ...state, number: state.number + 1 })
    case 'looked':
      return still(look(state, event.number))
    case 'forgotten':
      return still(idleCart(state.number + 1))
    case 'written':
    case 'unwritten':
    case 'read':
    case 'unread':
      return isAwaited(state, event) ? settleRequest(state, event) : still(state)
  }
}

type Answer = Extract<CartEvent, { type: 'written' | 'unwritten' | 'read' | 'unread' }>

const isAwaited = ({ phase, number }: CartState, answer: Answer): boolean =>
  phase !== 'idle' && answer.number === number

function settleRequest(state: CartState, event: Answer): Step {
  const { flight } = state
  switch (event.type) {
    case 'written':
      return read({ ...state, flight: flight && { ...flight, notices: event.notices } })
    case 'unwritten':
      return read({ ...state, flight: flight && { ...flight, error: event.error } })
    case 'read': {
      const seen = see(state, event.cart)
      return flight ? conclude(seen, flight, judgeWrite(flight, event.cart)) : proceed(seen)
    }
    case 'unread': {
      const unseen = { ...state, trouble: event.error }
      return flight ? conclude(unseen, flight, judgeUnseen(flight)) : giveUp(unseen, event.error)
    }
  }
}

/** What was accepted unseen is done now, unless the platform says that its own work failed. */
function see(state: CartState, cart: Cart | null): CartState {
  const failed = isErrored(cart) ? lasting(state) : state.failed.filter(({ isUnseen }) => !isUnseen)
  return { ...state, base: cart, fresh: state.number, trouble: undefined, failed }
}

const lasting = ({ failed }: CartState): readonly FailedIntent[] =>
  failed.map((one) => ({ ...one, isUnseen: false }))

const still = (state: CartState): Step => ({ state, effects: [] })

const before = (effects: readonly CartEffect[], { state, effects: later }: Step): Step => ({
  state,
  effects: [...effects, ...later],
})

function mean(state: CartState, { entry, shown }: Extract<CartEvent, { type: 'meant' }>): Step {
  const isFirst = state.phase === 'idle'
  const open = isFirst ? { ...state, base: shown, start: shown } : state
  const named = { ...entry, intent: withProduct(entry.intent, open.base) }
  const next = { ...open, log: [...open.log, named], waiting: [...open.waiting, named] }
  return isFirst ? proceed(next) : still(next)
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

function look(state: CartState, number: number): CartState {
  if (state.phase !== 'idle' || number < state.fresh) return state
  return { ...state, fresh: number, trouble: undefined, failed: [] }
}

/** Does what comes next. No write goes out while the platform works on the cart, or while its state is not known. */
function proceed(state: CartState): Step {
  const [write] = planWrites(state.waiting)
  if (!write) return rest(state)
  const atRest = { ...state, flight: undefined }
  if (state.trouble !== undefined || isCartProcessing(state.base?.summary)) return read(atRest)
  const waiting = state.waiting.filter((entry) => !write.entries.includes(entry))
  return send({ ...atRest, waiting }, { ...write, isRepeat: false })
}

function send(state: CartState, out: Pick<Flight, 'intent' | 'entries' | 'isRepeat'>): Step {
  const number = state.number + 1
  const flight: Flight = { ...out, before: state.base, notices: [], error: undefined }
  return {
    state: { ...state, phase: 'writing', number, fresh: number, flight },
    effects: [{ type: 'write', number, intent: out.intent }],
  }
}

function read(state: CartState): Step {
  const number = state.number + 1
  return { state: { ...state, phase: 'reading', number }, effects: [{ type: 'read', number }] }
}

function conclude(state: CartState, flight: Flight, verdict: Verdict): Step {
  if (verdict === 'repeat') return send(state, { ...flight, isRepeat: true })
  const { entries, notices } = flight
  const told: CartEffect =
    verdict === 'done'
      ? { type: 'answer', entries, cart: state.base ?? null, notices }
      : { type: 'reject', entries, error: verdict.error }
  const failed = [...state.failed, ...failedOf(state, flight, verdict)]
  return before([{ type: 'changed' }, told], proceed({ ...state, failed, flight: undefined }))
}

/** Without knowing the cart nothing is written. */
function giveUp(state: CartState, error: unknown): Step {
  const { waiting: entries, base } = state
  const failed = [...state.failed, ...toFailed(base, intentsOf(entries), toReason(error))]
  return before([{ type: 'reject', entries, error }], rest({ ...state, failed, waiting: [] }))
}

/** Ends the work. As long as the cart cannot be read, what failed explains what the next work meets as well. */
function rest(state: CartState): Step {
  const lines = findDifferences({ ...state, intents: intentsOf(state.log) })
  const failed = state.trouble === undefined ? [] : lasting(state)
  return {
    state: { ...state, phase: 'idle', flight: undefined, log: [], failed },
    effects: lines.length > 0 ? [{ type: 'differs', lines }] : [],
  }
}
