import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createMemoryStorage, createShopClient } from '@cartonnage/sdk'
import type { ShopClient } from '@cartonnage/sdk'
import { RouterContextProvider } from 'react-router-dom'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopContext } from '../../shell/shop-context'
import { requestContext } from '../../shell/request-context'

const origin = 'http://localhost'
const page = `${origin}/de-shop/my/accounts`

/** Signs Annelise, who manages two branches, in to a new sandbox. */
export async function openGermanBuyer() {
  const sandbox = createNodeSandbox({ delay: 0 })
  const cookies = new Map<string, string>()
  const requested: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    requested.push(request.url)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await sandbox.fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const tab = createMemoryStorage()
  const createClient = (effectiveAccount?: string): ShopClient =>
    createShopClient({
      webstoreId: '0ZEDE00000000014AA',
      url: page,
      locale: 'de',
      runtime: 'server',
      fetch,
      sessionStorage: () => tab,
      reportFailure: () => undefined,
      ...(effectiveAccount && { effectiveAccount: { id: effectiveAccount, name: '' } }),
    })
  const { redirectUrl } = await createClient().session.signIn({
    username: 'einkauf@sonnenhalde.example',
    password: 'cartonnage',
    startUrl: '/',
  })
  await fetch(origin + redirectUrl, { redirect: 'manual' })
  return {
    sandbox,
    requested,
    createClient,
    /** Arguments of one request; `form` makes it a POST, `effectiveAccount` is the account that the cookie names. */
    args({ form, effectiveAccount }: { form?: Record<string, string>; effectiveAccount?: string } = {}) {
      const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
      const shop = createClient(effectiveAccount)
      const context = new RouterContextProvider()
      context.set(shopContext, shop)
      context.set(requestContext, { origin, hasSession: cookies.has('sid') })
      // The router adds members that loaders do not use.
      const args = { request: new Request(page, body), params: {}, context } as unknown as PageActionArgs
      return { args, shop }
    },
  }
}
