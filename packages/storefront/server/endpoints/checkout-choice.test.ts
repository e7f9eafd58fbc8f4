import { fileURLToPath } from 'node:url'
import { RouterContextProvider } from 'react-router-dom'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { choiceStoreOf } from '../../src/pages/checkout/checkout-choice'
import { createApp } from '../app'
import type { Platform } from '../platform/platform'
import { createRenderPage } from '../pages/render-page'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const origin = 'http://localhost:4173'
const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())
afterEach(() => vi.unstubAllGlobals())

const choice = {
  method: 'invoice' as const,
  checkoutId: '2z9CN0000000123YAA',
  billing: 'delivery',
  purchaseOrderNumber: 'WS-1; Größe ’x’ 🍷',
}

/** A browser with a jar in front of the shop; `seen` is what reaches the platform. */
function openBrowser() {
  const seen: string[] = []
  const platform: Platform = {
    ...sandbox,
    fetch: (request) => {
      seen.push(`${new URL(request.url).pathname} ${request.headers.get('cookie') ?? ''}`)
      return sandbox.fetch(request)
    },
  }
  const reportFailure = () => undefined
  const app = createApp({
    platform,
    renderPage: createRenderPage({ platform, manifest: {}, reportFailure }),
    publicOrigins: [],
    clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
    reportFailure,
  })
  const jar = new Map<string, string>()
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ host: 'localhost:4173', origin, ...(init.headers as object | undefined) })
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (typeof init.body === 'string') headers.set('content-length', String(Buffer.byteLength(init.body)))
    const response = await app.request(origin + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return { visit, jar, seen }
}

const json = { 'content-type': 'application/json' }
const put = (body: unknown, headers: Record<string, string> = json) => ({
  method: 'PUT',
  headers,
  body: JSON.stringify(body),
})

describe('the choice of the payment step on its way through the server', () => {
  it('lies in a cookie that scripts cannot read, for one shop in every language', async () => {
    const { visit } = openBrowser()
    const response = await visit('/de-CH/checkout/choice', put({ ...choice, more: 1 }))
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'private, no-store'])
    const [line = ''] = response.headers.getSetCookie()
    expect(line).toMatch(/^checkout_choice_CH=[^;]*; Path=\/; HttpOnly; SameSite=Lax$/)
    const read = await visit('/fr-CH/checkout/choice')
    expect(read.headers.get('cache-control')).toBe('private, no-store')
    expect(await read.json()).toEqual(choice)
    expect((await visit('/de-shop/checkout/choice')).status).toBe(204)
  })

  it.each([
    ['no choice', put(null), 422],
    ['no checkout', put({ ...choice, checkoutId: '' }), 422],
    ['an address that is no id', put({ ...choice, billing: '../x' }), 422],
    ['81 characters', put({ ...choice, purchaseOrderNumber: 'x'.repeat(81) }), 422],
    ['a line break', put({ ...choice, purchaseOrderNumber: 'a\nb' }), 422],
    ['half a character', put({ ...choice, purchaseOrderNumber: '\ud83d' }), 422],
    ['no JSON', { ...put(choice), body: '{' }, 422],
    ['more than a choice needs', put({ ...choice, more: 'x'.repeat(4_000) }), 413],
    ['another kind of text', put(choice, { 'content-type': 'text/plain' }), 415],
    ['another site', put(choice, { ...json, origin: 'https://evil.example' }), 403],
    ['another method', { method: 'POST' }, 405],
  ])('is not taken from %s', async (_, init, status) => {
    const { visit, jar } = openBrowser()
    const response = await visit('/de-CH/checkout/choice', init)
    expect([response.status, jar.size]).toEqual([status, 0])
  })

  it('leaves the headers of its response below 4 KB, or is not taken', async () => {
    const statuses = new Set<number>()
    for (const length of [1, 100, 200, 300, 400, 500]) {
      const open = { transaction: 'x'.repeat(80), redirectUrl: '丠'.repeat(length), reviewed: 'y'.repeat(80) }
      const purchaseOrderNumber = 'ä'.repeat(80)
      const body = { ...choice, purchaseOrderNumber, open }
      const { status, headers } = await openBrowser().visit('/de-CH/checkout/choice', put(body))
      const size = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
      expect([status, size < 4096]).toEqual([status, true])
      statuses.add(status)
    }
    expect([...statuses]).toEqual([204, 422])
  })

  it('is read and saved by a page in the browser', async () => {
    const { visit, jar } = openBrowser()
    const fetch = (url: URL, init?: RequestInit) => visit(url.pathname, init)
    vi.stubGlobal('fetch', fetch)
    const request = new Request(`${origin}/de-CH/checkout?step=payment`)
    const store = choiceStoreOf({ context: new RouterContextProvider(), request })
    expect(await store.read()).toBeUndefined()
    expect(await store.save(choice)).toBe(true)
    expect(await store.read()).toEqual(choice)
    expect(await store.save({ ...choice, checkoutId: '' })).toBe(false)
    store.clear()
    await vi.waitFor(() => expect(jar.size).toBe(0))
  })

  it.each([
    ['is away', () => Promise.reject(new TypeError('x'))],
    ['fails', () => Promise.resolve(new Response(null, { status: 502 }))],
  ])('cannot be read or kept while the shop %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    const store = choiceStoreOf({ context: new RouterContextProvider(), request: new Request(`${origin}/`) })
    await expect(store.read()).rejects.toMatchObject({ code: 'NETWORK' })
    await expect(store.save(choice)).rejects.toMatchObject({ code: 'NETWORK' })
    expect(() => store.clear()).not.toThrow()
  })

  it('never reaches the platform, neither from a page nor from a browser’s own call', async () => {
    const { visit, jar, seen } = openBrowser()
    await visit('/de-CH/checkout/choice', put(choice))
    jar.set('sid', 'nobody')
    await visit('/de-CH/checkout')
    await visit('/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/session-context')
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.every((call) => call.includes('sid=nobody'))).toBe(true)
    expect(seen.join()).not.toContain('checkout_choice')
  })

  it('is gone after signing out', async () => {
    const { visit, jar } = openBrowser()
    await visit('/de-CH/checkout/choice', put(choice))
    await visit('/de-shop/checkout/choice', put(choice))
    expect(jar.size).toBe(2)
    const fromShop = { 'sec-fetch-site': 'same-origin' }
    await visit(`/secur/logout.jsp?retURL=${encodeURIComponent('/de-CH/')}`, { headers: fromShop })
    expect([...jar.keys()].filter((name) => name.startsWith('checkout_choice'))).toEqual([])
  })
})
