import { afterAll, describe, expect, it } from 'vitest'
import { createRenderPage } from '../pages/render-page'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShop, origin } from './open-shop.fixture'

const opened = Date.now()
const shop = openShop({ now: () => opened })

interface Asked {
  readonly cookie?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

const ask = (
  path: string,
  { cookie = '', method = 'GET', headers = {} }: Asked = {},
  host = 'localhost:4173',
) =>
  shop.request(`http://${host}${path}`, {
    method,
    headers: { host, origin, 'accept-encoding': 'identity', cookie, ...headers },
  })
const textOf = async (path: string, asked: Asked = {}) => (await ask(path, asked)).text()

const box = '/de-CH/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA'
const german = '/de-shop/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA'

// A busy machine may be slow.
describe('a page as Markdown', { timeout: 30_000 }, () => {
  it('may be cached by everybody, and leaves search engines to the page', async () => {
    const response = await ask(`${box}.md`)
    expect(response.status).toBe(200)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': 'de-CH',
      link: `<${origin}${box}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
      vary: 'Cookie, Accept-Encoding',
    })
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60,/)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; base-uri/)
  })

  it('says the facts of a product', async () => {
    const markdown = await textOf(`${box}.md`)
    expect(markdown).toMatch(/^# Faltkarton 1-wellig 300 × 200 × 150 mm\n\n> Faltkarton 1-wellig/)
    expect(markdown).toContain('Art. 1001100')
    expect(markdown).toMatch(/\| 1’000 \| 0\.508 \| 0\.470 \|/)
    expect(markdown).toContain('- Traglast: 10 kg\n')
    expect(markdown).toContain(`](${origin}/de-CH/service/delivery)`)
    expect(markdown).toContain(`- fr-CH: <${origin}/fr-CH/product/`)
    expect(markdown).not.toMatch(/Warenkorb|Merken|<(?!http|\w+@)/)
  })

  it.each([
    ['/de-CH/index.md', '# Der Karton, der passt.', '## Sortiment'],
    ['/de-CH/category/faltkartons-1-wellig.md', '# Faltkartons 1-wellig', '## 26 Artikel'],
    ['/de-CH/service/delivery.md', '# Lieferung & Versandkosten', '## Pakete'],
    ['/de-CH/guide/flutes.md', '# ', '## '],
    ['/de-shop/en-US/service/withdrawal.md', '# Right of withdrawal', '## '],
    ['/index.md', '# ', '## '],
  ])('is at %s', async (path, first, second) => {
    const markdown = await textOf(path)
    expect(markdown.startsWith(first)).toBe(true)
    expect(markdown).toContain(second)
  })

  it('has every row of a list', async () => {
    const markdown = await textOf('/de-CH/category/faltkartons-1-wellig.md')
    const rows = markdown.split('\n').filter((line) => line.includes(`](${origin}/de-CH/product/`))
    expect(rows).toHaveLength(26)
    expect(rows[0]).toContain('Art. 1001010')
  })

  it('leads from a long list to its next page, and from a category to those below it', async () => {
    const markdown = await textOf('/de-CH/category/kartonschachteln.md')
    const next = `${origin}/de-CH/category/kartonschachteln?page=2`
    expect(markdown).toContain(`](${next})`)
    expect(markdown).toMatch(/\[Faltkartons 1-wellig .*\]\(/)
    const second = await textOf('/de-CH/category/kartonschachteln.md?page=2')
    expect(second).toContain('## 31–60 von 86 Artikeln')
  })

  it('is named by the head of its page, and by no other', async () => {
    const linkIn = async (path: string) => /<link[^>]*text\/markdown[^>]*>/.exec(await textOf(path))?.[0]
    expect(await linkIn(`${box}?quantity=25&utm=x`)).toContain(`href="${origin}${box}.md?quantity=25"`)
    for (const path of ['/de-CH/anonymous-cart', '/de-CH/global-search/karton', '/de-CH/service/none'])
      expect(await linkIn(path), path).toBeUndefined()
  })

  it.each([
    ['another name', '/de-CH/product/other/01tCN0001001100YAA.md', `${box}.md`],
    ['the default language', '/en-US/service/delivery.md', `${origin}/service/delivery.md`],
  ])('is led to from %s, by an address that ends as it does', async (_from, path, to) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([308, to])
  })

  it.each([
    '/de-CH/cart/01a.md',
    '/de-CH/checkout.md',
    '/de-CH/login.md',
    '/de-CH/my/orders.md',
    '/de-CH/my/orders/1.md',
    '/de-CH/quick-order.md',
    '/de-CH/anonymous-cart.md',
    '/de-CH.md',
    '/de-CH/service/none.md',
    '/de-CH/category/none.md',
  ])('is not at %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it('is no part of a search: a term may end as its addresses do', async () => {
    const response = await ask('/de-CH/global-search/readme.md')
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it('can only be read', async () => {
    const refused = await ask(`${box}.md`, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await ask(`${box}.md`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('is not sent again to who has it', async () => {
    const etag = (await ask(`${box}.md`)).headers.get('etag') ?? ''
    const again = await ask(`${box}.md`, { headers: { 'if-none-match': etag } })
    expect([again.status, etag === (await ask(box)).headers.get('etag')]).toEqual([304, false])
  })

  it('has the prices of the region that is asked for', async () => {
    expect(await textOf(`${german}.md`)).toContain('inkl. 19 % MwSt.')
    expect(await textOf(`${german}.md?region=NL`)).toContain('inkl. 21 % MwSt.')
  })
})

describe('a buyer with agreed prices', { timeout: 30_000 }, () => {
  const cookies = new Map<string, string>()
  const cookieText = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(path: string, form: Readonly<Record<string, string>>) {
    const response = await shop.request(origin + path, {
      method: 'POST',
      headers: { host: 'localhost:4173', origin, cookie: cookieText() },
      body: new URLSearchParams(form),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }

  it('gets the Markdown that everybody gets, without them', async () => {
    await send('/de-shop/login', { email: 'einkauf@sonnenhalde.example', password: 'cartonnage' })
    const accounts = await textOf('/de-shop/my/accounts', { cookie: cookieText() })
    const accountId = /<h2[^>]*>Filiale Konstanz<.*?name="accountId" value="(\w+)"/s.exec(accounts)?.[1] ?? ''
    await send('/de-shop/my/accounts', { accountId })
    const cookie = cookieText()
    // Of this account alone.
    const agreed = /0,500?\s€/
    expect(await textOf(german, { cookie })).toMatch(agreed)
    const path = `${german}.md?quantity=7`
    const first = await ask(path, { cookie })
    expect(first.headers.get('cache-control')).toMatch(/^public/)
    const markdown = await first.text()
    expect(markdown).not.toMatch(agreed)
    expect(markdown).not.toMatch(/Konstanz|Sonnenhalde/)
    expect(await textOf(path)).toBe(markdown)
  })
})

describe('the server', () => {
  const platform = createSandboxPlatform(undefined)
  afterAll(() => platform.close())
  const reportFailure = (error: unknown) => {
    throw error
  }
  const render = (limits = {}) => createRenderPage({ platform, manifest: {}, reportFailure, limits })

  it('leads on the German shop’s own host to the address below its segment', async () => {
    const response = await render()(new Request('https://shop.example.de/service/delivery.md'))
    expect(response.headers.get('location')).toBe('https://shop.example.de/s/service/delivery.md')
  })

  it('asks readers of Markdown to come back while it renders as many pages as it may', async () => {
    const response = await render({ atOnce: 0 })(new Request(`${origin}${box}.md`))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })
})
