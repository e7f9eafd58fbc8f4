import type { CartMessage, MessagesSummary } from '../contract/cart/cart-item'
import { isShopError, ResponseError } from '../errors/errors'
import { toAbortError } from '../client/lifetime'
import type { Cart, CartChange, CartNotice, CartSettlement } from '../state/cart'
import { isAboutSameLines } from './cart-blocking'
import { isSameIntent, linesOf, requestedLines } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { beingChecked, isAbout } from './cart-outcome'

/** A call that waits for its change. */
interface Waiter {
  readonly resolve: (change: CartChange) => void
  readonly reject: (error: unknown) => void
  /** Aborts when the call has its result. */
  readonly settled: AbortController
}

/** A change that is under way. */
interface OpenChange {
  readonly intent: CartIntent
  readonly waiters: Set<Waiter>
  /** A waiter was told `UNKNOWN_OUTCOME`: an event tells the end, and the same change asked for again joins this one. */
  isTold: boolean
  /** What lost the response, once that has happened. */
  cause: unknown
}

interface Response {
  readonly entries: readonly IntentEntry[]
  readonly cart: Cart | null
  readonly notices: readonly CartNotice[]
}

export interface CartCallersOptions {
  /** Resolves when a call has waited for as long as it may, or rejects when the signal aborts. */
  readonly patience: (signal: AbortSignal) => Promise<void>
  /** Called with the end of a change, of which a caller was told `UNKNOWN_OUTCOME` before. */
  readonly onSettled: (settlement: CartSettlement) => void
}

/** Callers waiting for their write. */
export interface CartCallers {
  /** Adds a caller. */
  add(intent: CartIntent): { readonly caller: number; readonly result: Promise<CartChange> }
  /** Waits for the same change where it is under way and its callers were told `UNKNOWN_OUTCOME`. */
  join(intent: CartIntent): { readonly caller: number; readonly result: Promise<CartChange> } | undefined
  /** When the signal aborts, `cancel` is called, and the caller fails with `ABORTED` unless that has settled it. */
  follow(caller: number, signal: AbortSignal, cancel: (caller: number) => void): void
  /** The response to these has been missing for long: they are told `UNKNOWN_OUTCOME`, and an event will tell the end. */
  doubt(doubt: { readonly entries: readonly IntentEntry[]; readonly error: unknown }): void
  resolve(response: Response): void
  reject(failure: { readonly entries: readonly IntentEntry[]; readonly error: unknown }): void
  /** Forgets all changes: nobody waits for them. */
  clear(): void
}

/** The notices about a caller's own lines, of a write for several callers. */
const ownNotices = ({ intent }: IntentEntry, notices: readonly CartNotice[]): readonly CartNotice[] =>
  notices.filter((notice) => isAbout(linesOf(intent), notice))

const isSingle = ({ intent }: IntentEntry): boolean => linesOf(intent).length === 1

/** A caller that adds a single product gets a refusal as an error, also when it was sent together with others. */
const toRefusal = (notices: readonly CartNotice[]): ResponseError =>
  new ResponseError({
    url: 'carts/current/cart-items/batch',
    status: 400,
    statusText: '',
    errors: notices.map(({ code, message }) => ({
      type: code,
      ...(message === undefined ? {} : { message }),
    })),
  })

const toNotice = ({ message, messageCode, type }: CartMessage): CartNotice => ({
  code: messageCode ?? type ?? 'CART_MESSAGE',
  ...(message === null ? {} : { message }),
})

const noticesOf = (summary: MessagesSummary | null | undefined): readonly CartNotice[] =>
  (summary?.limitedMessages ?? []).map(toNotice)

/** The platform's messages about the cart and its items. */
function readWarnings(cart: Cart | null): readonly CartNotice[] {
  const ofItems = (cart?.items ?? []).flatMap(({ cartItemId, productId, messagesSummary }) =>
    noticesOf(messagesSummary).map((notice) => ({ ...notice, cartItemId, productId })),
  )
  return [...noticesOf(cart?.summary.messagesSummary), ...ofItems]
}

type Result = { readonly response: CartChange } | { readonly error: unknown }

const toSettlement = (intent: CartIntent, result: Result): CartSettlement => {
  const requested = requestedLines(intent)
  if ('response' in result) return { requested, outcome: 'done', errors: result.response.errors }
  const { error } = result
  const outcome = isShopError(error, 'UNKNOWN_OUTCOME') ? 'unknown' : 'failed'
  return { requested, outcome, errors: [], error }
}

export function createCartCallers({ patience, onSettled }: CartCallersOptions): CartCallers {
  const changes = new Map<number, OpenChange>()
  let last = 0

  /** Gives each waiter its result. */
  const settle = ({ waiters }: OpenChange, give: (waiter: Waiter) => void) => {
    for (const waiter of waiters) {
      waiter.settled.abort()
      give(waiter)
    }
  }

  const tell = (change: OpenChange) => {
    change.isTold = true
    const error = beingChecked(change.cause)
    settle(change, ({ reject }) => reject(error))
  }

  const wait = (change: OpenChange): Promise<CartChange> => {
    const { promise, resolve, reject } = Promise.withResolvers<CartChange>()
    const waiter = { resolve, reject, settled: new AbortController() }
    const { signal } = waiter.settled
    change.waiters.add(waiter)
    signal.addEventListener('abort', () => change.waiters.delete(waiter))
    patience(signal).then(
      () => tell(change),
      () => undefined,
    )
    return promise
  }

  const take = ({ caller }: IntentEntry): OpenChange | undefined => {
    const found = changes.get(caller)
    changes.delete(caller)
    return found
  }

  const end = (change: OpenChange | undefined, { intent }: IntentEntry, result: Result) => {
    if (!change) return
    settle(change, (waiter) =>
      'error' in result ? waiter.reject(result.error) : waiter.resolve(result.response),
    )
    if (change.isTold) onSettled(toSettlement(intent, result))
  }

  return {
    add(intent) {
      last += 1
      const change: OpenChange = { intent, waiters: new Set(), isTold: false, cause: undefined }
      changes.set(last, change)
      return { caller: last, result: wait(change) }
    },
    join(intent) {
      const latest = [...changes].findLast(([, change]) => isAboutSameLines(change.intent, intent))
      if (!latest?.[1].isTold || !isSameIntent(latest[1].intent, intent)) return undefined
      return { caller: latest[0], result: wait(latest[1]) }
    },
    follow(caller, signal, cancel) {
      const change = changes.get(caller)
      const waiter = [...(change?.waiters ?? [])].at(-1)
      if (!change || !waiter) return
      const abort = () => {
        if (change.waiters.size === 1 && !change.isTold) {
          cancel(caller)
          changes.delete(caller)
        }
        waiter.settled.abort()
        waiter.reject(toAbortError(signal))
      }
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { signal: waiter.settled.signal })
    },
    doubt({ entries, error }) {
      for (const { caller } of entries) {
        const change = changes.get(caller)
        if (!change) continue
        change.cause = error
        tell(change)
      }
    },
    resolve({ entries, cart, notices }) {
      const warnings = readWarnings(cart)
      for (const entry of entries) {
        const errors = ownNotices(entry, notices)
        const isRefused = isSingle(entry) && errors.length > 0
        end(
          take(entry),
          entry,
          isRefused ? { error: toRefusal(errors) } : { response: { cart, warnings, errors } },
        )
      }
    },
    reject({ entries, error }) {
      for (const entry of entries) end(take(entry), entry, { error })
    },
    clear: () => changes.clear(),
  }
}
