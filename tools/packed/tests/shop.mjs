// What the tests of the packed tarballs share. They are copied into a project that has nothing but the tarballs, so
// they import public entries and each other only.
import assert from 'node:assert/strict'
import { appendFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createClient, createMemoryStorage, createShopClient } from '@cartonnage/sdk'

/** @typedef {import('@cartonnage/sdk').ShopClient} ShopClient */
/** @typedef {(request: Request) => Promise<Response>} Fetch */

/** Saturday, 21 November 2026, 09:00 UTC: the time at which all of it happens. */
const now = Date.UTC(2026, 10, 21, 9)

const origin = 'https://shop.example'
const shops = /** @type {const} */ ({
  CH: { webstoreId: '0ZECH00000000014AA', url: `${origin}/de-CH/`, locale: 'de-CH' },
  DE: { webstoreId: '0ZEDE00000000014AA', url: 'https://shop.example.de/s/', locale: 'de' },
})

/** Seeded buyers of the Swiss shop. */
export const buyers = { private: 'lea.keller@example.com', business: 'einkauf@alpenblick.example' }

/** Folding boxes that the Swiss shop sells from 25 on in steps of 25, a roll of tape, and a clearance of 12 sacks. */
export const products = {
  box: '01tCN0001001010YAA',
  tape: '01tCN0002000260YAA',
  clearance: '01tCN0002000220YAA',
}

/** Server actions at their other address name class and method in the query, or in the body. @param {Request} request */
const actionOf = async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.endsWith('/apex/execute')) return ''
  const named = request.method === 'GET' ? Object.fromEntries(searchParams) : await request.clone().json()
  return `?${new URLSearchParams({ classname: named.classname, method: named.method })}`
}

/** @type {Set<string>} */
const written = new Set()

/**
 * Writes down which calls a test file sends, as the browser tests do for the shop: `METHOD path?query`.
 * @param {string} testFile
 * @param {Fetch} fetch
 * @returns {Fetch}
 */
const recordCalls = (testFile, fetch) => {
  const folder = process.env['CALLS_FOLDER']
  const file = folder && join(folder, `packed-${basename(fileURLToPath(testFile), '.test.mjs')}.txt`)
  return async (request) => {
    const line = `${request.method} ${new URL(request.url).pathname}${await actionOf(request)}`
    if (file && !written.has(file + line)) appendFileSync(file, `${line}\n`)
    written.add(file + line)
    return fetch(request)
  }
}

/** Keeps cookies as a browser does. @param {Fetch} fetch @returns {Fetch} */
const withCookies = (fetch) => {
  /** @type {Map<string, string>} */
  const cookies = new Map()
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
 * @param {import('node:test').TestContext} test
 * @param {string} testFile its `import.meta.url`
 */
export const openShop = (test, testFile) => {
  const sandbox = createNodeSandbox({ seed: 1, now })
  /** @type {string[]} */
  const reported = []
  test.after(() => {
    sandbox.close()
    assert.deepEqual(reported, [], 'what the clients reported')
  })
  /** @param {Record<string, unknown>} settings switches of the webstore, see the sandbox's start page */
  const switchOn = async (settings) => {
    const url = `${origin}/__sandbox/settings/${shops.CH.webstoreId}`
    const response = await sandbox.fetch(
      new Request(url, { method: 'PATCH', body: JSON.stringify(settings) }),
    )
    assert.equal(response.status, 200)
  }
  /**
   * @param {object} [options]
   * @param {keyof typeof shops} [options.shop]
   * @param {(fetch: Fetch) => Fetch} [options.wrap] what stands between the client and the network
   */
  const openBrowser = ({ shop = 'CH', wrap = (fetch) => fetch } = {}) => {
    const fetch = recordCalls(
      testFile,
      withCookies((request) => sandbox.fetch(request)),
    )
    const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
    /** What the client of a page is given. @type {import('@cartonnage/sdk').ClientOptions} */
    const options = {
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
    /** Goes where signing in or registering leads, and gives the client of that page. @param {{ redirectUrl: string }} next */
    const follow = async ({ redirectUrl }) => {
      await fetch(new Request(new URL(redirectUrl, shops[shop].url)))
      const client = openPage()
      await client.load()
      return client
    }
    /** Signs in by the public client. @param {string} username */
    const signIn = async (username) =>
      follow(await openPage().signIn.signIn({ username, password: 'cartonnage', startUrl: '/de-CH/' }))
    return { openPage, openFront, signIn, follow }
  }
  /** A signed-in buyer in a browser of their own. @param {string} username */
  const signIn = (username) => openBrowser().signIn(username)
  return { sandbox, switchOn, openBrowser, signIn }
}

/**
 * The first of a list, which has to be there.
 * @template T
 * @param {readonly T[]} list
 * @returns {T}
 */
export const first = ([entry]) => {
  assert.ok(entry !== undefined, 'the list is empty')
  return entry
}
