import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createShopClient } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { RouterContextProvider } from 'react-router-dom'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopContext } from '../../shell/shop-context'
import { requestContext } from '../../shell/request-context'
import { catalogInContext } from '../../metadata/catalog-languages'

const origin = 'http://localhost'

/** The arguments of loaders and actions on a server, with a sandbox of its own. */
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
      context.set(requestContext, { origin, hasSession: false })
      context.set(catalogInContext, (locale) => clientIn(locale, request.url).catalog)
      // The router's arguments have more members than loaders use.
      return { request, params, context } as unknown as PageActionArgs
    },
  }
}
