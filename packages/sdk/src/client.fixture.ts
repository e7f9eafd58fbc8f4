import { setImmediate as nextTurn } from 'node:timers/promises'
import { createShopClient } from './shop-client'
import type { ClientOptions } from './client/options'
import type { ShopClient } from './shop-client'
import { createCookies } from './storage/cookies.fixture'
import { createBrowser } from './storage/browser.fixture'

/** A clock whose waits take no time: they advance it, after everything else had its turn. */
export function createQuickClock({ now }: { now(): number }) {
  let ahead = 0
  return {
    now: () => now() + ahead,
    sleep: async (ms: number, signal?: AbortSignal) => {
      await nextTurn()
      signal?.throwIfAborted()
      ahead += ms
    },
  }
}

const shops = {
  CH: { webstoreId: '0ZECH00000000014AA', url: 'http://localhost/de-CH/', locale: 'de-CH' },
  DE: { webstoreId: '0ZEDE00000000014AA', url: 'http://localhost/de-shop/', locale: 'de' },
} as const

export const product = { carton: '01tCN0001001180YAA', other: '01tCN0001001100YAA' }

/** The part of a sandbox that the tests use. */
interface SandboxUnderTest {
  fetch(request: Request): Promise<Response>
  readonly clock: { now(): number }
}

/** One browser, one shop and a sandbox behind it; nothing leaves the process. */
export function createShopWorldOver<Sandbox extends SandboxUnderTest>(
  sandbox: Sandbox,
  shop: keyof typeof shops,
) {
  const browser = createBrowser()
  const requests: string[] = []
  const cookies = createCookies()
  const visited: string[] = []
  const failures: string[] = []
  const pages: ShopClient[] = []
  const fetch = (request: Request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    return cookies.send(request, sandbox.fetch)
  }

  const clock = createQuickClock(sandbox.clock)
  let drawn = 0
  /** Different each time, because ids are derived from it. */
  const random = () => (drawn += 0.001) % 1

  /** A page of the browser, freshly loaded. */
  const openPage = (more: Partial<ClientOptions> = {}): ShopClient => {
    const tab = browser.openTab()
    const page = createShopClient({
      ...shops[shop],
      fetch,
      localStorage: tab.localStorage,
      sessionStorage: tab.sessionStorage,
      page: () => tab.page,
      locks: () => browser.locks,
      random,
      navigate: (url) => void visited.push(url),
      reportFailure: (error, context) => void failures.push(`${context}: ${String(error)}`),
      clock,
      ...more,
    })
    pages.push(page)
    return page
  }

  /** Closes every page, which ends all requests. */
  const dispose = () => pages.splice(0).forEach((page) => page.dispose())

  /** Signs in as the sign-in page does: with the call, then by the address that starts the session. */
  const signIn = async (client: ShopClient, username: string) => {
    const { redirectUrl } = await client.session.signIn({ username, password: 'cartonnage', startUrl: '/' })
    await fetch(new Request(new URL(redirectUrl, shops[shop].url)))
  }

  return { sandbox, browser, requests, visited, failures, fetch, openPage, signIn, dispose }
}

export const lea = 'lea.keller@example.com'
export const reto = 'einkauf@alpenblick.example'
