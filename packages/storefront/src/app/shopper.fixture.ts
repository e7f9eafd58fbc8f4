import { setImmediate as nextRound } from 'node:timers/promises'
import type { OrderMail, RenderedMail } from '@cartonnage/sandbox'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { addressLocations } from '@cartonnage/sdk/postcodes'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ClientOptions, Clock, ShopClient } from '@cartonnage/sdk'
import { RouterContextProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { PageActionArgs } from '../shell/shop-context'
import { createCookieChoiceStore } from '../pages/checkout/data/checkout-choice-cookie'
import { findPlacesBy, holidayPlacesContext } from '../shell/holiday-places'
import { orderLookupsContext } from '../shared/order/data/order-lookups'
import { createCookieLookups } from '../shared/order/data/order-lookups-cookie'
import { shopContext } from '../shell/shop-context'
import { requestContext } from '../shell/request-context'
import { checkoutChoiceContext } from '../pages/checkout/checkout-choice'
import type { CheckoutChoiceStore } from '../pages/checkout/checkout-choice'

/** The URLs of the tests' shops, both in German. */
export const origin = 'http://localhost'
const locations = {
  CH: { base: `${origin}/de-CH`, webstoreId: '0ZECH00000000014AA', locale: 'de-CH' },
  DE: { base: `${origin}/de-shop`, webstoreId: '0ZEDE00000000014AA', locale: 'de' },
} as const

export const buyers = {
  lea: 'lea.keller@example.com',
  reto: 'einkauf@alpenblick.example',
  annelise: 'einkauf@sonnenhalde.example',
} as const

/** The outcome of a loader or an action: status with redirect target or data. */
export async function outcomeOf(run: Promise<unknown>) {
  const response: unknown = await run.catch((thrown: unknown) => thrown)
  if (response instanceof Response) return { status: response.status, to: response.headers.get('Location') }
  // The router's `data()` with a status.
  const { init, data } = response as { init?: { status?: number }; data?: unknown }
  return { status: init?.status, data }
}

export interface ShopperOptions {
  /** @default 'CH' */
  readonly shop?: 'CH' | 'DE'
  readonly runtime?: 'server' | 'browser'
  /** How long the platform calculates a cart, in ms. */
  readonly delay?: number
  /** The sandbox's time, in ms since 1970. @default the real time */
  readonly now?: number
  /** The clock of the shop's waits. @default one on which they are over at once, also for the sandbox */
  readonly clock?: Clock
  /** The origin of the payment provider's pages. @default there are none */
  readonly paymentOrigin?: string
  /** @default mails in plain text */
  readonly renderMail?: (mail: OrderMail) => RenderedMail
  /** The version of the platform's API that the shop calls. @default the first of the SDK */
  readonly apiVersion?: ClientOptions['apiVersion']
  /** The platform of another visitor, who closes it. @default one of its own */
  readonly sandbox?: ReturnType<typeof createNodeSandbox> | undefined
}

/** Closes a sandbox after the test that has opened it; tests that share one close it themselves. */
function closeAfterTest(close: () => void): void {
  try {
    onTestFinished(close)
  } catch {
    // No test is running.
  }
}

/**
 * A clock on which a wait is over at once, for the shop and for the sandbox alike: what the platform is still working on
 * is done after it. Others get their turn first, as during a real wait.
 */
function createSharedClock(platform: Pick<Clock, 'now'> & { advance(ms: number): void }): Clock {
  let waited = 0
  return {
    now: () => Date.now() + waited,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted()
      await nextRound()
      signal?.throwIfAborted()
      waited += ms
      platform.advance(ms)
    },
  }
}

/** A visitor with cookies and a sandbox of its own, which is closed after the test, as loaders and actions get them. */
export function createShopper({
  shop = 'CH',
  runtime = 'server',
  clock: givenClock,
  sandbox: shared,
  apiVersion,
  ...sandboxOptions
}: ShopperOptions = {}) {
  const { base, webstoreId, locale } = locations[shop]
  const sandbox = shared ?? createNodeSandbox({ delay: 0, ...sandboxOptions })
  const clock = givenClock ?? createSharedClock(sandbox.clock)
  if (shared === undefined) closeAfterTest(sandbox.close)
  const cookies = new Map<string, string>()
  /** Method and path of every call to the platform. */
  const requests: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    const response = await sandbox.fetch(request)
    receive(response.headers.getSetCookie())
    return response
  }
  const receive = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  const choicesOf = (url: string): CheckoutChoiceStore => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const { store, setCookies } = createCookieChoiceStore(new Request(url, { headers }), shop)
    return {
      read: store.read,
      save: (choice) => store.save(choice).finally(() => receive(setCookies())),
      clear: () => {
        store.clear()
        receive(setCookies())
      },
    }
  }
  /** Kept for the visitor, but not with the cookies that tests look at. */
  const lookups = createCookieLookups(new Request(base), shop).store
  const browserStorages = [createMemoryStorage(), createMemoryStorage()] as const
  const createClient = (options: Partial<ClientOptions> = {}): ShopClient => {
    // A server has nothing of the browser's.
    const [local, tab] =
      runtime === 'browser' ? browserStorages : [createMemoryStorage(), createMemoryStorage()]
    return createShopClient({
      localStorage: () => local,
      sessionStorage: () => tab,
      webstoreId,
      url: `${base}/`,
      locale,
      runtime,
      ...(apiVersion && { apiVersion }),
      fetch,
      clock,
      reportFailure: () => undefined,
      ...options,
    })
  }
  /** The router's context for the loaders and actions of a request. */
  const contextOf = (path: string, client = createClient()): RouterContextProvider => {
    const context = new RouterContextProvider()
    context.set(shopContext, client)
    context.set(checkoutChoiceContext, choicesOf(base + path))
    context.set(orderLookupsContext, lookups)
    context.set(holidayPlacesContext, findPlacesBy(addressLocations))
    const hasSession = cookies.has('sid')
    const hadSession = hasSession || cookies.has('sid_Client')
    context.set(requestContext, { origin, hasSession, hadSession })
    return context
  }
  return {
    sandbox,
    fetch,
    cookies,
    requests,
    createClient,
    contextOf,
    /** Changes the webstore's settings on the platform. */
    async changeSettings(settings: object) {
      const url = `${origin}/__sandbox/settings/${webstoreId}`
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify(settings) })
      if (!response.ok) throw new Error(`The sandbox refuses the settings: ${response.status}`)
    },
    async signIn(username: string) {
      const { redirectUrl } = await createClient().session.signIn({
        username,
        password: 'cartonnage',
        startUrl: '/',
      })
      await fetch(origin + redirectUrl, { redirect: 'manual' })
    },
    /** Arguments of one request with a client of its own; `form` makes it a POST. */
    args(
      path: string,
      {
        params = {},
        form,
      }: {
        params?: Record<string, string>
        form?: Record<string, string> | [string, string][] | undefined
      } = {},
    ) {
      const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
      const context = contextOf(path)
      // The router's arguments have more members than loaders use.
      return { request: new Request(base + path, body), params, context } as unknown as PageActionArgs
    },
  }
}
