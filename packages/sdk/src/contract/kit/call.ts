import type { Schema } from './schema'

/** Path parameters that the transport fills in: callers never pass them. */
export type FilledParam =
  | 'apiVersion'
  | 'webstoreId'
  | 'cartController'
  | 'userController'
  | 'navigationController'

/** One call to the platform, as data. */
export interface CallSpec {
  /** Stable name in error messages and logs, `resource.verb`; descriptions group by the resource. */
  readonly id: string
  /** HTTP method; see {@link mutates} for which ones count as changes. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `{parameters}`, without the storefront's prefix. */
  readonly path: string
  /** Where the path begins: behind the API prefix, or behind the site segment of the shop. */
  readonly base: 'api' | 'site'
  /** Schema of the query, in entries of `allCalls` only: clients rely on the compiler instead. */
  readonly query?: Schema
  /** Schema of the JSON body; see `query`. */
  readonly body?: Schema
  /**
   * Schemas of the expected responses by status; null for one without content. Every other status is a failure, and
   * so is a list of platform errors under an expected status from 400 on.
   */
  readonly responses: { readonly [status: number]: Schema | null }
  /** True where any 2xx is accepted: one that is not listed is read by the schema of 200. */
  readonly takesAnySuccess?: true
  /** True for a call that only reads although its method is not GET; see {@link mutates}. */
  readonly reads?: true
  /** Members of the scope that are added to the query. */
  readonly scopeParams?: readonly ('effectiveAccountId' | 'currencyIsoCode')[]
  /** True where guests and buyers get the same response, if the shop shares its guest data. */
  readonly isSameForAll?: true
  /** How the `asGuest` parameter is chosen: by the scope unless it is fixed here. */
  readonly asGuest?: boolean
  /**
   * How long responses are cached: `action` for 5 minutes, `max-age` by the response's header, `data` as long as the
   * client's `dataCacheSeconds`. @default not cached
   */
  readonly cache?: 'action' | 'max-age' | 'data'
}

/** Whether the call is a change, which is retried on 409 only. */
export const mutates = ({ method, reads }: CallSpec): boolean => method !== 'GET' && !reads

/** The type of a call's query and body, for the compiler only: clients do not carry the schemas of requests. */
export interface WithRequest<Sent> {
  /** Never set; carries the type. */
  readonly request?: Sent
}

type Marker<Sent> = () => Sent | undefined

/** Second argument of {@link defineCall}, as `request<{ body: … }>`: the type of the call's query and body. */
export const request = <Sent extends { readonly query?: object; readonly body?: object }>():
  | Sent
  | undefined => undefined

/** Keeps the literal types of a call, so that its input and its responses are typed by the data itself. */
export const defineCall = <const C extends CallSpec, Sent = unknown>(
  call: C,
  _request?: Marker<Sent>,
): C & WithRequest<Sent> => call

/** The parameter names of a path. */
export type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type OutOf<T> = T extends { readonly _zod: { readonly output: infer Out } } ? Out : undefined

type Params<P extends string> = [Exclude<ParamNames<P>, FilledParam>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<Exclude<ParamNames<P>, FilledParam>, string>> }

/** What a caller passes: path parameters, query and body, as far as the call has them. */
export type Input<C extends CallSpec> = Params<C['path']> &
  (C extends WithRequest<infer Sent> ? Sent : unknown)

/** The responses of a call; comparing `status` narrows `data`. */
export type CallResponse<C extends CallSpec> = {
  [S in keyof C['responses'] & number]: { readonly status: S; readonly data: OutOf<C['responses'][S]> }
}[keyof C['responses'] & number]
