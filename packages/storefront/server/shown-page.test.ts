import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from './app'
import { createRenderPage } from './render-page'
import { createSandboxPlatform } from './sandbox-platform'

const origin = 'http://localhost:4173'
const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

const reportFailure = (error: unknown) => {
  throw error
}
const app = createApp({
  platform: sandbox,
  renderPage: createRenderPage({ platform: sandbox, manifest: {}, reportFailure }),
  publicOrigins: [],
  // Holds the few files that are not built.
  clientFolder: fileURLToPath(new URL('../public', import.meta.url)),
  reportFailure,
})
const ask = (path: string) => app.request(origin + path, { headers: { host: 'localhost:4173' } })
const htmlOf = async (path: string) => (await ask(path)).text()

/** What stands between the tags of an element, one blank for each gap. */
const wordsOf = (html: string, element: string) =>
  (new RegExp(`<${element}[ >].*?</${element}>`, 's').exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the header', () => {
  it.each([
    ['[1-17]', '/de-CH/', '15 % auf Ihre erste Bestellung', 'ERSTKISTE15'],
    ['[1-18]', '/de-shop/', '10 % auf Ihre erste Bestellung', 'ERSTKISTE10'],
  ])('%s [1-16] [2.2-1] offers new customers at %s: %s', async (_id, path, offer, code) => {
    const words = wordsOf(await htmlOf(path), 'aside')
    expect(words).toContain(offer)
    expect(words).toContain(code)
  })

  it.each([
    ['karton', 'karton'],
    ['boxfindersearch', ''],
  ])('[2.3-2] has in the search field, at the results of %s: %j', async (term, value) => {
    const field = /<input[^>]*name="term"[^>]*>/.exec(await htmlOf(`/de-CH/global-search/${term}`))?.[0]
    expect(field).toContain(`value="${value}"`)
  })

  it('[2.5-3] [2.5-4] leads a guest to the login page', async () => {
    expect(await htmlOf('/de-CH/service/terms')).toContain(
      'href="/de-CH/login?startUrl=%2Fde-CH%2Fservice%2Fterms"',
    )
  })
})

describe('the category menu', () => {
  it('[2.6-1] [2.6-9] has three levels of links to categories below the base path', async () => {
    const menu = /<nav[^>]*data-menu.*?<\/nav>/s.exec(await htmlOf('/de-CH/'))?.[0] ?? ''
    let level = 0
    const levels = [...menu.matchAll(/<(\/?)ul\b/g)].map(([, end]) => (end ? level-- : ++level))
    expect(Math.max(...levels)).toBe(3)
    const links = [...menu.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((href) => !href?.startsWith('/de-CH/category/'))).toEqual([])
  })
})

describe('the results of a search', () => {
  it('[1-10] are articles for a word, and the article itself for its number', async () => {
    expect((await ask('/de-CH/global-search/karton')).status).toBe(200)
    const answer = await ask('/de-CH/global-search/100.11.80')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/de-CH\/product\/[^/]+\/01tCN0001001180YAA$/),
    ])
  })
})

describe('the footer', () => {
  it.each([
    ['/de-CH/', 'tel:+41715550100', 'mailto:hallo@cartonnage.example'],
    ['/de-shop/', 'tel:+4975415550100', 'mailto:kontakt@cartonnage.example'],
  ])('[2.10-3] [2.10-11] has at %s the contacts %s and %s', async (path, phone, email) => {
    const html = await htmlOf(path)
    expect(html).toContain(`href="${phone}"`)
    expect(html).toContain(`href="${email}"`)
  })

  it.each([
    ['[2.10-14]', '/de-CH/', 'TWINT Post VISA Mastercard Apple Pay'],
    ['[2.10-13]', '/de-shop/', 'DHL PayPal VISA Mastercard SEPA Apple Pay iDEAL | Wero'],
  ])('[2.10-12] %s shows at %s: %s', async (_id, path, badges) => {
    expect(wordsOf(await htmlOf(path), 'footer').replace(/ +/g, ' ')).toContain(badges)
  })

  it('[1-20] [2.10-19] ends with year, company and the kind of firm', async () => {
    const line = `© ${new Date().getFullYear()} CARTONNAGE HOLDING AG`
    expect(wordsOf(await htmlOf('/de-CH/'), 'footer')).toContain(line)
  })
})

describe('the head of a page', () => {
  const attribute = (html: string, element: RegExp, name: string) =>
    [...html.matchAll(element)].map(([tag]) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1])

  it.each([
    ['/de-CH/', 'index, follow'],
    ['/de-CH/service/terms', 'index, follow'],
    ['/de-CH/global-search/karton', 'noindex, follow'],
    ['/de-CH/login', 'noindex, follow'],
  ])('[2.11-2] tells robots at %s: %s', async (path, content) => {
    const html = await htmlOf(path)
    expect(attribute(html, /<meta name="robots"[^>]*>/g, 'content')).toEqual([content])
  })

  it.each([
    ['/de-CH/', 'Cartonnage Schweiz'],
    ['/de-shop/', 'Cartonnage Deutschland'],
  ])('[2.11-3] names the site at %s, also as %s', async (path, alternate) => {
    const html = await htmlOf(path)
    expect(attribute(html, /<meta name="site_name"[^>]*>/g, 'content')).toEqual(['Cartonnage'])
    expect(attribute(html, /<meta name="alternate_name"[^>]*>/g, 'content')).toEqual([alternate])
  })

  it.each([
    ['[2.11-6]', '/service/terms', ['de-CH', 'fr-CH', 'en-US']],
    ['[2.11-7]', '/de-shop/service/terms', ['de-de', 'en-US']],
  ])('[2.11-5] %s offers at %s the languages %j', async (_id, path, languages) => {
    const html = await htmlOf(path)
    expect(attribute(html, /<link rel="alternate"[^>]*>/g, 'hreflang')).toEqual(languages)
  })
})

describe('the languages', () => {
  it.each([
    ['[2.8-12]', '/de-CH/', ['Deutsch', 'Français', 'English']],
    ['[2.8-11]', '/de-shop/', ['Deutsch', 'English']],
  ])('%s are at %s: %j', async (_id, path, names) => {
    const html = await htmlOf(path)
    const listed = [...wordedLinks(html)].map(([name]) => name)
    expect(new Set(listed)).toEqual(new Set(names))
  })

  it('[2.1-6] [2.1-7] are links to the same page', async () => {
    const links = wordedLinks(await htmlOf('/de-CH/service/terms?a=1'))
    expect(links.get('Français')).toBe(`${origin}/fr-CH/service/terms?a=1&amp;redirect=false`)
    expect(links.get('English')).toBe(`${origin}/service/terms?a=1&amp;redirect=false`)
  })

  it('[2.1-5] [2.1-7] are links to the same page below the segment of the German shop', async () => {
    const links = wordedLinks(await htmlOf('/de-shop/service/terms'))
    expect(links.get('English')).toBe(`${origin}/de-shop/en-US/service/terms?redirect=false`)
  })

  /** Names of the languages with their addresses; the present one has none. */
  const wordedLinks = (html: string) =>
    new Map(
      [...html.matchAll(/<(?:a|span)[^>]* lang="[^"]*"[^>]*>/g)].map(([tag]) => [
        /title="([^"]*)"/.exec(tag)?.[1],
        /href="([^"]*)"/.exec(tag)?.[1],
      ]),
    )
})

describe('prices', () => {
  it.each([
    ['/de-CH', 'CHF 1.83 pro Stück inkl. 8.1% MWST'],
    ['/de-shop', '1,38 € pro Stück inkl. 19 % MwSt.'],
    ['/de-shop', '1,40 € pro Stück inkl. 21 % MwSt.', '?region=NL'],
  ])('[1-15] of an article at %s: %s', async (base, price, query = '') => {
    const found = await ask(`${base}/global-search/1001180`)
    const html = await htmlOf(`${found.headers.get('location') ?? ''}${query}`)
    expect(wordsOf(html, 'main').replace(/\s/g, ' ')).toContain(price)
  })
})
