import type { Scope } from '../state/scope'

/** The name of a value that is loaded from the platform, with its type. Each value has a name of its own. */
export interface StateKey<T> {
  readonly name: string
  /** Belongs to the shopper: it is emptied when another one comes. @default false */
  readonly isPersonal?: boolean
  /** Never set; it ties the name to the type of its value. */
  readonly type?: T
}

/** What a server loaded, as plain JSON: `client.dehydrate()`, for `initialState`. */
export interface ClientState {
  /** How calls are made, as the platform said. */
  readonly scope?: Omit<Scope, 'shop' | 'webstoreId' | 'locale'>
  /** The values of the features, by name. Only what was loaded is in it. */
  readonly features?: Readonly<Record<string, unknown>>
}
