import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { createShopClient } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { RouterContextProvider } from 'react-router-dom'
import type { PageActionArgs } from '../shell/shop-context'
import { shopContext } from '../shell/shop-context'
import { requestContext } from '../shell/request-context'
import { catalogInContext } from '../shared/product/data/catalog-languages'

const origin = 'http://localhost'

const webstores = { CH: '0ZECH00000000014AA', DE: '0ZEDE00000000014AA' } as const
const bases = { CH: '/de-CH', DE: '/de-shop' } as const

/**
 * The arguments of loaders and actions on a server, with a sandbox of its own; `respond` answers in place of the platform
 * where it wants to.
 */
export function createCatalogue(
  shop: keyof typeof webstores = 'CH',
  respond: (request: Request) => Response | undefined = () => undefined,
) {
  const sandbox = createNodeSandbox()
  const clientIn = (locale: ShopLocale, url: string) =>
    createShopClient({
      webstoreId: webstores[shop],
      url,
      locale,
      runtime: 'server',
      fetch: async (request) => respond(request) ?? (await sandbox.fetch(request)),
      reportFailure: () => undefined,
    })
  return {
    close: sandbox.close,
    /** `path` below the shop's German base path; `params` as the route would give them. */
    args(path: string, params: Record<string, string>, init?: RequestInit): PageActionArgs {
      const request = new Request(`${origin}${bases[shop]}${path}`, init)
      const context = new RouterContextProvider()
      context.set(shopContext, clientIn(shop === 'CH' ? 'de-CH' : 'de', request.url))
      context.set(requestContext, { origin, hasSession: false })
      context.set(catalogInContext, (locale) => clientIn(locale, request.url).catalog)
      // The router's arguments have more members than loaders use.
      return { request, params, context } as unknown as PageActionArgs
    },
  }
}
