import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { createRenderPage } from '../pages/render-page'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const origin = 'http://localhost:4173'
const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

const app = createApp({
  platform: sandbox,
  renderPage: createRenderPage({ platform: sandbox, manifest: {}, reportFailure: () => undefined }),
  publicOrigins: [],
  clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
  reportFailure: () => undefined,
})

const cookies = new Map<string, string>()

/** What a browser without scripts does: cookies are kept, redirects are not followed. */
async function visit(path: string, form?: Record<string, string>) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { host: 'localhost:4173', cookie, ...(form && { origin }) }
  const init = form === undefined ? { headers } : { headers, method: 'POST', body: new URLSearchParams(form) }
  const response = await app.request(origin + path, init)
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }
  return { status: response.status, to: response.headers.get('Location') ?? '', html: await response.text() }
}

const barOf = (html: string) =>
  /<aside[^>]*>((?:(?!<\/aside>).)*Sie bestellen für.*?)<\/aside>/s.exec(html)?.[1]

// A busy machine may be slow.
describe('a buyer without scripts', { timeout: 30_000 }, () => {
  beforeAll(async () => {
    const credentials = { email: 'einkauf@sonnenhalde.example', password: 'cartonnage' }
    await visit('/de-shop/login', credentials)
  })

  it('[1-7] chooses an account by a form, sees its name on every page, and goes back to the own one', async () => {
    const page = await visit('/de-shop/my/accounts')
    const row = /<h2[^>]*>Filiale Meersburg<.*?name="accountId" value="(\w+)"/s.exec(page.html)
    expect(barOf(page.html)).toBeUndefined()
    const chosen = await visit('/de-shop/my/accounts', { accountId: row?.[1] ?? '' })
    expect([chosen.status, chosen.to]).toEqual([303, `${origin}/de-shop/my/accounts`])
    for (const path of ['/de-shop/', '/de-shop/en-US/my/accounts', '/de-shop/service/terms']) {
      const { html } = await visit(path)
      expect(html).toContain('<strong>Filiale Meersburg</strong>')
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(' | Filiale Meersburg')
    }
    await visit('/de-shop/my/accounts', { accountId: '' })
    expect(barOf((await visit('/de-shop/')).html)).toBeUndefined()
  })

  it('sees the prices of that account', async () => {
    const path = '/de-shop/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
    const pricesOf = async () => (await visit(path)).html.match(/\d+,\d+\s€/g)?.slice(0, 4)
    const own = await pricesOf()
    const { html } = await visit('/de-shop/my/accounts')
    const accountId = /<h2[^>]*>Filiale Meersburg<.*?name="accountId" value="(\w+)"/s.exec(html)?.[1] ?? ''
    await visit('/de-shop/my/accounts', { accountId })
    expect(await pricesOf()).not.toEqual(own)
    await visit('/de-shop/my/accounts', { accountId: '' })
    expect(await pricesOf()).toEqual(own)
  })

  it('orders for the own account when the platform knows nothing of the chosen one', async () => {
    cookies.set('acting_for_DE', '001CN0000000001YAA')
    const { status, html } = await visit('/de-shop/my/accounts')
    expect(status).toBe(200)
    expect(barOf(html)).toBeUndefined()
  })
})
