import { ShopError } from '../errors/errors'
import { parseShopUrl } from '../rules/url/base-path'
import { unlimitedLifetime } from '../rules/call/cache-lifetime'
import type { ShopUrl } from '../rules/url/base-path'
import { requireShopLocale } from '../rules/locale/locale'
import type { ShopLocale } from '../rules/locale/locale'
import { platformWorkTime } from '../rules/call/platform-work-time'
import { readRegion, type Region } from '../rules/region/region'
import type { HostSettings, ShopType } from '../rules/region/shop-type'
import { resolveWebstoreShop } from '../rules/region/webstore'
import type { Locks } from '../storage/exclusive'
import { createMemoryStorage } from '../storage/memory-storage'
import type { KeyValueStorage } from '../storage/memory-storage'
import type { EffectiveAccount } from '../storage/storage-entries'
import type { TabEvents } from '../storage/tabs'
import type { SafeParse } from '../contract/kit/schema'
import type { Clock, TransportEvent } from '../transport/ports'
import type { ClientState } from './client-state'

/** The country that a client begins with; without a rate, by law's. */
export interface InitialVat {
  readonly countryCode: Region
  /** A fraction. @default that of `presetVatRates` */
  readonly vatRate?: number | undefined
}

/** What a client is made of. All but the first three have defaults. */
export interface ClientOptions {
  /** Record id of the webstore, `0ZE…`. */
  readonly webstoreId: string
  /** Absolute address of the present page; it tells the shop, its origin and its site segment. */
  readonly url: string
  /** Language of texts and prices; the shop must have it. */
  readonly locale: ShopLocale
  /** A server keeps nothing in storage, polls nothing (`SSR_NO_POLLING`) and merges no cart. @default 'browser' */
  readonly runtime?: 'browser' | 'server' | undefined
  /** The shop, where the host does not tell it. @default by the host: `.de` is the German shop [2.1-1] */
  readonly shopType?: ShopType | undefined
  /**
   * Country and rate that prices begin with, until `vat.load()` brings the platform's; a server passes the country of
   * its visitor. The address's `region` and what this browser stored come first. @default the shop's first country
   */
  readonly initialVat?: InitialVat | undefined
  /** Stands in front of `/services/data/…`, for instance `/sf/api`. @default '' */
  readonly apiPrefix?: string | undefined
  /** Hosts that serve both shops. @default defaultHostSettings */
  readonly hostSettings?: HostSettings | undefined
  /** The platform's preview hosts: a session on one of them has `isPreview` [6-7]. @default none */
  readonly previewHosts?: readonly string[] | undefined
  /** Class names of the server actions. @default ShoppingCartController, UserController, NavigationController */
  readonly controllers?: Partial<Controllers> | undefined
  /** The way to the network. @default globalThis.fetch */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Gives the storage that all tabs share; may throw. @default globalThis.localStorage, or memory */
  readonly localStorage?: (() => KeyValueStorage) | undefined
  /** Gives the storage of this tab; may throw. @default globalThis.sessionStorage, or memory */
  readonly sessionStorage?: (() => KeyValueStorage) | undefined
  /** Time. @default the system's clock */
  readonly clock?: Clock | undefined
  /** Sends the browser to an address. @default location.assign */
  readonly navigate?: ((url: string) => void) | undefined
  /** Hears of failures that nobody sees; they are for a log. @default console.error */
  readonly reportFailure?: ((error: unknown, context: string) => void) | undefined
  /** Hears what happens on the way to the platform. @default nobody */
  readonly observe?: ((event: TransportEvent) => void) | undefined
  /** From 0 up to 1. @default Math.random */
  readonly random?: (() => number) | undefined
  /** Gives the Web Locks, where there are any. @default navigator.locks */
  readonly locks?: (() => Locks | undefined) | undefined
  /** Gives the page, whose `storage` events tell what other tabs did. @default globalThis */
  readonly page?: (() => TabEvents | undefined) | undefined
  /** Ends everything that the client has in flight when it is aborted, like `dispose()`. */
  readonly signal?: AbortSignal | undefined
  /** Sent with every change, where the platform asks for it. */
  readonly csrf?: { readonly header: string; readonly token: string } | undefined
  /** How long each attempt of a call may take, in ms; then it fails with `TIMEOUT`. @default 30000 */
  readonly timeoutMs?: number | undefined
  /**
   * Whether reads are repeated after a network failure and after 429, 502, 503 and 504. A server that must respond
   * soon, and should not multiply the load of a platform in trouble, says false. @default true
   */
  readonly retryReads?: boolean | undefined
  /**
   * How long the platform may still work on a request whose response was lost, in ms; at least twice `timeoutMs`. Until
   * then a change is neither repeated nor given up. @default 60000
   */
  readonly platformWorkTimeMs?: number | undefined
  /** How long data serves that seldom changes, in seconds; -1: for ever. [9-26] @default 300 */
  readonly dataCacheSeconds?: number | undefined
  /**
   * Reads responses by the schemas of their calls. A server may hand in one that compiles the schemas, which reads long
   * carts in less than half the time. @default `safeParse` of zod
   */
  readonly parse?: SafeParse | undefined
  /** What a server loaded: `client.dehydrate()`, after a way through JSON. */
  readonly initialState?: ClientState | undefined
  /**
   * The account that the buyer orders for, where the front keeps that itself, for instance in a cookie that its server
   * reads too; null for the buyer's own. @default the account that was chosen in this tab
   */
  readonly effectiveAccount?: EffectiveAccount | null | undefined
}

/** Class names of the server actions. */
export interface Controllers {
  readonly cart: string
  readonly user: string
  readonly navigation: string
}

/** The options with their defaults, and the page's address in its parts. */
export interface ResolvedOptions {
  readonly webstoreId: string
  readonly base: ShopUrl
  readonly runtime: 'browser' | 'server'
  readonly apiPrefix: string
  readonly controllers?: Partial<Controllers> | undefined
  readonly fetch: (request: Request) => Promise<Response>
  readonly localStorage: () => KeyValueStorage
  readonly sessionStorage: () => KeyValueStorage
  readonly clock: Clock
  readonly navigate: (url: string) => void
  readonly reportFailure: (error: unknown, context: string) => void
  readonly observe: ((event: TransportEvent) => void) | undefined
  readonly random: () => number
  readonly locks: () => Locks | undefined
  readonly page: () => TabEvents | undefined
  readonly signal?: AbortSignal | undefined
  readonly csrf?: { readonly header: string; readonly token: string } | undefined
  readonly timeoutMs?: number | undefined
  readonly retryReads?: boolean | undefined
  readonly platformWorkTimeMs: number
  readonly dataCacheSeconds?: number | undefined
  readonly parse?: SafeParse | undefined
  readonly initialState: ClientState
  readonly initialVat?: InitialVat | undefined
  readonly effectiveAccount?: EffectiveAccount | null | undefined
  readonly previewHosts: readonly string[]
}

const invalid = (key: string, hint: string, cause?: unknown) =>
  new ShopError('INVALID_OPTION', `${key}: ${hint}`, { cause })

function checkOptions({ webstoreId, runtime, apiPrefix = '', ...options }: ClientOptions): void {
  const { timeoutMs = 1, platformWorkTimeMs = 1, dataCacheSeconds = 0 } = options
  if (typeof webstoreId !== 'string' || webstoreId.trim() === '')
    throw invalid('webstoreId', 'a record id is needed')
  if (runtime !== undefined && runtime !== 'browser' && runtime !== 'server')
    throw invalid('runtime', "'browser' or 'server'")
  if (!/^(\/[^?#]*[^?#/])?$/.test(apiPrefix)) throw invalid('apiPrefix', "'' or a path like '/sf/api'")
  if (!(timeoutMs > 0)) throw invalid('timeoutMs', 'milliseconds above 0')
  if (!(platformWorkTimeMs > 0)) throw invalid('platformWorkTimeMs', 'milliseconds above 0')
  if (!isListOfTexts(options.previewHosts ?? [])) throw invalid('previewHosts', 'a list of host names')
  if (!(dataCacheSeconds >= 0) && dataCacheSeconds !== unlimitedLifetime)
    throw invalid('dataCacheSeconds', 'seconds from 0, or -1 for ever')
}

const isListOfTexts = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'string')

function readUrl({ url, hostSettings, shopType }: ClientOptions): ShopUrl {
  if (shopType !== undefined && shopType !== 'CH' && shopType !== 'DE')
    throw invalid('shopType', "'CH' or 'DE'")
  try {
    return parseShopUrl(url, hostSettings, shopType)
  } catch (error) {
    throw invalid('url', 'an absolute http or https URL is needed', error)
  }
}

/** What else depends on the shop. */
function checkShop({ shop }: ShopUrl, { webstoreId, initialVat }: ClientOptions): void {
  if ((resolveWebstoreShop(webstoreId) ?? shop) !== shop)
    throw invalid('webstoreId', 'it belongs to the other shop')
  if (!initialVat) return
  const { countryCode, vatRate = 0 } = initialVat
  if (!readRegion(shop, countryCode) || !(vatRate >= 0 && vatRate <= 1))
    throw invalid('initialVat', 'a country of the shop, and a rate from 0 to 1')
}

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        reject(new ShopError('ABORTED', 'Aborted', { cause: signal?.reason }))
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, ms)
      signal?.addEventListener('abort', stop, { once: true })
      if (signal?.aborted) stop()
    }),
}

/** Without the web's storage, memory does; one per client, so that nothing leaks from one shopper to another. */
const orMemory = (open: () => KeyValueStorage | undefined) => {
  const memory = createMemoryStorage()
  return () => open() ?? memory
}

/** Globals are looked at when they are used, never when a module is loaded. */
function defaultsFor(runtime: 'browser' | 'server') {
  const isServer = runtime === 'server'
  return {
    fetch: (request: Request) => globalThis.fetch(request),
    localStorage: orMemory(() => (isServer ? undefined : globalThis.localStorage)),
    sessionStorage: orMemory(() => (isServer ? undefined : globalThis.sessionStorage)),
    clock: systemClock,
    navigate: (url: string) => globalThis.location?.assign(url),
    // A log is what this option is for, and the console is where one is looked for first.
    // eslint-disable-next-line no-console
    reportFailure: (error: unknown, context: string) => console.error(`shop client: ${context}`, error),
    // Nobody; the type says who might.
    observe: undefined as ClientOptions['observe'],
    random: () => Math.random(),
    locks: (): Locks | undefined => (isServer ? undefined : globalThis.navigator?.locks),
    page: (): TabEvents | undefined =>
      isServer || typeof globalThis.addEventListener !== 'function' ? undefined : globalThis,
  }
}

/** What was given, else the default: an explicit `undefined` counts as not given. */
const fill = <T extends object>(defaults: T, given: { readonly [K in keyof T]?: T[K] | undefined }): T =>
  // The members are those of the defaults, whichever side they come from.
  Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, given[key as keyof T] ?? value]),
  ) as T

/** What the client is given to work with; all but the clock are functions, and nobody need observe. */
function readPorts(options: ClientOptions, runtime: 'browser' | 'server') {
  const { clock, ...functions } = fill(defaultsFor(runtime), options)
  if (typeof clock.now !== 'function' || typeof clock.sleep !== 'function')
    throw invalid('clock', 'now and sleep are needed')
  for (const [key, value] of Object.entries(functions))
    if (value !== undefined && typeof value !== 'function') throw invalid(key, 'a function is needed')
  return { clock, ...functions }
}

/** Checks the options and fills in the defaults. Errors: `INVALID_OPTION`, whose message begins with the key. */
export function resolveOptions(options: ClientOptions): ResolvedOptions {
  checkOptions(options)
  const base = readUrl(options)
  checkShop(base, options)
  const { runtime = 'browser', apiPrefix = '', initialState = {}, previewHosts = [] } = options
  return {
    ...options,
    ...readPorts(options, runtime),
    base: { ...base, locale: requireShopLocale(options.locale, base.shop) },
    platformWorkTimeMs: platformWorkTime(options),
    runtime,
    apiPrefix,
    initialState,
    previewHosts,
  }
}
