import { fileURLToPath } from 'node:url'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { cookieAuth, createShopClient } from '@cartonnage/sdk'
import { allCalls } from '@cartonnage/sdk/contract'
import { webstoreIds } from '@cartonnage/sdk/rules'
import { placeOrder } from '../../src/shared/order/placed-order.fixture'
import { createApp } from '../app'
import { matchCalls } from '../http/platform-paths'
import { createRenderPage } from '../pages/render-page'
import type { Platform } from '../platform/platform'

export type Shop = 'CH' | 'DE'
type Form = Readonly<Record<string, string>>

const origin = 'http://localhost:4173'
const sites = {
  CH: {
    base: '/de-CH',
    locale: 'de-CH',
    buyer: 'einkauf@alpenblick.example',
    list: '0ZGCH0000000003AAA',
    name: 'Reto Brunner',
  },
  DE: {
    base: '/de-shop',
    locale: 'de',
    buyer: 'einkauf@sonnenhalde.example',
    list: '0ZGDE0000000003AAA',
    name: 'Annelise Müller',
  },
} as const
const boxId = '01tCN0001001180YAA'
const box = `/product/-/${boxId}`

const guestPaths = (shop: Shop): readonly string[] => [
  '/',
  `/category/detail/${sites[shop].list}`,
  box,
  `${box}/data-sheet`,
  '/global-search/karton',
  '/global-search/boxfindersearch?length=295&width=195&height=145',
  `/compare?ids=${boxId},01tCN0002000010YAA`,
  '/quick-order',
  '/anonymous-cart',
  '/service/delivery',
  '/guide/flutes',
  '/login',
  '/login/SelfRegister',
  '/login/ForgotPassword',
  '/order-lookup',
  '/my/favourites',
  '/request',
  ...(shop === 'DE' ? ['/withdrawal'] : []),
]

const buyerPaths = (order: string): readonly string[] => [
  '/',
  box,
  '/cart/current',
  '/my/carts',
  '/my/lists',
  '/my/favourites',
  '/my/accounts',
  '/my/addresses',
  '/my/profile',
  '/my/orders',
  `/my/orders/${order}`,
  `/my/orders/${order}/again`,
  '/quick-order',
  '/checkout',
  '/recordlist/Quote/Recent',
]

/** A page as its visitor reads it. */
export interface ReadPage {
  readonly status: number
  readonly path: string
  readonly html: string
  readonly text: string
}

/** One page of one visitor. */
export interface Visit {
  readonly name: string
  /** Opens it in a shop that has cached nothing. */
  readonly read: () => Promise<ReadPage>
}

const toText = (html: string): string =>
  html
    .replace(/<script[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')

/** The number of an order that this buyer places. */
async function orderOnce(
  sandbox: ReturnType<typeof createNodeSandbox>,
  shop: Shop,
  cookie: string,
): Promise<string> {
  const { base, locale } = sites[shop]
  const client = createShopClient({
    webstoreId: webstoreIds[shop],
    url: `${origin}${base}/`,
    locale,
    auth: cookieAuth({ hasSession: () => true }),
    fetch: (request) => {
      const headers = new Headers(request.headers)
      headers.set('cookie', cookie)
      return sandbox.fetch(new Request(request, { headers }))
    },
  })
  await client.session.load()
  const order = await placeOrder(client, [{ productId: boxId, quantity: 25 }], { country: shop })
  client.dispose()
  return order
}

/** The shop over a full sandbox from which single calls can be taken away. */
export async function openShopWithout(shop: Shop) {
  const sandbox = createNodeSandbox({ now: Date.parse('2026-11-30T09:00:00Z'), seed: 7 })
  const failures: string[] = []
  let isMissing = (_request: Request): boolean => false
  const notFound = [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }]
  const platform: Platform = {
    fetch: async (request) =>
      isMissing(request) ? Response.json(notFound, { status: 404 }) : await sandbox.fetch(request),
    close: sandbox.close,
    isSandbox: true,
    now: sandbox.clock.now,
  }
  const reportFailure = (_error: unknown, context: string) => void failures.push(context)
  const { base, buyer, name } = sites[shop]

  /** A visitor of a server that has cached nothing. */
  function visit(cookies: Map<string, string>) {
    const app = createApp({
      platform,
      renderPage: createRenderPage({ platform, manifest: {}, reportFailure }),
      publicOrigins: [],
      clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
      reportFailure,
    })
    const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const open = async (path: string, form?: Form): Promise<ReadPage> => {
      const cookie = cookieHeader()
      const body = form && { method: 'POST', body: new URLSearchParams(form) }
      const headers = { host: 'localhost:4173', origin, cookie, 'sec-fetch-site': 'same-origin' }
      const response = await app.request(origin + path, { headers, ...body })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
      const next = response.headers.get('location')
      if (next !== null) return await open(next.replace(origin, ''))
      const html = await response.text()
      return { status: response.status, path: path.slice(base.length), html, text: toText(html) }
    }
    return {
      cookies,
      cookieHeader,
      openRoot: open,
      open: (path: string, form?: Form) => open(base + path, form),
    }
  }

  const session = new Map<string, string>()
  const first = visit(session)
  await first.open('/login', { email: buyer, password: 'cartonnage' })
  const order = await orderOnce(sandbox, shop, first.cookieHeader())
  await first.open(box, { quantity: '25' })
  const visits: readonly Visit[] = [
    ...guestPaths(shop).map((path) => ({ name: `guest ${path}`, read: () => visit(new Map()).open(path) })),
    ...buyerPaths(order).map((path) => ({ name: `buyer ${path}`, read: () => visit(session).open(path) })),
  ]
  return {
    visits,
    /** What pages reported since the last call. */
    takeFailures: () => [...new Set(failures.splice(0))],
    /** Takes one call away, or none. */
    takeAway: (id?: string) => {
      const call = allCalls.find((one) => one.id === id)
      isMissing = call ? matchCalls([call]) : () => false
    },
    guest: () => visit(new Map()),
    buyer: () => visit(new Map(session)),
    email: buyer,
    buyerName: name,
    close: () => sandbox.close(),
  }
}

export type ShopWithout = Awaited<ReturnType<typeof openShopWithout>>
