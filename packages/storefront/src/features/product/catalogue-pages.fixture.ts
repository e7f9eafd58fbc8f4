import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createShopClient } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { RouterContextProvider } from 'react-router-dom'
import type { PageActionArgs } from '../../app/shop-context'
import { shopContext } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { catalogInContext } from '../../app/catalog-languages'

const origin = 'http://localhost'

/** What a loader or an action gets on a server, in front of a sandbox of its own. */
export function createCatalogue() {
  const sandbox = createNodeSandbox()
  const clientIn = (locale: ShopLocale, url: string) =>
    createShopClient({
      webstoreId: '0ZECH00000000014AA',
      url,
      locale,
      runtime: 'server',
      fetch: sandbox.fetch,
      reportFailure: () => undefined,
    })
  return {
    close: sandbox.close,
    /** `path` below `/de-CH`; `params` as the route would give them. */
    args(path: string, params: Record<string, string>, init?: RequestInit): PageActionArgs {
      const request = new Request(`${origin}/de-CH${path}`, init)
      const context = new RouterContextProvider()
      context.set(shopContext, clientIn('de-CH', request.url))
      context.set(visitContext, { origin, hasSession: false })
      context.set(catalogInContext, (locale) => clientIn(locale, request.url).catalog)
      // The router fills in more members than loaders look at.
      return { request, params, context } as unknown as PageActionArgs
    },
  }
}

/** What a loader or an action ended with instead of data: status and target. */
export async function outcomeOf(run: Promise<unknown>) {
  const response: unknown = await run.catch((thrown: unknown) => thrown)
  if (response instanceof Response) return { status: response.status, to: response.headers.get('Location') }
  // The router's `data()` with a status.
  const { init, data } = response as { init?: { status?: number }; data?: unknown }
  return { status: init?.status, data }
}
