import type { Scope } from '../state/scope'

/** The name and type of a value loaded from the platform. Names are unique per client. */
export interface StateKey<T> {
  /** Key of the value in `ClientState.features`. */
  readonly name: string
  /** True for a value of the shopper, which is emptied when another one comes. @default false */
  readonly isPersonal?: boolean
  /** Never set; connects the name to the type of its value. */
  readonly type?: T
}

/** What a server loaded, as plain JSON: `client.dehydrate()`, for `initialState`. */
export interface ClientState {
  /** Currency, account, user and settings that calls depend on. */
  readonly scope?: Omit<Scope, 'shop' | 'webstoreId' | 'locale'>
  /** Loaded values by the name of their key. */
  readonly features?: Readonly<Record<string, unknown>>
}
