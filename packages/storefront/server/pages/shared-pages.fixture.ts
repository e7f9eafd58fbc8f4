import { expect } from 'vitest'
import { findInlineCode } from './find-inline-code.fixture'
import { openShop, origin } from '../stories/open-shop.fixture'

/** A URL of each shared page of the shop; all other pages belong to one visitor. */
export const publicPaths: Readonly<Record<string, readonly string[]>> = {
  'home/home-page': ['/'],
  'category/category-page': [
    '/category/faltkartons',
    '/category/faltkartons?sort=relevance',
    '/category/none',
  ],
  'product/product-page': ['/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA'],
  'product-papers/blank-file-page': [
    '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA/blank.svg',
  ],
  'product-papers/blank-page': ['/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA/blank'],
  'product-papers/data-sheet-page': [
    '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA/data-sheet',
  ],
  'product-papers/declaration-page': [
    '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001100YAA/declaration',
  ],
  'search-results/search-redirect-page': ['/global-search?term=karton'],
  'box-finder-results/box-finder-results-page': [
    '/global-search/boxfindersearch?length=300&width=200&height=100',
  ],
  'search-results/search-results-page': ['/global-search/karton', '/global-search/xyz'],
  'compare/compare-page': ['/compare', '/compare?ids=01tCN0001001100YAA,01tCN0001003170YAA'],
  'quick-order/quick-order-page': ['/quick-order', '/quick-order?list=1001180%3B60'],
  'request/request-page': ['/request', '/request?length=320&width=210&height=140'],
  'service/service-page': ['/service/delivery', '/service/cookies', '/service/none'],
  'service/earlier-version-page': ['/service/terms/2026-03-02', '/service/terms/1999-01-01'],
  'service/guide-page': ['/guide/flutes'],
  'style-guide/style-guide-page': ['/dev/parts'],
  '': ['/nowhere/at/all'],
}

/** Their titles name the path. */
export const allPaths = Object.values(publicPaths).flat()

/** Cookies and queries of anonymous visitors. The sessions have ended, or never existed. */
const strangers = [
  'consent=v1',
  'consent=v1.statistics; mode=dark',
  'mode=light',
  'sid=over',
  'sid=%; sid_Client=1',
  'sid =1',
  'region=CH;sid\t=%',
  'sid_Client=0052000',
  'a=b; guest_id = 7',
  'region=DE; consent_form=1',
  'acting_for_CH=001000000000001AAA; region=XX',
  '__Host-checkout_CH=1; vatInfo=NL; unknown="><script>',
]

/** A shop whose pages do not age, however slow the machine is, with its visitors. */
export function openSharedPages() {
  const opened = Date.now()
  const app = openShop({ now: () => opened })

  async function visit(path: string, cookie = '') {
    const headers = { host: 'localhost:4173', 'accept-encoding': 'identity', cookie }
    const response = await app.request(origin + path, { headers })
    const caching = response.headers.get('cache-control')
    const page = {
      status: response.status,
      to: response.headers.get('location'),
      caching: caching?.replace(/=[1-9]\d*/g, ''),
      html: (await response.text()).replaceAll('\u00a0', ' '),
    }
    return { page, from: response.headers.get('x-cache') }
  }

  /** The cookies of a buyer who has signed in. */
  async function signIn(base: string, email: string): Promise<string> {
    const login = await app.request(`${origin}${base}/login`, {
      method: 'POST',
      headers: { host: 'localhost:4173', origin },
      body: new URLSearchParams({ email, password: 'cartonnage' }),
    })
    return login.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .join('; ')
  }
  return { visit, signIn }
}

type SharedPages = ReturnType<typeof openSharedPages>

/** A page is made for the first visitor, whole and without inline code, and sent to all strangers after them as it is. */
export async function expectSameForStrangers({ visit }: SharedPages, path: string): Promise<void> {
  const { page, from } = await visit(path)
  expect([page.caching, from]).toEqual([
    'public, max-age=0, s-maxage, stale-while-revalidate, stale-if-error',
    'made',
  ])
  expect(findInlineCode(page.html)).toEqual([])
  if (page.html.startsWith('<!')) expect(page.html.match(/<h1[ >]/g)).toHaveLength(1)
  for (const cookie of strangers) {
    const other = await visit(path, cookie)
    // A redirect has no body, and is sent only to visitors with a session.
    if (page.to === null) expect(other, cookie).toEqual({ page, from: 'fresh' })
    else expect(other.page, cookie).toEqual({ ...page, caching: other.page.caching })
  }
}

/** A buyer whose pages contain marks opens every page before any other visitor comes, whose pages have none. */
export async function expectNothingOwn(
  { visit, signIn }: SharedPages,
  paths: readonly string[],
): Promise<void> {
  const cookies = await signIn('/de-shop', 'jonas.weber@example.de')
  expect(cookies).toContain('sid=')
  const session = /sid=([^;]*)/.exec(cookies)?.[1] ?? ''
  const marks = [session, 'Jonas', '2026-MARK', '21 % MwSt.']
  const own = `${cookies}; region=NL; __Host-orders_DE=2026-MARK; guest_id=2026-MARK`
  for (const path of paths) {
    const { page } = await visit(`/de-shop${path}`, own)
    // A file is the same for everybody, and no frame around it names its visitor.
    const isFile = page.html.startsWith('<?xml')
    if (!isFile)
      expect([page.caching, page.to === null && !page.html.includes('Jonas')], path).toEqual([
        'private, no-store',
        false,
      ])
    await visit(`/de-shop${path}`, 'region=NL; guest_id=2026-MARK; sid_Client=2026-MARK')
  }
  for (const path of paths) {
    const { page } = await visit(`/de-shop${path}`)
    expect(
      marks.filter((mark) => page.html.includes(mark)),
      path,
    ).toEqual([])
  }
}
