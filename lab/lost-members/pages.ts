/// <reference types="vite/client" />
import { openFailingShop } from '../../packages/storefront/server/stories/failing-shop.fixture.ts'
import { readForm } from '../../packages/storefront/server/stories/plain-purchase.fixture.ts'
import { createRenderPage } from '../../packages/storefront/server/pages/render-page.ts'
import { recording, replaying } from './recorded.ts'
import type { FailingShop } from '../../packages/storefront/server/stories/failing-shop.fixture.ts'
import type { Fetch, Kept, Lost } from './recorded.ts'
import type { Visit } from './visits.ts'

/** A page of the shop, and the platform's responses for it. */
export interface Page {
  name: string
  shop: Visit['shop']
  kept: readonly Kept[]
  content: string
  contentWithout: (lost?: Lost) => Promise<string>
}

const origin = 'http://localhost:4173'
const sites = {
  CH: { locale: 'de-CH', base: '/de-CH' },
  DE: { locale: 'de', base: '/de-shop' },
} as const

const cookieOf = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
const lastPart = (path: string) => path.replace(/\?.*/, '').split('/').at(-1) ?? ''

const openReview = async ({ open }: FailingShop, base: string) => {
  let page = await open('/checkout', { intent: 'start' })
  for (const intent of ['address', 'delivery', 'payment']) {
    const form = { ...readForm(page.html, intent), method: 'invoice', purchaseOrderNumber: 'WS-1' }
    if (page.path.endsWith(`step=${intent}`)) page = await open(page.path.slice(base.length), form)
  }
  if (!page.path.includes('step=review')) throw new Error(`The checkout ends at ${page.path}.`)
  return page
}

/** Signs a buyer in, who then has an order, and a cart with a voucher and an open checkout. */
const enter = async (opened: FailingShop, { shop, username = '' }: Visit) => {
  const { base } = sites[shop]
  opened.jar.clear()
  await opened.open('/login', { email: username, password: 'cartonnage' })
  await opened.fillCart()
  const review = await openReview(opened, base)
  const confirmation = await opened.open(review.path.slice(base.length), readForm(review.html, 'order'))
  const cart = await opened.fillCart()
  await opened.open(cart.path, { intent: 'apply-voucher', couponCode: 'NEWSLETTER5' })
  await openReview(opened, base)
  return { order: lastPart(confirmation.path), cart: lastPart(cart.path) }
}

/** Identifies a request by all of it. */
const wholeRequest = async (request: Request) =>
  `${request.method} ${request.url} ${request.method === 'GET' ? '' : await request.clone().text()}`

/** Status, redirect and document without scripts and data blocks, from a new server, which has cached nothing. */
const contentOf = async (request: Request, fetch: Fetch) => {
  const platform = { fetch, close: () => undefined }
  try {
    const response = await createRenderPage({ platform, manifest: {}, reportFailure: () => undefined })(
      request,
    )
    const document = (await response.text()).replaceAll(/<script[ >].*?<\/script>/gs, '')
    return `${response.status} ${response.headers.get('location') ?? ''} ${document}`
  } catch (error) {
    return `failed: ${String(error)}`
  }
}

/** Opens the pages of a visit, as the shop's server renders them. */
export const openPages = async (visit: Visit): Promise<Page[]> => {
  const { shop, username } = visit
  const { locale, base } = sites[shop]
  const opened = await openFailingShop(locale)
  const { order, cart } = username === undefined ? { order: '', cart: '' } : await enter(opened, visit)
  if (username === undefined) opened.jar.clear()
  const headers = { cookie: cookieOf(opened.jar) }
  const pages: Page[] = []
  for (const page of visit.pages) {
    const path = base + page.replace(':shop', shop).replace(':cart', cart).replace(':order', order)
    const { kept, fetch } = recording(opened.sandbox.fetch, wholeRequest)
    const content = await contentOf(new Request(origin + path, { headers }), fetch)
    const contentWithout = (lost?: Lost) =>
      contentOf(new Request(origin + path, { headers }), replaying(kept, wholeRequest, lost))
    if ((await contentWithout()) !== content) throw new Error(`${path} is not the same each time.`)
    pages.push({ name: `${username ?? 'guest'} ${path}`, shop, kept, content, contentWithout })
  }
  opened.close()
  return pages
}
