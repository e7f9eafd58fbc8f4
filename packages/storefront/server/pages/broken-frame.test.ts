import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import type { Platform } from '../platform/platform'
import { createRenderPage } from './render-page'
import { createSandboxPlatform } from '../platform/sandbox-platform'

const origin = 'http://localhost:4173'
const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

type Action =
  | 'getCategories'
  | 'getVATInformation'
  | 'getNavigationMenuItems'
  | 'getAccountInfo'
  | 'getCartSummary'

/** The shop on a platform that responds correctly except for one server action; with the reported failures. */
function createShop(action: Action, response: () => Response) {
  const reports: string[] = []
  const reportFailure = (_error: unknown, context: string) => void reports.push(context)
  const platform: Platform = {
    ...sandbox,
    fetch: (request) =>
      request.url.includes(`/${action}`) ? Promise.resolve(response()) : sandbox.fetch(request),
  }
  const app = createApp({
    platform,
    renderPage: createRenderPage({ platform, manifest: {}, reportFailure }),
    publicOrigins: [],
    clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
    reportFailure,
  })
  const request = (path: string, { cookie = '', form }: Visit = {}) => {
    const headers = { host: 'localhost:4173', cookie, origin }
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    return app.request(new URL(path, origin).href, { headers, ...body })
  }
  const ask = async (path: string, visit?: Visit) => {
    const responded = await request(path, visit)
    return { status: responded.status, html: await responded.text() }
  }
  return { request, ask, reports }
}

interface Visit {
  readonly cookie?: string
  readonly form?: Readonly<Record<string, string>>
}

/** The cookies of a buyer. */
async function signIn({ request }: ReturnType<typeof createShop>): Promise<string> {
  const form = { email: 'lea.keller@example.com', password: 'cartonnage' }
  const accepted = await request('/de-CH/login', { form })
  return accepted.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const terms = '/de-CH/service/terms'
const germanProduct = '/de-shop/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
const product = '/de-CH/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'

/** The page with its essentials: its own text, the search, the imprint. */
function expectWhole({ status, html }: { readonly status: number; readonly html: string }): void {
  expect(status).toBe(200)
  expect(html.match(/<(?:header|main|footer)[ >]/g)).toHaveLength(3)
  expect(html).toMatch(/<h1[^>]*>AGB/)
  expect(html).toMatch(/<input[^>]*name="term"/)
  expect(html).toContain('href="/de-CH/service/imprint"')
  expect(html).not.toMatch(/href="\s*javascript:|<script>alert/)
}

const linksOf = (html: string, part: RegExp): readonly (readonly [string, string])[] =>
  [...(part.exec(html)?.[0] ?? '').matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', texts = '']) => [href, texts.replace(/<[^>]*>/g, '')] as const,
  )
const menu = /<nav[^>]*data-menu.*?<\/nav>/s
const footer = /<footer.*<\/footer>/s
const text = (value: unknown) => () => Response.json(JSON.stringify(value))

// A page of the shop is rendered for each row.
describe('the frame with invalid responses', { timeout: 30_000 }, () => {
  it.each<readonly [string, () => Response]>([
    ['broken JSON', () => Response.json('[{"title": "Kart')],
    ['cut off', () => new Response('"[{', { headers: { 'Content-Type': 'application/json' } })],
    ['no list', text({ title: 'Kartons' })],
    ['a page to sign in', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['refused', () => new Response('', { status: 500 })],
  ])('[8-10] stands without the navigation: %s', async (_, response) => {
    const { ask, reports } = createShop('getCategories', response)
    const page = await ask(terms)
    expectWhole(page)
    expect(linksOf(page.html, menu).filter(([href]) => href.includes('/category/'))).toEqual([])
    expect(reports).toContain('the category menu cannot be loaded')
  })

  it('shows of the navigation what can be read', async () => {
    const entry = { id: '0ZGCH0000000003AAA', url: '/category/detail/0ZGCH0000000003AAA', children: [] }
    const titles = ['<script>alert(1)</script>', 'x'.repeat(200), '', 'Kartons']
    const entries = [
      ...titles.map((title, at) => ({ ...entry, title, navid: `nav-${at}` })),
      { ...entry, title: 'Unsicher', navid: 'nav-9', url: 'javascript:alert(1)' },
    ]
    const page = await createShop('getCategories', text(entries)).ask(terms)
    expectWhole(page)
    const texts = linksOf(page.html, menu).map(([, word]) => word)
    expect(texts).toContain('Kartons')
    expect(texts).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(texts).not.toContain('Unsicher')
    expect(page.html).toContain('Unsicher')
  })

  it.each<readonly [string, unknown]>([
    ['none', []],
    ['no list', null],
    ['unreadable ones', [{ DeveloperName: 'CH', Rate__c: 'viel' }, { DeveloperName: 7 }, null, 'CH']],
  ])('[2.8-3] [8-16] stands without VAT rates, and hides the regions: %s', async (_, rates) => {
    const page = await createShop('getVATInformation', () => Response.json(rates)).ask(terms)
    expectWhole(page)
    expect(page.html).not.toMatch(/<details[^>]*data-region-selector/)
  })

  it.each([
    ['', '1,380 € pro Stück, inkl. 19 % MwSt.'],
    ['region=NL', '1,404 € pro Stück, inkl. 21 % MwSt.'],
  ])(
    'says the price of a German product by the law of its region, %j, where no rates arrive: %s',
    async (cookie, price) => {
      const { ask } = createShop('getVATInformation', () => new Response('', { status: 500 }))
      const { html } = await ask(germanProduct, { cookie })
      expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(price)
    },
  )

  it('shows a product’s price with the rates that can be read', async () => {
    const rates = [{ Id: '1', DeveloperName: 'CH', Rate__c: 8.1 }, { DeveloperName: 'DE' }, null]
    const { html } = await createShop('getVATInformation', () => Response.json(rates)).ask(product)
    expect(html.replace(/<[^>]*>|\s/g, ' ')).toMatch(/1\.83/)
  })

  it('[8-3] is shown without the menu of the footer, and passes the reason to the browser, which reports it', async () => {
    const shop = createShop('getNavigationMenuItems', () => new Response('', { status: 500 }))
    const page = await shop.ask(terms)
    expectWhole(page)
    const [, state = '{}'] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page.html) ?? []
    expect(state).toContain('"failure":{"name":"ResponseError"')
    expect(shop.reports).toContain('the menu of the footer cannot be loaded')
  })

  it('is shown with a footer of unknown kinds, and links to nothing unsafe', async () => {
    const item = { Type: 'InternalLink', NavigationLinkSet: { MasterLabel: 'Legal' } }
    const items = [
      { ...item, Label: 'Fest', Type: 'Event', Target: '/event' },
      { ...item, Label: '<script>alert(1)</script>', Target: 'javascript:alert(1)' },
      { ...item, Label: 'x'.repeat(200), Type: 'ExternalLink', Target: 'javascript:alert(1)' },
      { ...item, Target: '/service/terms' },
      { ...item, Label: 'Impressum', Target: '/service/imprint' },
    ]
    const page = await createShop('getNavigationMenuItems', () => Response.json(items)).ask(terms)
    expectWhole(page)
    const texts = linksOf(page.html, footer).map(([, word]) => word)
    expect(texts).toContain('Impressum')
    expect(texts).not.toContain('Fest')
    expect(page.html).toContain('Fest')
  })

  it('[8-10] is shown without the count of a buyer’s cart', async () => {
    const shop = createShop('getCartSummary', () => new Response('', { status: 500 }))
    const page = await shop.ask(terms, { cookie: await signIn(shop) })
    expectWhole(page)
    expect(page.html).toContain('/secur/logout.jsp')
  })

  it('[8-8] is shown without the menu of a buyer whose account cannot be read, and reports it', async () => {
    const shop = createShop('getAccountInfo', () => new Response('', { status: 500 }))
    const cookie = await signIn(shop)
    expect(cookie).toContain('sid=')
    const page = await shop.ask(terms, { cookie })
    expectWhole(page)
    expect(page.html).not.toMatch(/logout|href="\/de-CH\/login/)
    expect(shop.reports).toContain('the account info cannot be loaded')
  })
})
