import type { Schema } from './schema'

/** What the transport fills in by itself: the caller never passes these parameters. */
export type FilledParam = 'webstoreId' | 'cartController' | 'userController' | 'navigationController'

/** One call to the platform, as data. */
export interface CallSpec {
  /** Stable name in error messages and logs, `resource.verb`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{parameters}`, without the storefront's prefix. */
  readonly path: string
  /** Where the path begins: behind the API prefix, or behind the site segment of the shop. */
  readonly at: 'api' | 'site'
  readonly query?: Schema
  readonly body?: Schema
  /**
   * Schemas of the answers that the SDK works with, by status; null is an answer without content. Every other
   * status, and a list of platform errors under any of them from 400 on, is a failure.
   */
  readonly answers: { readonly [status: number]: Schema | null }
  /** True when the call changes something: it is retried on 409 only. */
  readonly mutates: boolean
  /** Members of the scope that go into the query [7.3-10]. */
  readonly adds?: readonly ('effectiveAccountId' | 'currencyIsoCode')[]
  /** How the `asGuest` parameter is chosen: by the scope unless it is fixed here. */
  readonly asGuest?: boolean
  /**
   * Which answers may be reused: those of cacheable server actions for 5 minutes [7.1-1], or by the max-age
   * of the answer [4.application-context-cache-1].
   */
  readonly cache?: 'action' | 'max-age'
  /** Groups of the generated API description. */
  readonly tags: readonly string[]
}

/** Keeps the literal types of a call, so that its input and its answers are typed by the data itself. */
export const defineCall = <const C extends CallSpec>(call: C): C => call

/** The names between braces in a path. */
export type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type InOf<T> = T extends { readonly _zod: { readonly input: infer In } } ? In : never
type OutOf<T> = T extends { readonly _zod: { readonly output: infer Out } } ? Out : undefined

type Params<P extends string> = [Exclude<ParamNames<P>, FilledParam>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<Exclude<ParamNames<P>, FilledParam>, string>> }

/** What a caller passes: path parameters, query and body, as far as the call has them. */
export type Input<C extends CallSpec> = Params<C['path']> &
  (C extends { readonly query: infer Q } ? { readonly query?: InOf<Q> } : unknown) &
  (C extends { readonly body: infer B } ? { readonly body: InOf<B> } : unknown)

/** The answers of a call; comparing `status` narrows `data`. */
export type Answer<C extends CallSpec> = {
  [S in keyof C['answers'] & number]: { readonly status: S; readonly data: OutOf<C['answers'][S]> }
}[keyof C['answers'] & number]
