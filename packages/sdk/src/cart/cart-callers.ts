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

interface CallResponse {
  readonly entries: readonly IntentEntry[]
  readonly cart: Cart | null
  readonly notices: readonly CartNotice[]
}

/** Those who wait for the answer to what they meant. */
export interface CartCallers {
  /** One more, with its promise. A cancelled one fails with `ABORTED` at once [8-17], and `withdraw` is told. */
  add(signal: AbortSignal, cancel: (caller: number) => void): { caller: number; result: Promise<CartChange> }
  response(response: CallResponse): void
  reject(failure: { readonly entries: readonly IntentEntry[]; readonly error: unknown }): void
}

/** Of a write for several callers each hears of its own lines only. */
const ownNotices = ({ intent }: IntentEntry, notices: readonly CartNotice[]): readonly CartNotice[] =>
  notices.filter((notice) => isAbout(linesOf(intent), notice))

const isSingle = ({ intent }: IntentEntry): boolean => linesOf(intent).length === 1

/** Whoever adds one product hears of its refusal as an error, also when it went out together with others. */
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

/** Messages of the platform about the cart and its items. */
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
        callers.delete(caller)
        reject(toAbortError(signal))
        cancel(caller)
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
    response({ entries, cart, notices }) {
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
