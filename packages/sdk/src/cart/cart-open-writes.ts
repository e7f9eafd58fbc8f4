import { abandonedAfterMs, checkingNoticeAfterMs } from '../rules/call/platform-work-time'
import type { CartNotice } from '../state/cart'
import type { CartClaim, ClaimedLine } from '../storage/cart-claims'
import { toFailed } from './cart-failures'
import { toIntent } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { toReason, unknownOutcome } from './cart-outcome'
import { noEffects, withEffectsFirst } from './cart-state'
import type { CartEffect, CartEvent, CartState, Step, UnresolvedWrite, WriteInFlight } from './cart-state'
import { toDoubt } from './cart-unresolved'
import { callersToSave, findTakenOver, isOwnUnsent, unsentClaims, withEarlierSeen } from './cart-unsent'
import { quantitiesIn } from './quantities'

const isSilent = ({ now }: CartState, { lookedAt }: CartClaim): boolean =>
  Math.abs(now - lookedAt) >= abandonedAfterMs

/**
 * An earlier page of this tab is gone. A page of another tab may only be waiting for its turn: it counts as gone when it
 * was silent at the previous turn already and has given no sign of life since.
 */
const isAbandoned = (state: CartState, claim: CartClaim): boolean => {
  const { self, silent } = state
  if (claim.page === self.page || claim.tab === self.tab) return true
  const wasSilent = silent.some(({ id, lookedAt }) => id === claim.id && lookedAt === claim.lookedAt)
  return wasSilent && isSilent(state, claim)
}

/** Adopts the open writes of pages that are gone, and marks those of this page that another page has adopted. */
export function takeOverAbandoned(
  before: CartState,
  turn: Extract<CartEvent, { type: 'locked' }>,
): CartState {
  const { version, self } = turn
  const state = { ...before, version, self }
  // A lower version means that the storage was emptied, not that another page took anything over.
  const stored = version < before.version ? [...turn.claims, ...claimsToSave(state)] : turn.claims
  const existing = new Set(state.unresolved.map(({ claim }) => claim.id))
  const takenOver = findTakenOver(state, stored)
  const isTakenOver = (entry: IntentEntry) => takenOver.some(({ entries }) => entries.includes(entry))
  const claims = stored.filter((claim) => !isOwnUnsent(state, claim))
  const adopted = claims.filter(
    (claim) => claim.kind !== 'merge' && !existing.has(claim.id) && isAbandoned(state, claim),
  )
  const isOwn = ({ claim }: UnresolvedWrite) =>
    claims.some(({ id, page }) => id === claim.id && page === state.self.page)
  const foreign = claims.filter(
    (claim) => !adopted.includes(claim) && !(existing.has(claim.id) && claim.page === state.self.page),
  )
  return {
    ...state,
    foreign,
    silent: foreign.filter((claim) => isSilent(state, claim)),
    waiting: state.waiting.filter((entry) => !isTakenOver(entry)),
    unresolved: [
      ...state.unresolved.map((write) =>
        isOwn(write) ? write : { ...write, isTakenOver: true, isDue: false },
      ),
      ...takenOver,
      ...adopted.map((claim, index) => toUnresolved(withEarlierSeen(claim, adopted.slice(0, index)), state)),
    ],
  }
}

const toUnresolved = (claim: CartClaim, { base, self }: CartState): UnresolvedWrite => ({
  intent: toIntent(claim),
  entries: [],
  cartBefore: base,
  notices: [],
  isInherited: true,
  isDue: claim.isUnsent === true,
  claim: { ...claim, tab: self.tab, page: self.page },
})

/** A write that is about to be sent. */
export interface Outgoing extends Pick<WriteInFlight, 'intent' | 'entries'> {
  readonly isRepeat: boolean
  readonly isInherited?: boolean | undefined
  /** Lines that the platform did not take when it was sent the first time. */
  readonly notices: readonly CartNotice[]
}

/** A write about to be sent, as stored for all pages; undefined for one that is not about lines. */
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

/** An addition records what the cart held only when no other page can have changed it since. */
function claimedLines({ base, baseVersion, version }: CartState, intent: CartIntent): readonly ClaimedLine[] {
  if (intent.kind === 'set') {
    const { productId = '', quantity, cartItemId } = intent
    const item = base?.items.find((other) => other.cartItemId === cartItemId)
    return [{ productId, quantity, before: String(item?.quantity ?? '0') }]
  }
  if (intent.kind !== 'add') return []
  const quantityBefore = quantitiesIn(base)
  return intent.lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
    ...(baseVersion === version && { before: quantityBefore(productId) }),
  }))
}

/** The page's open writes, as stored for all pages of the browser. */
function claimsToSave(state: CartState): readonly CartClaim[] {
  const { unresolved, inFlight, now } = state
  const open = [
    ...unresolved.filter(({ isTakenOver }) => !isTakenOver),
    ...(inFlight ? [inFlight] : []),
  ].flatMap(({ claim }) => (claim ? [{ ...claim, lookedAt: now }] : []))
  return [...open, ...unsentClaims(state)]
}

/** Stores the page's open writes for all pages of the browser. */
export function saveOpenWrites(state: CartState): Step {
  const version = state.version + 1
  // The page's own change does not make its last read stale.
  const baseVersion = state.baseVersion === state.version ? version : state.baseVersion
  return {
    state: { ...state, version, baseVersion, savedCallers: callersToSave(state) },
    effects: [{ type: 'save', claims: claimsToSave(state) }],
  }
}

/** After how many times the platform's work time callers stop waiting. */
const maximumWorkTimes = 3

/**
 * Ends the writes of callers that have waited for very long because the cart cannot be read, with `UNKNOWN_OUTCOME`: they
 * are never resent. The others are told that theirs is being checked.
 */
export function giveUpOldWrites(state: CartState): Step {
  const { now, workTimeMs, readError, unresolved } = state
  if (unresolved.length === 0) return noEffects(state)
  const isOld = ({ claim, entries }: UnresolvedWrite) =>
    entries.length > 0 && now - claim.sentAt >= maximumWorkTimes * (workTimeMs ?? 0)
  const error = unknownOutcome(readError)
  const old = unresolved.filter(isOld)
  const failed = old.flatMap(({ cartBefore, intent }) => toFailed(cartBefore, [intent], toReason(error)))
  const rejected = old.map(({ entries }): CartEffect => ({ type: 'reject', entries, error }))
  const isDoubtful = ({ claim }: UnresolvedWrite) => now - claim.sentAt >= checkingNoticeAfterMs
  const left = unresolved.map((write) => {
    if (isOld(write)) return abandon(write)
    return isDoubtful(write) ? showChecked(write) : write
  })
  return withEffectsFirst(
    [...rejected, ...unresolved.filter((write) => !isOld(write) && isDoubtful(write)).map(toDoubt)],
    saveOpenWrites({
      ...state,
      failed: [...state.failed, ...failed],
      unresolved: workTimeMs === undefined ? [] : left,
    }),
  )
}

/** A write is shown as being checked on all pages of the browser. */
const showChecked = <Write extends WriteInFlight>(write: Write): Write =>
  write.claim ? { ...write, claim: { ...write.claim, isChecked: true } } : write

/** Shows what a caller was told about: their write is being checked, whatever request is under way. */
export function showTold(state: CartState, caller: number): Step {
  const isTold = ({ entries }: WriteInFlight) => entries.some((entry) => entry.caller === caller)
  const { inFlight, unresolved } = state
  if (![...unresolved, ...(inFlight ? [inFlight] : [])].some(isTold)) return noEffects(state)
  return saveOpenWrites({
    ...state,
    inFlight: inFlight && isTold(inFlight) ? showChecked(inFlight) : inFlight,
    unresolved: unresolved.map((write) => (isTold(write) ? showChecked(write) : write)),
  })
}

const abandon = (write: UnresolvedWrite): UnresolvedWrite => ({
  ...write,
  entries: [],
  claim: { ...write.claim, isRepeat: true },
})
