import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import { RouterContextProvider } from 'react-router-dom'
import type { PageActionArgs } from '../../app/shop-context'
import { shopContext } from '../../app/shop-context'
import { visitContext } from '../../app/visit'

/** Where the tests' shop stands: the Swiss one, in German. */
export const origin = 'http://localhost'
const base = `${origin}/de-CH`

export const buyers = { lea: 'lea.keller@example.com', reto: 'einkauf@alpenblick.example' } as const

/** What a loader or an action ended with instead of plain data: status, target, data. */
export async function outcomeOf(run: Promise<unknown>) {
  const answer: unknown = await run.catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') }
  // The router's `data()` with a status.
  const { init, data } = answer as { init?: { status?: number }; data?: unknown }
  return { status: init?.status, data }
}

export interface ShopperOptions {
  readonly runtime?: 'server' | 'browser'
  /** How long the platform calculates, in ms. */
  readonly delay?: number
}

/** One visitor in front of a sandbox of its own, with cookies, as loaders and actions see them. */
export function createShopper({ runtime = 'server', delay = 0 }: ShopperOptions = {}) {
  const sandbox = createNodeSandbox({ delay })
  const cookies = new Map<string, string>()
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await sandbox.fetch(request)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  const createClient = (): ShopClient =>
    createShopClient({
      localStorage: () => local,
      sessionStorage: () => tab,
      webstoreId: '0ZECH00000000014AA',
      url: `${base}/`,
      locale: 'de-CH',
      runtime,
      fetch,
      reportFailure: () => undefined,
    })
  return {
    sandbox,
    fetch,
    createClient,
    async signIn(username: string) {
      const { redirectUrl } = await createClient().session.signIn({
        username,
        password: 'cartonnage',
        startUrl: '/',
      })
      await fetch(origin + redirectUrl, { redirect: 'manual' })
    },
    /** Arguments of one request with a client of its own; `form` makes it a POST. */
    args(
      path: string,
      { params = {}, form }: { params?: Record<string, string>; form?: Record<string, string> } = {},
    ) {
      const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
      const context = new RouterContextProvider()
      context.set(shopContext, createClient())
      context.set(visitContext, { origin, hasSession: cookies.has('sid'), regionCookie: undefined })
      // The router fills in more members than loaders look at.
      return { request: new Request(base + path, body), params, context } as unknown as PageActionArgs
    },
  }
}
