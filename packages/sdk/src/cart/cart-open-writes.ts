import { abandonedAfterMs } from '../rules/call/platform-work-time'
import type { CartNotice } from '../state/cart'
import type { CartClaim, ClaimedLine } from '../storage/cart-claims'
import { toIntent } from './cart-doubts'
import { toFailed } from './cart-failures'
import type { CartIntent, IntentEntry } from './cart-intents'
import { toReason, unknownOutcome } from './cart-outcome'
import { findTaken, isOwnUnsent, keptCallers, unsentClaims } from './cart-unsent'
import type { CartEffect, CartEvent, CartState, Doubt, WriteInFlight, Step } from './cart-state'
import { productKey, sumQuantities } from './quantities'

const isSilent = ({ now }: CartState, { lookedAt }: CartClaim): boolean =>
  Math.abs(now - lookedAt) >= abandonedAfterMs

/**
 * An earlier page of the tab is gone. One of another tab may only have waited for its turn: it is gone when it gave no
 * sign of life since the turn before, either.
 */
const isAbandoned = (state: CartState, claim: CartClaim): boolean => {
  const { self, suspects } = state
  if (claim.page === self.page || claim.tab === self.tab) return true
  const wasSilent = suspects.some(({ id, lookedAt }) => id === claim.id && lookedAt === claim.lookedAt)
  return wasSilent && isSilent(state, claim)
}

/** Takes over what pages that are gone left open; what another page has taken over meanwhile, this one only watches. */
export function takeOver(before: CartState, turn: Extract<CartEvent, { type: 'locked' }>): CartState {
  const { version, self } = turn
  const state = { ...before, version, self }
  // A version that went back is that of a storage which was emptied: nobody has taken anything.
  const kept = version < before.version ? [...turn.claims, ...keptClaims(state)] : turn.claims
  const existing = new Set(state.doubts.map(({ claim }) => claim.id))
  const taken = findTaken(state, kept)
  const isTaken = (entry: IntentEntry) => taken.some(({ entries }) => entries.includes(entry))
  const claims = kept.filter((claim) => !isOwnUnsent(state, claim))
  const adopted = claims.filter(
    (claim) => claim.kind !== 'merge' && !existing.has(claim.id) && isAbandoned(state, claim),
  )
  const isOwn = ({ claim }: Doubt) =>
    claims.some(({ id, page }) => id === claim.id && page === state.self.page)
  const foreign = claims.filter(
    (claim) => !adopted.includes(claim) && !(existing.has(claim.id) && claim.page === state.self.page),
  )
  return {
    ...state,
    foreign,
    suspects: foreign.filter((claim) => isSilent(state, claim)),
    waiting: state.waiting.filter((entry) => !isTaken(entry)),
    doubts: [
      ...state.doubts.map((doubt) => (isOwn(doubt) ? doubt : { ...doubt, isTaken: true, isDue: false })),
      ...taken,
      ...adopted.map((claim) => toDoubt(claim, state)),
    ],
  }
}

const toDoubt = (claim: CartClaim, { base, self }: CartState): Doubt => ({
  intent: toIntent(claim),
  entries: [],
  before: base,
  notices: [],
  isInherited: true,
  isDue: claim.isUnsent === true,
  claim: { ...claim, tab: self.tab, page: self.page },
})

/** A write as it goes out. */
export interface Outgoing extends Pick<WriteInFlight, 'intent' | 'entries'> {
  readonly isRepeat: boolean
  readonly isInherited?: boolean | undefined
  /** Lines that the platform did not take when it went out the first time. */
  readonly notices: readonly CartNotice[]
}

/** What the other pages are to know of a write that goes out; nothing of one that is not about lines. */
export function toClaim(state: CartState, { intent, isRepeat }: Outgoing): CartClaim | undefined {
  const { self, number, now, base } = state
  if (intent.kind === 'other') return undefined
  return {
    ...self,
    id: `${self.page}:${number}`,
    sentAt: now,
    lookedAt: now,
    kind: intent.kind,
    lines: claimedLines(state, intent),
    ...(intent.kind === 'set' && { cartItemId: intent.cartItemId }),
    ...(intent.kind === 'delete' && base && { cartId: base.summary.cartId }),
    ...(isRepeat && { isRepeat }),
  }
}

/** What the cart holds is worth noting only where no other page has changed it since. */
function claimedLines({ base, seen, version }: CartState, intent: CartIntent): readonly ClaimedLine[] {
  const held = sumQuantities(base?.items ?? [])
  if (intent.kind === 'set') {
    const { productId = '', quantity, cartItemId } = intent
    const item = base?.items.find((one) => one.cartItemId === cartItemId)
    return [{ productId, quantity, before: String(item?.quantity ?? '0') }]
  }
  if (intent.kind !== 'add') return []
  const isKnown = seen === version
  return intent.lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    ...(isKnown && { before: held[productKey(productId)] ?? '0' }),
  }))
}

/** What the page keeps for all pages of the browser. */
function keptClaims(state: CartState): readonly CartClaim[] {
  const { doubts, inFlight, now } = state
  const open = [...doubts.filter(({ isTaken }) => !isTaken), ...(inFlight ? [inFlight] : [])].flatMap(
    ({ claim }) => (claim ? [{ ...claim, lookedAt: now }] : []),
  )
  return [...open, ...unsentClaims(state)]
}

/** Keeps the page's open writes for all pages of the browser. */
export function keep(state: CartState): Step {
  const { version, seen } = state
  // The page's own change makes what it has read no older.
  const next = { version: version + 1, seen: seen === version ? version + 1 : seen, kept: keptCallers(state) }
  return {
    state: { ...state, ...next },
    effects: [{ type: 'keep', claims: keptClaims(state) }],
  }
}

/** How often the time that the platform may work has to pass before nobody waits any more. */
const patience = 3

/**
 * Nobody waits for ever: where the cart cannot be read for long, the callers hear that nobody knows, and nothing is
 * sent again without them.
 */
export function leaveDoubts(state: CartState): Step {
  const { now, workTimeMs, readError, doubts } = state
  if (doubts.length === 0) return { state, effects: [] }
  const isOld = ({ claim, entries }: Doubt) =>
    entries.length > 0 && now - claim.sentAt >= patience * (workTimeMs ?? 0)
  const error = unknownOutcome(readError)
  const old = doubts.filter(isOld)
  const failed = old.flatMap(({ before: cart, intent }) => toFailed(cart, [intent], toReason(error)))
  const left = keep({
    ...state,
    failed: [...state.failed, ...failed],
    doubts: workTimeMs === undefined ? [] : doubts.map((one) => (isOld(one) ? giveBack(one) : one)),
  })
  const reported = old.map(({ entries }): CartEffect => ({ type: 'reject', entries, error }))
  return { state: left.state, effects: [...reported, ...left.effects] }
}

const giveBack = (one: Doubt): Doubt => ({ ...one, entries: [], claim: { ...one.claim, isRepeat: true } })
