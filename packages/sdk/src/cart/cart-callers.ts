import type { CartMessage, MessagesSummary } from '../contract/cart/cart-item'
import { ResponseError } from '../errors/errors'
import type { Cart, CartNotice } from '../state/cart'
import { isAboutSameLines } from './cart-blocking'
import { isSameIntent, linesOf } from './cart-intents'
import type { CartIntent, IntentEntry } from './cart-intents'
import { createOpenChange } from './cart-open-change'
import type { ChangeResult, OpenChange, OpenChangePorts, WaitingCall } from './cart-open-change'
import { isAbout } from './cart-outcome'

interface Response {
  readonly entries: readonly IntentEntry[]
  readonly cart: Cart | null
  readonly notices: readonly CartNotice[]
}

/** A call and the change that it waits for. */
interface Entered extends WaitingCall {
  readonly caller: number
  /** It waits for a change that is under way already. */
  readonly isJoined: boolean
}

/** Callers waiting for their write. */
export interface CartCallers {
  /** Adds a caller, or joins the same change where its callers were told `UNKNOWN_OUTCOME` and no other came after it. */
  enter(intent: CartIntent): Entered
  /** Forgets a change that was cancelled. */
  forget(caller: number): void
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
export const toRefusal = (notices: readonly CartNotice[]): ResponseError =>
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

interface CallerPorts extends Omit<OpenChangePorts, 'onTold'> {
  readonly onTold: (caller: number) => void
}

export function createCartCallers(ports: CallerPorts): CartCallers {
  const changes = new Map<number, OpenChange>()
  let last = 0

  const findSame = (intent: CartIntent) => {
    const latest = [...changes].findLast(([, change]) => isAboutSameLines(change.intent, intent))
    return latest?.[1].isTold() && isSameIntent(latest[1].intent, intent) ? latest : undefined
  }
  const end = ({ caller }: IntentEntry, result: ChangeResult) => {
    const change = changes.get(caller)
    changes.delete(caller)
    change?.end(result)
  }

  return {
    enter(intent) {
      const same = findSame(intent)
      if (same) return { caller: same[0], isJoined: true, ...same[1].wait() }
      last += 1
      const caller = last
      const change = createOpenChange(intent, { ...ports, onTold: () => ports.onTold(caller) })
      changes.set(caller, change)
      return { caller, isJoined: false, ...change.wait() }
    },
    forget: (caller) => void changes.delete(caller),
    doubt({ entries, error }) {
      for (const { caller } of entries) changes.get(caller)?.doubt(error)
    },
    resolve({ entries, cart, notices }) {
      const warnings = readWarnings(cart)
      for (const entry of entries) {
        const errors = ownNotices(entry, notices)
        const isRefused = isSingle(entry) && errors.length > 0
        end(entry, isRefused ? { error: toRefusal(errors) } : { response: { cart, warnings, errors } })
      }
    },
    reject({ entries, error }) {
      for (const entry of entries) end(entry, { error })
    },
    clear: () => changes.clear(),
  }
}
