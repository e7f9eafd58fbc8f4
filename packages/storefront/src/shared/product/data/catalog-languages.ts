import type { CatalogFeature } from '@cartonnage/sdk'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { shopLocales } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

/** The catalogue of the same shop in another language. */
export type CatalogIn = (locale: ShopLocale) => CatalogFeature

/** Set on the server only; reading it in a browser throws. */
export const catalogInContext = createContext<CatalogIn>()

export interface CatalogLanguage {
  readonly locale: ShopLocale
  readonly catalog: CatalogFeature
}

/**
 * The catalogue in the shop's other languages, for paths that differ between them. Empty in the browser: switching the
 * language loads a new document, and only robots read the alternates.
 */
export function otherLanguages(args: PageLoaderArgs): readonly CatalogLanguage[] {
  if (!import.meta.env.SSR) return []
  const { shop, locale: current } = shopOf(args)
  const catalogIn = args.context.get(catalogInContext)
  return shopLocales[shop]
    .filter((locale) => locale !== current)
    .map((locale) => ({ locale, catalog: catalogIn(locale) }))
}

export type LocalePaths = Readonly<Partial<Record<ShopLocale, string>>>

/**
 * The path of a page in every language of the shop. Where another language's path cannot be loaded it is the current
 * path, which redirects there.
 */
export async function localePaths(
  args: PageLoaderArgs,
  {
    current,
    pathIn,
  }: { readonly current: string; readonly pathIn: (catalog: CatalogFeature) => Promise<string> },
): Promise<LocalePaths> {
  const { shop } = shopOf(args)
  const existing = await Promise.all(
    otherLanguages(args).map(async ({ locale, catalog }) => {
      const path = await pathIn(catalog).catch(() => current)
      return [locale, path] as const
    }),
  )
  return {
    ...Object.fromEntries(shopLocales[shop].map((locale) => [locale, current])),
    ...Object.fromEntries(existing),
  }
}
