import { isShopError, ShopError } from '../errors/errors'
import { parseShopUrl } from '../rules/url/base-path'
import { unlimitedLifetime } from '../rules/call/cache-lifetime'
import { apiVersion, isApiVersion } from '../rules/call/call-defaults'
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
import type { Clock, Controllers, Filled, RequestOptions } from '../transport/ports'
import type { ClientState } from './client-state'

/** The country that prices begin with. */
export interface InitialVat {
  /** ISO 3166-1 alpha-2; must be a country of the shop. */
  readonly countryCode: Region
  /** A fraction, 0.081 for 8.1 %. @default the statutory rate of `presetVatRates` */
  readonly vatRate?: number | undefined
}

/** The options of a client. All but the first three have defaults. */
export interface ClientOptions extends RequestOptions {
  /** Record id of the webstore, `0ZE…`. */
  readonly webstoreId: string
  /** Absolute address of the current page; it determines the shop, its origin and its site segment. */
  readonly url: string
  /** Language of texts and prices; the shop must have it. */
  readonly locale: ShopLocale
  /** A server stores nothing, does not poll (`SSR_NO_POLLING`) and merges no cart. @default 'browser' */
  readonly runtime?: 'browser' | 'server' | undefined
  /** The shop, where the host does not determine it. @default by the host: `.de` is the German shop */
  readonly shopType?: ShopType | undefined
  /**
   * Country and rate of prices until `vatRates.load()` brings the platform's rates; a server passes the country of its
   * visitor. The address's `region` and what this browser stored take precedence. @default the shop's first country
   */
  readonly initialVat?: InitialVat | undefined
  /** Hosts that serve both shops. @default defaultHostSettings */
  readonly hostSettings?: HostSettings | undefined
  /** The platform's preview hosts: a session on one of them has `isPreview`. @default none */
  readonly previewHosts?: readonly string[] | undefined
  /** Class names of the server actions. @default ShoppingCartController, UserController, NavigationController */
  readonly controllers?: Partial<Controllers> | undefined
  /** Returns the storage that all tabs share; may throw. @default globalThis.localStorage, or memory */
  readonly localStorage?: (() => KeyValueStorage) | undefined
  /** Returns the storage of this tab; may throw. @default globalThis.sessionStorage, or memory */
  readonly sessionStorage?: (() => KeyValueStorage) | undefined
  /** Navigates the browser to an address. @default location.assign */
  readonly navigate?: ((url: string) => void) | undefined
  /** Logs failures that are not displayed; requests that were cancelled are none. @default console.error */
  readonly reportFailure?: ((error: unknown, context: string) => void) | undefined
  /** Returns the Web Locks, or undefined where there are none. @default navigator.locks */
  readonly locks?: (() => Locks | undefined) | undefined
  /** Returns the target of `storage` events, which report changes by other tabs. @default globalThis */
  readonly page?: (() => TabEvents | undefined) | undefined
  /**
   * Whether this browser has a session, for when the platform does not say who is shopping: while it has one, no change
   * is made to a guest's cart. @default whether there is the platform's cookie `sid_Client`
   */
  readonly hasSession?: (() => boolean) | undefined
  /** Aborting it ends the client, like `dispose()`. */
  readonly signal?: AbortSignal | undefined
  /**
   * How long the platform may still work on a request whose response was lost, in ms; at least twice `timeoutMs`. Until
   * then a change is neither repeated nor given up. @default 60000
   */
  readonly platformWorkTimeMs?: number | undefined
  /**
   * Which call applies a code while a checkout is under way: the cart's, as the platform has it from v63 on, or the
   * checkout's of v61 and v62, with a single `code` or with a `list` of one, as the platform documents it. @default 'cart'
   */
  readonly checkoutCoupons?: 'cart' | 'code' | 'list' | undefined
  /** What a server loaded: the result of its `client.dehydrate()`. */
  readonly initialState?: ClientState | undefined
  /**
   * The account that the buyer orders for, where the front stores that itself, for instance in a cookie that its server
   * reads too; null for the buyer's own. @default the account that was chosen in this tab
   */
  readonly effectiveAccount?: EffectiveAccount | null | undefined
}

type Unresolved = 'url' | 'locale' | 'shopType' | 'hostSettings'
type WithDefault =
  | (
      | 'apiPrefix'
      | 'apiVersion'
      | 'clock'
      | 'fetch'
      | 'hasSession'
      | 'initialState'
      | 'localStorage'
      | 'locks'
      | 'navigate'
      | 'page'
    )
  | ('platformWorkTimeMs' | 'previewHosts' | 'random' | 'reportFailure' | 'runtime' | 'sessionStorage')

/** The options with their defaults; the shop's address is split into its parts. */
export interface ResolvedOptions extends Filled<Omit<ClientOptions, Unresolved>, WithDefault> {
  /** Shop, locale, origin, site segment and path of the page. */
  readonly base: ShopUrl
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
  if (!isApiVersion(options.apiVersion ?? apiVersion)) throw invalid('apiVersion', 'v57.0 to v67.0')
  if (!(timeoutMs > 0)) throw invalid('timeoutMs', 'milliseconds above 0')
  if (!(platformWorkTimeMs > 0)) throw invalid('platformWorkTimeMs', 'milliseconds above 0')
  if (!isListOfTexts(options.previewHosts ?? [])) throw invalid('previewHosts', 'a list of host names')
  if (!(dataCacheSeconds >= 0) && dataCacheSeconds !== unlimitedLifetime)
    throw invalid('dataCacheSeconds', 'seconds from 0, or -1 for ever')
}

const isListOfTexts = (list: unknown): boolean =>
  Array.isArray(list) && list.every((entry) => typeof entry === 'string')

function readUrl({ url, hostSettings, shopType }: ClientOptions): ShopUrl {
  if (shopType !== undefined && shopType !== 'CH' && shopType !== 'DE')
    throw invalid('shopType', "'CH' or 'DE'")
  try {
    return parseShopUrl(url, hostSettings, shopType)
  } catch (error) {
    throw invalid('url', 'an absolute http or https URL is needed', error)
  }
}

/** Checks the options that depend on the shop. */
function checkShop({ shop }: ShopUrl, { webstoreId, initialVat }: ClientOptions): void {
  if ((resolveWebstoreShop(webstoreId) ?? shop) !== shop)
    throw invalid('webstoreId', 'it belongs to the other shop')
  if (!initialVat) return
  const { countryCode, vatRate = 0 } = initialVat
  if (!readRegion(shop, countryCode) || !(vatRate >= 0 && vatRate <= 1))
    throw invalid('initialVat', 'a country of the shop, and a rate from 0 to 1')
}

/** The clock of the device, which may be set at any time. */
export const systemClock: Clock = {
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

/** Replaces missing web storage; one memory per client, so that nothing leaks from one shopper to another. */
const orMemory = (open: () => KeyValueStorage | undefined) => {
  const memory = createMemoryStorage()
  return () => open() ?? memory
}

/** Reads globals when they are used, never when the module is loaded. */
function defaultsFor(runtime: 'browser' | 'server') {
  const isServer = runtime === 'server'
  return {
    fetch: (request: Request) => globalThis.fetch(request),
    localStorage: orMemory(() => (isServer ? undefined : globalThis.localStorage)),
    sessionStorage: orMemory(() => (isServer ? undefined : globalThis.sessionStorage)),
    clock: systemClock,
    navigate: (url: string) => globalThis.location?.assign(url),
    // The default log.
    // eslint-disable-next-line no-console
    reportFailure: (error: unknown, context: string) => console.error(`shop client: ${context}`, error),
    observe: undefined as ClientOptions['observe'],
    random: () => Math.random(),
    hasSession: () => !isServer && /(?:^|; )sid_Client=[^;]/.test(globalThis.document?.cookie ?? ''),
    locks: (): Locks | undefined => (isServer ? undefined : globalThis.navigator?.locks),
    page: (): TabEvents | undefined =>
      isServer || typeof globalThis.addEventListener !== 'function' ? undefined : globalThis,
  }
}

/** The given values, else the defaults: an explicit `undefined` counts as not given. */
const fill = <T extends object>(defaults: T, given: { readonly [K in keyof T]?: T[K] | undefined }): T =>
  // The members are those of the defaults.
  Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, given[key as keyof T] ?? value]),
  ) as T

/** The options that are functions, and the clock; `observe` alone may be absent. */
function readPorts(options: ClientOptions, runtime: 'browser' | 'server') {
  const { clock, ...functions } = fill(defaultsFor(runtime), options)
  if (typeof clock.now !== 'function' || typeof clock.sleep !== 'function')
    throw invalid('clock', 'now and sleep are needed')
  for (const [key, value] of Object.entries(functions))
    if (value !== undefined && typeof value !== 'function') throw invalid(key, 'a function is needed')
  return { clock, ...functions }
}

/** A request that was cancelled has not failed: whoever cancelled it knows. */
const exceptAborts =
  (report: ResolvedOptions['reportFailure']): ResolvedOptions['reportFailure'] =>
  (error, context) => {
    if (!isShopError(error, 'ABORTED')) report(error, context)
  }

/** Checks the options and fills in the defaults. Errors: `INVALID_OPTION`, whose message begins with the key. */
export function resolveOptions(options: ClientOptions): ResolvedOptions {
  checkOptions(options)
  const base = readUrl(options)
  checkShop(base, options)
  const { runtime = 'browser', apiPrefix = '', initialState = {}, previewHosts = [] } = options
  const ports = readPorts(options, runtime)
  return {
    ...options,
    ...ports,
    reportFailure: exceptAborts(ports.reportFailure),
    base: { ...base, locale: requireShopLocale(options.locale, base.shop) },
    platformWorkTimeMs: platformWorkTime(options),
    runtime,
    apiPrefix,
    apiVersion: options.apiVersion ?? apiVersion,
    initialState,
    previewHosts,
  }
}
