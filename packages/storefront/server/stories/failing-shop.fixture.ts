import { fileURLToPath } from 'node:url'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { webstoreIds } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { createApp } from '../app'
import type { Platform } from '../platform/platform'
import { createRenderPage } from '../pages/render-page'

type Form = Readonly<Record<string, string>>

/** A product by its id; its URL has another name in each language. */
const productId = '01tCN0001001180YAA'
const origin = 'http://localhost:4173'

/** A buyer of each shop, and the base path of each language. */
const locations: Readonly<Record<ShopLocale, { readonly base: string; readonly username: string }>> = {
  de: { base: '/de-shop', username: 'jonas.weber@example.de' },
  'de-CH': { base: '/de-CH', username: 'lea.keller@example.com' },
  'fr-CH': { base: '/fr-CH', username: 'lea.keller@example.com' },
  'en-US': { base: '', username: 'lea.keller@example.com' },
}

/** A page as a visitor without scripts gets it. */
export interface DisplayedPage {
  readonly status: number
  readonly path: string
  readonly html: string
}

/** The shop's server over a sandbox whose faults can be armed, and one visitor who is signed in there. */
export async function openFailingShop(locale: ShopLocale) {
  const { base, username } = locations[locale]
  const webstoreId = webstoreIds[locale === 'de' ? 'DE' : 'CH']
  const sandbox = createNodeSandbox()
  const connection = { fetch: sandbox.fetch }
  const reportFailure = () => undefined
  const platform: Platform = {
    fetch: (request) => connection.fetch(request),
    close: sandbox.close,
    isSandbox: true,
  }
  const app = createApp({
    platform,
    renderPage: createRenderPage({ platform, manifest: {}, reportFailure }),
    publicOrigins: [],
    clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
    reportFailure,
  })
  const jar = new Map<string, string>()
  const ask = async (path: string, form?: Form): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: 'localhost:4173', origin, cookie }
    const body = form && { method: 'POST', body: new URLSearchParams(form) }
    const response = await app.request(origin + path, { headers, ...body })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  /** Follows the redirects of a response, as a browser does. */
  const show = async (path: string, form?: Form): Promise<DisplayedPage> => {
    const response = await ask(path, form)
    const next = response.headers.get('Location')
    if (next !== null) return await show(next.replace(origin, ''))
    return { status: response.status, path, html: await response.text() }
  }
  /** The page that it leads to is not made: this happens for every test. */
  const signIn = async () => {
    jar.clear()
    await ask(`${base}/login`, { email: username, password: 'cartonnage' })
    if (!jar.has('sid')) throw new Error(`${username} cannot sign in`)
  }
  /** Reads the cart as a script of the shop does, because a rendered page costs far more. */
  const readCartItemId = async (): Promise<string> => {
    const items = `/services/data/v67.0/commerce/webstores/${webstoreId}/carts/current/cart-items`
    const { cartItems } = (await (await ask(items)).json()) as {
      readonly cartItems: readonly { readonly cartItem: { readonly cartItemId: string } }[]
    }
    return cartItems[0]?.cartItem.cartItemId ?? ''
  }
  await signIn()
  const product = (await show(`${base}/product/-/${productId}`)).path.slice(base.length)
  return {
    /** Path of a product that is sold. */
    product,
    sandbox,
    jar,
    /** A page below the base path, or a form that is sent to it. */
    open: (path: string, form?: Form) => show(base + path, form),
    /** Adds a product to the cart, where it may be already. */
    async fillCart(): Promise<{ readonly cartItemId: string; readonly path: string }> {
      await ask(base + product, { quantity: '25' })
      const path = (await ask(`${base}/cart/current`)).headers.get('Location') ?? ''
      return { cartItemId: await readCartItemId(), path: path.replace(origin, '').slice(base.length) }
    },
    /** Responds instead of the platform. */
    response: (fetch: typeof sandbox.fetch) => void (connection.fetch = fetch),
    /** Ends all failures, and signs in again. */
    async reset() {
      sandbox.faults.clear()
      connection.fetch = sandbox.fetch
      await signIn()
    },
    close: () => sandbox.close(),
  }
}

export type FailingShop = Awaited<ReturnType<typeof openFailingShop>>
