import type { Cart } from '../state/cart'
import type { Clock } from '../transport/ports'
import type { CartBrowser } from './cart-browser'
import type { CartCallers } from './cart-callers'
import { requestedLines } from './cart-intents'
import type { IntentEntry } from './cart-intents'
import { findSeen, toUnsent } from './cart-unsent'

interface HeldPorts {
  readonly browser: CartBrowser
  readonly clock: Clock
  readonly callers: Pick<CartCallers, 'reject'>
  readonly displayed: () => Cart | null | undefined
  /** Reads the cart; may fail. */
  readonly readFirst: () => Promise<void>
  /** Passes a change on. */
  readonly start: (entry: IntentEntry) => void
}

/** Changes that wait until it is known whose cart it is. They are shown as being checked. */
export interface HeldChanges {
  add(entry: IntentEntry, known: Promise<void>): void
  /** Whether the caller's change was held, and is not any more. */
  cancel(caller: number): boolean
}

/** Holds changes. Where the tab knows whose cart it was, the next page continues with them. */
export function createHeldChanges(ports: HeldPorts): HeldChanges {
  const { browser, clock, callers, displayed, readFirst, start } = ports
  let held: readonly IntentEntry[] = []

  /** Stored as not sent, for the buyer that the tab belonged to. */
  const claimsOf = (entry: IntentEntry) => {
    const owner = browser.formerOwner()
    return owner === undefined
      ? []
      : toUnsent({ self: { ...browser.self(), owner }, now: clock.now() }, entry)
  }
  const show = () => browser.hold(held.flatMap(({ intent }) => requestedLines(intent)))
  const take = (entry: IntentEntry): boolean => {
    if (!held.includes(entry)) return false
    held = held.filter((other) => other !== entry)
    for (const { id } of claimsOf(entry)) browser.remove(id)
    show()
    return true
  }

  return {
    add(requested, known) {
      const open = held.map(({ intent }) => intent)
      const entry = { ...requested, seen: findSeen(displayed(), requested.intent, open) }
      held = [...held, entry]
      for (const claim of claimsOf(entry)) browser.put(claim)
      show()
      const isReady = known.then(() => readFirst().catch(() => undefined))
      isReady.then(
        () => void (take(entry) && start(entry)),
        (error: unknown) => void (take(entry) && callers.reject({ entries: [entry], error })),
      )
    },
    cancel: (caller) => held.some((entry) => entry.caller === caller && take(entry)),
  }
}
