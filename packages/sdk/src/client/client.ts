import type { CallSpec } from '../contract/kit/call'
import type { ShopLocale } from '../rules/locale/locale'
import type { ShopType } from '../rules/region/shop-type'
import type { AsyncState, AsyncStore } from '../state/async-state'
import type { Scope } from '../state/scope'
import type { ReadableStore, Store } from '../state/store'
import type { BrowserStore } from '../storage/browser-store'
import type { ClientState, StateKey } from './client-state'
import type { EventHub } from './events'
import type { ResolvedOptions } from './options'

/** What a front imports and passes to `client.use`, which calls it once. */
export type Feature<T> = (context: FeatureContext) => T

/** What the client calls on the session feature, where a front uses it. */
export interface SessionPort {
  /** Resolves when no session is being loaded; never rejects. */
  settled(): Promise<void>
  /** What a failed call means beyond its status, such as the end of a session. */
  toFailure(call: CallSpec, error: unknown): Promise<unknown>
  /** Requests again who is shopping. */
  revalidate(): Promise<unknown>
}

/** Details of a change of scope. */
export interface ScopeChange {
  /** Why requests of the former shopper are cancelled: the `cause` of their `ABORTED`. */
  readonly reason?: unknown
  /** True keeps personal data: the same shopper, with another account for a moment. @default false */
  readonly isSameShopper?: boolean
}

/**
 * A client for one shopper: one per page in the browser, one per request on a server. It sends nothing by itself;
 * features do.
 */
export interface Client {
  /** `CH` or `DE`, as the address or `shopType` determines. */
  readonly shop: ShopType
  /** As passed to the client, of 15 or 18 characters. */
  readonly webstoreId: string
  /** Language of texts and prices; a page in another language has another client. */
  readonly locale: ShopLocale
  /** Shop, locale, currency, account and user: what every call and every cache key depends on. */
  readonly scope: ReadableStore<Scope>
  /** The options with their defaults. */
  readonly options: ResolvedOptions
  /** Events of this client only; other tabs have their own. */
  readonly events: EventHub
  /** The browser's storage, read and written by `storageEntries`. */
  readonly storage: BrowserStore
  /** The feature of this client: created by the first use, the same object afterwards. */
  use<T>(feature: Feature<T>): T
  /** The value of the platform as far as it is loaded, by a feature or by a server; loads nothing itself. */
  loaded<T>(key: StateKey<T>): ReadableStore<AsyncState<T>>
  /** Reloads what may be outdated, for a page restored from the back/forward cache. */
  revalidate(): Promise<void>
  /** What was loaded so far, as plain JSON, for the `initialState` of another client. */
  dehydrate(): ClientState
  /** Logs a failure that is not displayed; pages may use it too. */
  reportFailure(error: unknown, context: string): void
  /** Aborts everything in flight; every later call fails with `ABORTED`. Subscriptions of stores stay. */
  dispose(): void
}

/** The client as a feature gets it, with what authors of features need. */
export interface FeatureContext extends Client {
  /** Creates a store of this client. On a server its server snapshot is always its current value. */
  store<T>(initial: T, serverValue?: T): Store<T>
  /**
   * The store of a value of the platform, one per key. It starts with the value from `initialState`, is part of
   * `dehydrate()` once loaded, and is emptied when another shopper comes if the key says so.
   */
  loaded<T>(key: StateKey<T>): AsyncStore<T>
  /** The value from `initialState`; registers `read` as the source of the value in `dehydrate()`. */
  carried<T>(key: StateKey<T>, read: () => T): T | undefined
  /**
   * Sets the scope. When it belongs to another shopper, personal data is emptied and requests in flight are
   * cancelled.
   */
  changeScope(next: Scope, change?: ScopeChange): void
  /** Calls the function when personal data is emptied. */
  onShopperChange(reset: () => void): void
  /** Calls the function when outdated data is to be reloaded, after the session is known. */
  onRevalidate(load: () => unknown): void
  /** Registers the session feature; the last one counts. */
  attachSession(port: SessionPort): void
  /** Resolves when no session is being loaded; at once without a session feature. Never rejects. */
  settled(): Promise<void>
  /** What a failed call means; the failure itself without a session feature. */
  toFailure(call: CallSpec, error: unknown): Promise<unknown>
  /** Aborted when the shopper changes or the client ends. */
  signal(): AbortSignal
  /** Calls the listener once, when the client ends. */
  onDispose(listener: () => void): void
}
