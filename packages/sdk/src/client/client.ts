import type { CallSpec } from '../contract/kit/call'
import type { ShopLocale } from '../rules/locale/locale'
import type { ShopType } from '../rules/region/shop-type'
import type { AsyncStore } from '../state/async-state'
import type { Scope } from '../state/scope'
import type { ReadableStore, Store } from '../state/store'
import type { BrowserStore } from '../storage/browser-store'
import type { ClientState, StateKey } from './client-state'
import type { EventHub } from './events'
import type { ResolvedOptions } from './options'

/** A part of the client that a front imports by its name and hands to `client.use`. */
export type Feature<T> = (client: Client) => T

/** What the session, where a front uses it, does for those below it. */
export interface SessionPort {
  /** Resolves when no session is being loaded; never rejects. */
  settled(): Promise<void>
  /** What a failed call means beyond its status, such as the end of a session. */
  toFailure(call: CallSpec, error: unknown): Promise<unknown>
  /** Asks again who is shopping. */
  revalidate(): Promise<unknown>
}

/** How a scope is taken over. */
export interface ScopeChange {
  /** Why what is in flight for the shopper before is cancelled. */
  readonly reason?: unknown
  /** The shopper stays, although the scope names another account for the moment. @default false */
  readonly isSameShopper?: boolean
}

/**
 * A client for one shopper: one a page in the browser, one a request on a server. By itself it asks nothing; features
 * do. The members below `use` are for those who write features.
 */
export interface Client {
  readonly shop: ShopType
  readonly webstoreId: string
  readonly locale: ShopLocale
  /** Shop, locale, currency, account and user: what every call and every cached response depends on. */
  readonly scope: ReadableStore<Scope>
  readonly events: EventHub
  /** What the browser keeps, by `storageEntries`. */
  readonly storage: BrowserStore
  /** The feature of this client: made with the first use, the same object ever after. */
  use<T>(feature: Feature<T>): T
  /** For a page that comes back from the back/forward cache: what may have aged is read again. */
  revalidate(): Promise<void>
  /** What was loaded, as plain JSON, for `initialState`. */
  dehydrate(): ClientState
  /** Tells the client's log of a failure that nobody sees: the one seam, for pages as well. */
  reportFailure(error: unknown, context: string): void
  /** Aborts what is in flight, and fails every later call with `ABORTED`. Stores are left by their own subscribers. */
  dispose(): void

  /** The options with their defaults, and the ports among them. */
  readonly options: ResolvedOptions
  /** A store of this client. What a server has at the moment is what it renders. */
  store<T>(initial: T, serverValue?: T): Store<T>
  /**
   * The store of a value of the platform, the same one for a key: it begins with what `initialState` brings, is part of
   * `dehydrate()` once it is loaded, and is emptied with the shopper where the key says so.
   */
  loaded<T>(key: StateKey<T>): AsyncStore<T>
  /** The value that `initialState` brings, and from now on what `dehydrate()` takes along. */
  carried<T>(key: StateKey<T>, read: () => T): T | undefined
  /**
   * Takes a scope over. When it is another shopper's, what the client holds of the old one goes, and what is in flight
   * for them is cancelled.
   */
  changeScope(next: Scope, change?: ScopeChange): void
  /** Calls the function when the client empties what belonged to a shopper. */
  onShopperChange(reset: () => void): void
  /** Calls the function when what may have aged is to be read again, once it is known who is shopping. */
  onRevalidate(load: () => unknown): void
  /** The session takes up its work. */
  attachSession(port: SessionPort): void
  /** Resolves when no session is being loaded; at once where the front uses none. */
  settled(): Promise<void>
  /** What a failed call means; the failure itself where the front uses no session. */
  toFailure(call: CallSpec, error: unknown): Promise<unknown>
  /** The signal of the present shopper's calls. */
  signal(): AbortSignal
  /** Calls the listener when the client ends. */
  onDispose(listener: () => void): void
}
