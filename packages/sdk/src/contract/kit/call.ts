import type { Schema } from './schema'

/** What the transport fills in by itself: the caller never passes these parameters. */
export type FilledParam = 'webstoreId' | 'cartController' | 'userController' | 'navigationController'

/** One call to the platform, as data. */
export interface CallSpec {
  /** Stable name in error messages and logs, `resource.verb`; descriptions group by the resource. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{parameters}`, without the storefront's prefix. */
  readonly path: string
  /** Where the path begins: behind the API prefix, or behind the site segment of the shop. */
  readonly at: 'api' | 'site'
  /** What goes out, in entries of `allCalls` only: a client sends what the compiler has checked. */
  readonly query?: Schema
  readonly body?: Schema
  /**
   * Schemas of the answers that the SDK works with, by status; null is an answer without content. Every other
   * status, and a list of platform errors under any of them from 400 on, is a failure.
   */
  readonly responses: { readonly [status: number]: Schema | null }
  /** True where any 2xx is an answer: one that is not listed is read as 200 is [4.checkout-2]. */
  readonly takesAnySuccess?: true
  /** True for a call that only reads although its method is not GET; see {@link mutates}. */
  readonly reads?: true
  /** Members of the scope that go into the query [7.3-10]. */
  readonly adds?: readonly ('effectiveAccountId' | 'currencyIsoCode')[]
  /** Answered alike for guests and buyers where the shop shares its guest data [3.shopper-context-14]. */
  readonly isSameForAll?: true
  /** How the `asGuest` parameter is chosen: by the scope unless it is fixed here. */
  readonly asGuest?: boolean
  /**
   * Which answers may be reused: those of cacheable server actions for 5 minutes [7.1-1], by the max-age of the
   * answer [4.application-context-cache-1], or as long as the client keeps data [9-26].
   */
  readonly cache?: 'action' | 'max-age' | 'data'
}

/** Whether the call changes something: it is then retried on 409 only. */
export const mutates = ({ method, reads }: CallSpec): boolean => method !== 'GET' && !reads

/**
 * The type of what a call sends. It exists for the compiler only: the schemas that describe it are beside the
 * contract's `…-requests`, and a client does not carry them.
 */
export interface Sends<Sent> {
  readonly sends?: Sent
}

type Marker<Sent> = () => Sent | undefined

/** Stands behind a call as `sends<{ body: … }>` and tells the compiler what goes out with it. */
export const sends = <Sent extends { readonly query?: object; readonly body?: object }>(): Sent | undefined =>
  undefined

/** Keeps the literal types of a call, so that its input and its answers are typed by the data itself. */
export const defineCall = <const C extends CallSpec, Sent = unknown>(
  call: C,
  _sends?: Marker<Sent>,
): C & Sends<Sent> => call

/** The names between braces in a path. */
export type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type OutOf<T> = T extends { readonly _zod: { readonly output: infer Out } } ? Out : undefined

type Params<P extends string> = [Exclude<ParamNames<P>, FilledParam>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<Exclude<ParamNames<P>, FilledParam>, string>> }

/** What a caller passes: path parameters, query and body, as far as the call has them. */
export type Input<C extends CallSpec> = Params<C['path']> & (C extends Sends<infer Sent> ? Sent : unknown)

/** The answers of a call; comparing `status` narrows `data`. */
export type CallResponse<C extends CallSpec> = {
  [S in keyof C['responses'] & number]: { readonly status: S; readonly data: OutOf<C['responses'][S]> }
}[keyof C['responses'] & number]
