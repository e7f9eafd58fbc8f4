import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { Providers } from '../../app/providers'
import type { PageActionArgs } from '../../app/shop-context'
import { shopContext } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { action, Component, loader } from './withdrawal-page'

const origin = 'http://localhost'
const sites = {
  DE: { webstoreId: '0ZEDE00000000014AA', base: `${origin}/de-shop`, locale: 'de' },
  CH: { webstoreId: '0ZECH00000000014AA', base: `${origin}/de-CH`, locale: 'de-CH' },
} as const

export const consumer = 'jonas.weber@example.de'
export const company = 'einkauf@sonnenhalde.example'

/** The sandbox as a browser asks it, with its cookies. */
function withCookies(sandbox: Pick<ReturnType<typeof createNodeSandbox>, 'fetch'>) {
  const cookies = new Map<string, string>()
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await sandbox.fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return { cookies, fetch }
}

/** A visitor of one of the shops with cookies, in front of a sandbox of its own. */
export function openWithdrawalShop(shop: 'CH' | 'DE' = 'DE') {
  const { webstoreId, base, locale } = sites[shop]
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const { cookies, fetch } = withCookies(sandbox)
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  const createClient = (): ShopClient =>
    createShopClient({
      ...{ webstoreId, locale, url: `${base}/`, fetch },
      localStorage: () => local,
      sessionStorage: () => tab,
      reportFailure: () => undefined,
    })
  const getContext = (client = createClient()) => {
    const context = new RouterContextProvider()
    context.set(shopContext, client)
    context.set(visitContext, { origin, hasSession: cookies.has('sid') })
    return context
  }
  return {
    sandbox,
    createClient,
    async signIn(username: string) {
      const credentials = { username, password: 'cartonnage', startUrl: '/' }
      const { redirectUrl } = await createClient().signIn.signIn(credentials)
      await fetch(origin + redirectUrl, { redirect: 'manual' })
    },
    /** The receipts that went out by e-mail, without the shop's own copies. */
    async receipts() {
      const response = await sandbox.fetch(new Request(`${origin}/__sandbox/mails`))
      const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
      return mails.filter(({ to }) => !to.endsWith('@cartonnage.example'))
    },
    /** Arguments of one request, as the server hands them to loader and action. */
    args(form?: readonly (readonly [string, string])[], search = '') {
      const body = form && { method: 'POST', body: new URLSearchParams(form.map(([...pair]) => pair)) }
      const request = new Request(`${base}/withdrawal${search}`, body)
      // The router fills in more members than these functions look at.
      return { request, params: {}, context: getContext() } as unknown as PageActionArgs
    },
    /** The page in a browser. */
    async open(path = '/withdrawal') {
      const client = createClient()
      const texts = await createI18n(locale, ['withdrawal'])
      const router = createMemoryRouter(
        [
          { path: '/withdrawal', loader, action, Component, HydrateFallback: () => null },
          { path: '*', element: <p>elsewhere</p> },
        ],
        { getContext: () => getContext(client), initialEntries: [path] },
      )
      render(
        <Providers shop={client} texts={texts} notifications={createNotificationQueue()}>
          <RouterProvider router={router} />
        </Providers>,
      )
      return { router, client }
    },
  }
}
