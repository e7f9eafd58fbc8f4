// What the tests of the packed tarballs share. They are copied into a project that has nothing but the tarballs, so
// they import public entries and each other only.
import assert from 'node:assert/strict'
import { appendFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createClient, createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ClientOptions, ShopClient } from '@cartonnage/sdk'
import type { TestContext } from 'node:test'

export type Fetch = (request: Request) => Promise<Response>

/** Saturday, 21 November 2026, 09:00 UTC: the time at which all of it happens. */
const now = Date.UTC(2026, 10, 21, 9)

const origin = 'https://shop.example'
const shops = {
  CH: { webstoreId: '0ZECH00000000014AA', url: `${origin}/de-CH/`, locale: 'de-CH' },
  DE: { webstoreId: '0ZEDE00000000014AA', url: 'https://shop.example.de/s/', locale: 'de' },
} as const

/** Seeded buyers of the Swiss shop. */
export const buyers = { private: 'lea.keller@example.com', business: 'einkauf@alpenblick.example' }

/** Folding boxes that the Swiss shop sells from 25 on in steps of 25, a roll of tape, and a clearance of 12 sacks. */
export const products = {
  box: '01tCN0001001010YAA',
  tape: '01tCN0002000260YAA',
  clearance: '01tCN0002000220YAA',
}

/** Server actions at their other address name class and method in the query, or in the body. */
const actionOf = async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.endsWith('/apex/execute')) return ''
  const named = request.method === 'GET' ? Object.fromEntries(searchParams) : await request.clone().json()
  return `?${new URLSearchParams({ classname: named.classname, method: named.method })}`
}

const written: Set<string> = new Set()

/**
 * Writes down which calls a test file sends, as the browser tests do for the shop: `METHOD path?query`.
 */
const recordCalls = (testFile: string, fetch: Fetch): Fetch => {
  const folder = process.env.CALLS_FOLDER
  const file = folder && join(folder, `packed-${basename(testFile, '.test.ts')}.txt`)
  return async (request) => {
    const line = `${request.method} ${new URL(request.url).pathname}${await actionOf(request)}`
    if (file && !written.has(file + line)) appendFileSync(file, `${line}\n`)
    written.add(file + line)
    return fetch(request)
  }
}

/** Keeps cookies as a browser does. */
const withCookies = (fetch: Fetch): Fetch => {
  const cookies: Map<string, string> = new Map()
  return async (request) => {
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

/**
 * A sandbox of its own for one test, and browsers in front of it. What a client reports instead of throwing fails the
 * test.
 */
export const openShop = (test: TestContext) => {
  const sandbox = createNodeSandbox({ seed: 1, now })
  const reported: string[] = []
  test.after(() => {
    sandbox.close()
    assert.deepEqual(reported, [], 'what the clients reported')
  })
  /** @param settings switches of the webstore, see the sandbox's start page */
  const switchOn = async (settings: Record<string, unknown>) => {
    const url = `${origin}/__sandbox/settings/${shops.CH.webstoreId}`
    const response = await sandbox.fetch(
      new Request(url, { method: 'PATCH', body: JSON.stringify(settings) }),
    )
    assert.equal(response.status, 200)
  }
  /** @param options.wrap what stands between the client and the network */
  const openBrowser = ({
    shop = 'CH',
    wrap = (fetch) => fetch,
  }: { shop?: keyof typeof shops; wrap?: (fetch: Fetch) => Fetch } = {}) => {
    const fetch = recordCalls(test.filePath ?? '', withCookies(sandbox.fetch))
    const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
    /** What the client of a page is given. */
    const options: ClientOptions = {
      ...shops[shop],
      fetch: wrap(fetch),
      clock: { now: sandbox.clock.now, sleep: (ms) => Promise.resolve(sandbox.clock.advance(ms)) },
      localStorage: () => local,
      sessionStorage: () => tab,
      reportFailure: (error, context) => reported.push(`${context}: ${String(error)}`),
    }
    /** A client of a new page, with every feature. */
    const openPage = () => createShopClient(options)
    /** A client of a new page, to which a front brings the features that it needs. */
    const openFront = () => createClient(options)
    /** Goes where signing in or registering leads, and gives the client of that page. */
    const follow = async ({ redirectUrl }: { redirectUrl: string }) => {
      await fetch(new Request(new URL(redirectUrl, shops[shop].url)))
      const client = openPage()
      await client.load()
      return client
    }
    /** Signs in by the public client. */
    const signIn = async (username: string) =>
      follow(await openPage().session.signIn({ username, password: 'cartonnage', startUrl: '/de-CH/' }))
    return { openPage, openFront, signIn, follow }
  }
  /** A signed-in buyer in a browser of their own. */
  const signIn = (username: string) => openBrowser().signIn(username)
  return { sandbox, switchOn, openBrowser, signIn }
}

/** Product and quantity of each line of a cart. */
export const linesOf = (cart: Awaited<ReturnType<ShopClient['cart']['load']>>) =>
  cart?.items.map(({ productId, quantity }) => [productId, String(quantity)]) ?? []

/** The first of a list, which has to be there. */
export const first = <T>([entry]: readonly T[]): T => {
  assert.ok(entry !== undefined, 'the list is empty')
  return entry
}
