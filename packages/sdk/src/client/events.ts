import type { CartDifference } from '../state/cart'

/** What each event carries. The names are those that partners may already listen to. */
export interface ShopEvents {
  /** The active cart changed; its counts are read again. [3.event-payloads-1] */
  cartchanged: undefined
  /** After the last of the shopper's changes these lines of the active cart are not as they were meant. */
  cartmismatch: readonly CartDifference[]
  /** The inactive cart changed; its count is read again. [3.event-payloads-2] */
  blackcartchanged: undefined
  /** The delivery address of the checkout changed. [3.event-payloads-3] */
  checkoutaddresschanged: { readonly shiptocountry: { readonly CountryCode: string } }
  /** The platform simulates a guest. [3.event-payloads-4] */
  guestsimulation: { readonly loading: boolean }
  /** The Box Finder opened or closed. [3.event-payloads-5] */
  boxopened: { readonly showFinder: boolean }
  /** A search begins; the navigation closes. [3.event-payloads-6] */
  search: undefined
  /** An order was placed. [3.event-payloads-7] */
  orderPlaced: { readonly orderReferenceNumber: string }
  /** Another locale was chosen in the country picker. [3.event-payloads-8] */
  localechange: { readonly locale: string }
}

export type ShopEventName = keyof ShopEvents

/** The payload as an argument: events without one are emitted by name alone. */
type Payload<Name extends ShopEventName> = ShopEvents[Name] extends undefined
  ? []
  : [payload: ShopEvents[Name]]

export interface EventHub {
  /** Calls the listener at each event of that name; the answer ends it. */
  on<Name extends ShopEventName>(name: Name, listener: (payload: ShopEvents[Name]) => void): () => void
  /** Tells all listeners, in the order in which they came. A listener that throws is reported and stops nobody. */
  emit<Name extends ShopEventName>(name: Name, ...payload: Payload<Name>): void
}

type Listener = (payload: never) => void

/** An event hub of one client. */
export function createEventHub(reportFailure: (error: unknown, context: string) => void): EventHub {
  const listeners = new Map<ShopEventName, Set<Listener>>()

  const call = (name: ShopEventName, listener: Listener, payload: unknown) => {
    try {
      // `on` paired this listener with this name, so the payload is the one it was typed for.
      listener(payload as never)
    } catch (error) {
      reportFailure(error, `listener of '${name}'`)
    }
  }

  return {
    on(name, listener) {
      const entry: Listener = (payload) => listener(payload)
      const set = listeners.get(name) ?? new Set<Listener>()
      listeners.set(name, set.add(entry))
      return () => void set.delete(entry)
    },
    emit(name, ...[payload]) {
      for (const listener of [...(listeners.get(name) ?? [])]) call(name, listener, payload)
    },
  }
}
