import type { CartDifference, CartSettlement } from '../state/cart'

/** The events of a client with their payloads. The names are those that partners may already listen to. */
export interface ShopEvents {
  /** The active cart changed; its counts are read again. */
  cartchanged: undefined
  /** After the last of the shopper's changes these cart lines differ from what was requested. */
  cartmismatch: readonly CartDifference[]
  /** The end of a change of which the caller was told `UNKNOWN_OUTCOME`. */
  cartsettled: CartSettlement
  /** The inactive cart changed; its count is read again. */
  blackcartchanged: undefined
  /** The delivery address of the checkout changed. */
  checkoutaddresschanged: {
    /** Country of the new delivery address. */
    readonly shiptocountry: {
      /** ISO 3166-1 alpha-2. */
      readonly CountryCode: string
    }
  }
  /** The platform's preview as a guest is being switched. */
  guestsimulation: {
    /** True when it begins, false when it is done. */
    readonly loading: boolean
  }
  /** The Box Finder opened or closed. */
  boxopened: {
    /** True when it opened. */
    readonly showFinder: boolean
  }
  /** A search begins; the navigation closes. */
  search: undefined
  /** An order was placed. */
  orderPlaced: {
    /** The number that the buyer quotes afterwards. */
    readonly orderReferenceNumber: string
  }
  /** Another locale was chosen in the country picker. */
  localechange: {
    /** BCP 47 tag of the chosen locale. */
    readonly locale: string
  }
}

/** Names are lower case, except `orderPlaced`. */
export type ShopEventName = keyof ShopEvents

/** Events without a payload are emitted by name alone. */
type Payload<Name extends ShopEventName> = ShopEvents[Name] extends undefined
  ? []
  : [payload: ShopEvents[Name]]

/** Listeners and events of one client. */
export interface EventHub {
  /** Calls the listener for each event of that name; the returned function unsubscribes. */
  on<Name extends ShopEventName>(name: Name, listener: (payload: ShopEvents[Name]) => void): () => void
  /**
   * Calls all listeners in the order of their subscription. A listener that throws is reported, and the others still
   * run.
   */
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
