import type { CartMessage, MessagesSummary } from '../contract/cart/cart-item'
import { ResponseError } from '../errors/errors'
import { toAbortError } from '../client/lifetime'
import type { Cart, CartChange, CartNotice } from '../state/cart'
import { linesOf } from './cart-intents'
import type { IntentEntry } from './cart-intents'
import { isAbout } from './cart-outcome'

interface Caller {
  resolve(change: CartChange): void
  reject(error: unknown): void
}

interface Response {
  readonly entries: readonly IntentEntry[]
  readonly cart: Cart | null
  readonly notices: readonly CartNotice[]
}

/** Callers waiting for their write. */
export interface CartCallers {
  /** Adds a caller. When its signal aborts, `cancel` is called, and it fails with `ABORTED` unless that has settled it. */
  add(signal: AbortSignal, cancel: (caller: number) => void): { caller: number; result: Promise<CartChange> }
  resolve(response: Response): void
  reject(failure: { readonly entries: readonly IntentEntry[]; readonly error: unknown }): void
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

export function createCartCallers(): CartCallers {
  const callers = new Map<number, Caller>()
  let last = 0

  const take = ({ caller }: IntentEntry): Caller | undefined => {
    const found = callers.get(caller)
    callers.delete(caller)
    return found
  }

  return {
    add(signal, cancel) {
      last += 1
      const caller = last
      const { promise: result, resolve, reject } = Promise.withResolvers<CartChange>()
      const abort = () => {
        cancel(caller)
        callers.delete(caller)
        reject(toAbortError(signal))
      }
      const detach = () => signal.removeEventListener('abort', abort)
      if (signal.aborted) abort()
      else {
        signal.addEventListener('abort', abort)
        callers.set(caller, { resolve, reject })
        result.then(detach, detach)
      }
      return { caller, result }
    },
    resolve({ entries, cart, notices }) {
      const warnings = readWarnings(cart)
      for (const entry of entries) {
        const errors = ownNotices(entry, notices)
        const caller = take(entry)
        if (isSingle(entry) && errors.length > 0) caller?.reject(toRefusal(errors))
        else caller?.resolve({ cart, warnings, errors })
      }
    },
    reject({ entries, error }) {
      for (const entry of entries) take(entry)?.reject(error)
    },
  }
}
