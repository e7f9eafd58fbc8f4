import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { createRenderPage } from './render-page'
import { createSandboxPlatform } from '../platform/sandbox-platform'

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
  clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
  reportFailure,
})
const ask = (path: string) => app.request(origin + path, { headers: { host: 'localhost:4173' } })
const htmlOf = async (path: string) => (await ask(path)).text()

/** A menu that opens without scripts, by its attribute. */
const partOf = (html: string, attribute: string) =>
  new RegExp(`<details[^>]*${attribute}.*?</details>`, 's').exec(html)?.[0] ?? ''

/** The text of an element, with single spaces. */
const wordsOf = (html: string, element: string) =>
  (new RegExp(`<${element}[ >].*?</${element}>`, 's').exec(html)?.[0] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the header', () => {
  it.each([
    ['/de-CH/', '15% auf Ihre erste Bestellung', 'ERSTKISTE15'],
    ['/de-shop/', '10 % auf Ihre erste Bestellung', 'ERSTKISTE10'],
    ['/de-shop/en-US/?region=NL', '10% off your first order', 'ERSTKISTE10'],
  ])('[2.2-1] has for guests at %s the strip with its code: %s', async (path, note, code) => {
    const words = wordsOf(await htmlOf(path), 'aside')
    expect(words).toContain(note)
    expect(words).toContain(code)
  })

  it.each([
    ['karton', 'karton'],
    ['boxfindersearch', ''],
  ])('[2.3-2] has in the search field, at the results of %s: %j', async (term, value) => {
    const field = /<input[^>]*name="term"[^>]*>/.exec(await htmlOf(`/de-CH/global-search/${term}`))?.[0]
    expect(field).toContain(`value="${value}"`)
  })

  const headerOf = async (path: string) => /<header.*?<\/header>/s.exec(await htmlOf(path))?.[0] ?? ''

  it.each([
    ['/de-CH/', '/de-CH'],
    ['/de-shop/en-US/', '/de-shop/en-US'],
  ])('[2.2-2] has the logo at %s, which leads to %s', async (path, base) => {
    // The Box Finder behind the search field has a logo of its own.
    const [beforeSearch = ''] = (await headerOf(path)).split('role="search"')
    const [logo = ''] = /<a[^>]*aria-label="Cartonnage.*?<\/a>/s.exec(beforeSearch) ?? []
    expect(logo).toMatch(new RegExp(`^<a[^>]*href="${base}"`))
    expect(logo).toContain('<svg')
  })

  it('[2.2-5] has the selector for region and language', async () => {
    expect(await headerOf('/de-shop/')).toMatch(/<details[^>]*data-region-selector/)
  })

  it.each(['data-region-selector', 'data-region-panel'])(
    '[2.8-5] has titles above languages and regions, in %s',
    async (part) => {
      const html = await headerOf('/de-shop/en-US/')
      const titles = ['Choose Your Language', 'Choose Your Region']
      expect(titles.filter((title) => partOf(html, part).includes(`>${title}<`))).toEqual(titles)
    },
  )

  it('[2.2-8] has the button that opens the menu of narrow windows, without scripts too', async () => {
    const header = await headerOf('/de-CH/')
    expect(header).toMatch(
      /<details[^>]*><summary[^>]*aria-label="Menü"[^>]*>.*?<\/summary><nav[^>]*data-menu/s,
    )
  })

  it.each(['/de-CH/', '/de-shop/en-US/service/terms', '/de-CH/global-search/karton'])(
    '[2.4-16] has the Box Finder closed at %s',
    async (path) => {
      const [finder] = /<details[^>]*data-box-finder[^>]*>/.exec(await headerOf(path)) ?? []
      expect(finder).toBeDefined()
      expect(finder).not.toMatch(/ open[=\s>]/)
    },
  )

  it('[2.2-3] has the search field before the Box Finder, with a word between', async () => {
    const [beforeFinder = '', finder] = (await headerOf('/')).split(/(?=<details[^>]*data-box-finder)/)
    expect(finder).toBeDefined()
    expect(beforeFinder.split('role="search"')).toHaveLength(2)
    expect(
      beforeFinder
        .split('</form>')
        .at(-1)
        ?.replace(/<[^>]*>/g, ' '),
    ).toMatch(/^\s*or\s/)
  })

  it('[2.2-7] has the cart, whose lines only the browser knows', async () => {
    const [link = ''] = /<a[^>]*aria-label="Warenkorb"[^>]*>/.exec(await headerOf('/de-CH/')) ?? []
    expect(link).toContain('href="/de-CH/anonymous-cart"')
  })

  it('[2.2-9] has the category menu', async () => {
    expect(await headerOf('/de-CH/')).toMatch(/<nav[^>]*data-menu/)
  })

  it('[2.3-1] has the search field with its label and placeholder', async () => {
    const header = await headerOf('/')
    expect(header).toMatch(/<label[^>]*for="search-term"[^>]*>Search</)
    expect(header).toContain('placeholder="Enter search term or item number"')
  })

  it('[2.3-3] has the search field in a form that Enter sends to the results', async () => {
    const [form = ''] = /<form[^>]*role="search".*?<\/form>/s.exec(await headerOf('/de-CH/')) ?? []
    expect(form).toMatch(/^<form[^>]*action="\/de-CH\/global-search"/)
    expect(form).toContain('name="term"')
  })

  it('[2.5-13] leads from signing in to registering', async () => {
    const [, target = ''] =
      /href="(\/de-CH\/login\/SelfRegister(?:\?[^"]*)?)"/.exec(await htmlOf('/de-CH/login')) ?? []
    expect(wordsOf(await htmlOf(target), 'h1')).toContain('Konto eröffnen')
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
    // Next to the boxes five common sizes and the Box Finder; at the end narrow windows have links to quick orders
    // and to sign in.
    const others = links.filter((href) => !href?.startsWith('/de-CH/category/'))
    expect(others.map((href) => href?.split('?')[0])).toEqual([
      ...Array<string>(6).fill('/de-CH/global-search/boxfindersearch'),
      '/de-CH/quick-order',
      '/de-CH/login',
    ])
  })
})

describe('the results of a search', () => {
  it('[1-10] [2.1-13] [2.3-6] are products for a word, and the product itself for its number', async () => {
    expect((await ask('/de-CH/global-search/karton')).status).toBe(200)
    const response = await ask('/de-CH/global-search/100.11.80')
    expect([response.status, response.headers.get('location')]).toEqual([
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
    ['/de-CH/', 'TWINT Post VISA Mastercard Apple Pay'],
    ['/de-shop/', 'DHL PayPal VISA Mastercard SEPA Apple Pay iDEAL | Wero'],
  ])('[2.10-12] [2.12-2] shows at %s what can be chosen there: %s', async (path, badges) => {
    const html = await htmlOf(path)
    const marks = [...html.matchAll(/<img src="([^"]*\/paymentIcons\/[^"]*)"[^>]* alt="([^"]*)"/g)]
    expect(marks.map(([, , word]) => word).join(' ')).toBe(badges)
    const responses = await Promise.all(marks.map(async ([, src = '']) => ask(src)))
    expect(responses.map(({ status }) => status)).toEqual(marks.map(() => 200))
    expect(new Set(responses.map(({ headers }) => headers.get('content-type')?.split(';')[0]))).toEqual(
      new Set(['image/svg+xml']),
    )
  })

  it.each(['/assets/images/globe-icon.svg', '/de-shop/assets/images/logo-white-800.png'])(
    '[2.12-2] [2.10-10] is drawn with the file %s, which may change',
    async (path) => {
      const response = await ask(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    },
  )

  it('[2.12-2] has no file of another name', async () => {
    expect((await ask('/paymentIcons/none.svg')).status).toBe(404)
  })

  it.each(['/fr-CH/', '/de-shop/'])(
    '[2.10-15] [7.1-9] leads at %s to pages that the shop has',
    async (path) => {
      const footer = /<footer.*<\/footer>/s.exec(await htmlOf(path))?.[0] ?? ''
      const paths = [...footer.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, href = '']) => href)
      expect(paths.length).toBeGreaterThan(10)
      const responses = await Promise.all([...new Set(paths)].map(async (to) => [to, (await ask(to)).status]))
      // Lists of records are for buyers: a guest is sent to sign in.
      const isThere = (to: unknown, status: unknown) => status === (/recordlist/.test(String(to)) ? 303 : 200)
      expect(responses.filter(([to, status]) => !isThere(to, status))).toEqual([])
    },
    // Some twenty pages are rendered.
    60_000,
  )

  it('[2.10-9] [4.footer-1] [7.1-9] shows in the site editor what is prepared there', async () => {
    expect(wordsOf(await htmlOf('/de-CH/'), 'footer')).not.toContain('Alle Offerten')
    expect(wordsOf(await htmlOf('/de-CH/?app=commeditor'), 'footer')).toContain('Alle Offerten')
  })

  it('[2.12-1] is below the header and the page, with the picker inside', async () => {
    const html = await htmlOf('/de-CH/')
    expect([...html.matchAll(/<(header|main|footer)[ >]/g)].map(([, name]) => name)).toEqual([
      'header',
      'main',
      'footer',
    ])
    expect(/<footer.*<\/footer>/s.exec(html)?.[0]).toContain('Schweiz | DE')
    expect(/<main[ >].*<\/main>/s.exec(await htmlOf('/de-CH/login'))?.[0]).toMatch(/<h1[ >].*<form[ >]/s)
  })

  it.each([
    ['/de-CH/', 'Schweiz | DE'],
    ['/de-shop/en-US/', 'Germany | EN'],
  ])('[2.9-6] has at %s a button that names country and language: %s', async (path, name) => {
    const footer = /<footer.*<\/footer>/s.exec(await htmlOf(path))?.[0] ?? ''
    const button = [...footer.matchAll(/<button.*?<\/button>/gs)].find(([one]) => one.includes('show-modal'))
    expect(button?.[0].replace(/<[^>]*>/g, '')).toBe(name)
  })

  it.each([
    ['/de-CH/', 'de'],
    ['/fr-CH/', 'fr'],
    ['/de-shop/en-US/', 'en'],
  ])(
    '[2.10-7] leads at %s to the sites of others in %s, in new tabs without access',
    async (path, language) => {
      const footer = /<footer.*<\/footer>/s.exec(await htmlOf(path))?.[0] ?? ''
      const [link = ''] = new RegExp(`<a [^>]*href="https://${language}\\.[^>]*>`).exec(footer) ?? []
      expect(link).toContain('target="_blank"')
      expect(link).toMatch(/rel="[^"]*noopener/)
      expect(footer).not.toContain('{lang}')
    },
  )

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

describe('what a page says to search engines', () => {
  interface Block {
    readonly '@type': string
    readonly [name: string]: unknown
  }
  const blocksOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      // The shop's own texts.
      ([, text = '{}']) => JSON.parse(text) as Block,
    )
  const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const productPath = async (base: string) =>
    (await ask(`${base}/global-search/1001180`)).headers.get('location') ?? ''

  it.each([
    ['/de-CH/', `${origin}/de-CH`, 'Cartonnage Schweiz'],
    ['/', origin, 'Cartonnage Switzerland'],
    ['/de-shop/service/terms', `${origin}/de-shop`, 'Cartonnage Deutschland'],
    ['/de-shop/en-US/', `${origin}/de-shop/en-US`, 'Cartonnage Germany'],
  ])('[2.11-4] is at %s that the site is %s, %s', async (path, url, alternateName) => {
    expect(blocksOf(await htmlOf(path))[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      url,
      name: 'Cartonnage',
      alternateName,
    })
  })

  it.each([
    ['/de-CH', 'CHF', '1.83'],
    ['/de-shop', 'EUR', '1.38'],
  ])('is at a product of %s its way and its price for private buyers', async (base, currency, price) => {
    const blocks = blocksOf(await htmlOf(await productPath(base)))
    expect(blocks.map((block) => block['@type'])).toEqual(['WebSite', 'Product', 'BreadcrumbList'])
    expect(blocks[1]?.offers).toMatchObject({ price, priceCurrency: currency })
  })

  it('[2.11-8] is a description of its own for each kind of page, never empty and never cut off by others', async () => {
    const pages = ['/de-CH/', '/de-CH/category/faltkartons', await productPath('/de-CH'), '/de-CH/login']
    const descriptions = await Promise.all(pages.map(async (path) => descriptionOf(await htmlOf(path))))
    expect(new Set(descriptions).size).toBe(pages.length)
    for (const description of descriptions) expect(description).toMatch(/^.{40,160}$/)
  })
})

describe('the languages', () => {
  it.each([
    ['[2.8-12]', '/de-CH/', ['Deutsch', 'Français', 'English']],
    ['[2.8-11]', '/de-shop/', ['Deutsch', 'English']],
  ])('%s are at %s: %j', async (_id, path, names) => {
    const html = await htmlOf(path)
    for (const part of ['data-region-selector', 'data-region-panel'])
      expect([...wordedLinks(partOf(html, part)).keys()]).toEqual(names)
  })

  it('[2.1-6] [2.1-7] are links to the same page', async () => {
    const links = wordedLinks(await htmlOf('/de-CH/service/terms?app=1&a=b'))
    expect(links.get('Français')).toBe(`${origin}/fr-CH/service/terms?app=1&amp;redirect=false`)
    expect(links.get('English')).toBe(`${origin}/service/terms?app=1&amp;redirect=false`)
  })

  it('[2.1-5] [2.1-7] are links to the same page below the segment of the German shop', async () => {
    const links = wordedLinks(await htmlOf('/de-shop/service/terms'))
    expect(links.get('English')).toBe(`${origin}/de-shop/en-US/service/terms?redirect=false`)
  })

  /** Names of the languages with their URLs; the current one has none. */
  const wordedLinks = (html: string) =>
    new Map(
      [...(html.split('<main')[0]?.matchAll(/<(?:a|span)(?=[^>]* lang=")([^>]*)>([^<]+)</g) ?? [])].map(
        ([, attributes = '', name]) => [name, /href="([^"]*)"/.exec(attributes)?.[1]],
      ),
    )
})

describe('prices', () => {
  it.each([
    ['/de-CH', 'CHF 1.827 pro Stück, inkl. 8.1% MWST'],
    ['/de-shop', '1,380 € pro Stück, inkl. 19 % MwSt.'],
    ['/de-shop', '1,404 € pro Stück, inkl. 21 % MwSt.', '?region=NL'],
  ])('[1-15] of a product at %s: %s', async (base, price, query = '') => {
    const found = await ask(`${base}/global-search/1001180`)
    const html = await htmlOf(`${found.headers.get('location') ?? ''}${query}`)
    expect(wordsOf(html, 'main').replace(/\s/g, ' ')).toContain(price)
  })
})
