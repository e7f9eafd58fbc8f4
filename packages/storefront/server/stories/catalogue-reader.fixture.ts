import { fileURLToPath } from 'node:url'
import { catalog, createClient } from '@cartonnage/sdk'
import type { PriceTier, ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { webstoreIds } from '@cartonnage/sdk/rules'
import { afterAll } from 'vitest'
import { paths } from '../../src/shell/paths'
import { createApp } from '../app'
import { createRenderPage } from '../pages/render-page'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { origin } from './open-shop.fixture'

const fail = (error: unknown) => {
  throw error
}

/** A shop in one language. */
export interface Site {
  readonly shop: ShopType
  readonly locale: ShopLocale
  /** The base path. */
  readonly base: string
}

/** A product as the platform knows it. */
export interface Article {
  readonly id: string
  readonly name: string
  readonly fields: Readonly<Record<string, string | null>>
  readonly tiers: readonly PriceTier[]
  /** The path of its page, with the base path. */
  readonly path: string
}

/** Reads pages of a shop, and the catalogue of its platform beside them. */
export function openCatalogue() {
  const platform = createSandboxPlatform(undefined)
  afterAll(() => platform.close())
  const app = createApp({
    platform,
    renderPage: createRenderPage({ platform, manifest: {}, reportFailure: fail }),
    publicOrigins: [],
    clientFolder: fileURLToPath(new URL('../../public', import.meta.url)),
    reportFailure: fail,
  })
  const read = async (path: string) =>
    (await app.request(origin + path, { headers: { host: 'localhost:4173' } })).text()

  /** Every product of a shop, by its number. */
  async function listArticles({ shop, locale, base }: Site): Promise<readonly Article[]> {
    const { listCategories, search, getProduct, getPrice } = createClient({
      runtime: 'server',
      webstoreId: webstoreIds[shop],
      shopType: shop,
      locale,
      url: `${origin}${base}/`,
      fetch: (request) => platform.fetch(request),
      reportFailure: fail,
    }).use(catalog)
    const found = new Map<string, Article>()
    for (const { id: categoryId } of await listCategories()) {
      const { products } = await search({ categoryId, pageSize: 200, fields: ['StockKeepingUnit'] })
      for (const { id } of products) {
        const [{ name, urlName, fields }, { tiers }] = await Promise.all([getProduct(id), getPrice(id)])
        const path = base + paths.product({ urlName: urlName ?? '-', id })
        found.set(id, { id, name: name ?? '', fields, tiers: tiers ?? [], path })
      }
    }
    const numberOf = ({ fields }: Article) => fields.StockKeepingUnit ?? ''
    return [...found.values()].toSorted((a, b) => numberOf(a).localeCompare(numberOf(b)))
  }
  return { read, listArticles }
}

export const sites: readonly Site[] = [
  { shop: 'CH', locale: 'de-CH', base: '/de-CH' },
  { shop: 'DE', locale: 'de', base: '/de-shop' },
]
