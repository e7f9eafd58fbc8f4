import type { RouteKind, ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { UIMatch, useLoaderData } from 'react-router-dom'

/** What the metadata functions of a page may use. `i18n.t('title', { ns: 'home' })` is typed. */
export interface PageInput<Loader = unknown> {
  readonly data: ReturnType<typeof useLoaderData<Loader>>
  readonly params: Readonly<Record<string, string | undefined>>
  readonly i18n: i18n
}

/** A header and footer of the page's own, for pages that should not lead elsewhere. They come with the page's code. */
export interface PageFrame {
  readonly Header: ComponentType<{ readonly effectiveAccount: ReactNode }>
  readonly Footer: ComponentType
}

/**
 * A page module's `handle`: `export const handle: PageHandle<typeof loader> = { kind: 'product', … }`.
 * The functions run on the server (document head) and in the browser (after a navigation).
 */
export interface PageHandle<Loader = unknown> {
  /** What the page is: decides robots and caching. */
  readonly kind: RouteKind
  /** It shows what a visitor has entered, so that not even a browser may keep it. @default the kind decides */
  readonly isConfidential?: true
  /** It is worked on in the browser, which starts without a sign of the visitor. @default the kind decides */
  readonly startsAtOnce?: true
  /** A shorter header and footer than those of every page. */
  readonly frame?: PageFrame
  /** The page's title without the shop's name; absent: the shop's name alone. */
  title?(page: PageInput<Loader>): string
  /** Absent: the shop's general description. */
  description?(page: PageInput<Loader>): string | undefined
  /** Names of the pages between the start page and this one, the nearest last. */
  parents?(page: PageInput<Loader>): readonly string[]
  /** By how many choices a list is narrowed: robots leave out those with several. */
  choices?(page: PageInput<Loader>): number
  /** Paths below the base path of this page in languages whose slug differs. */
  localePaths?(page: PageInput<Loader>): Readonly<Partial<Record<ShopLocale, string>>>
  /** The path below the base path of the page that search engines list in place of this one. @default none */
  canonicalPath?(page: PageInput<Loader>): string
}

/** The handle of a match; undefined for a route that has none. */
export const pageHandleOf = (match: Pick<UIMatch, 'handle'> | undefined): PageHandle | undefined =>
  // `routes.tsx` takes handles from page modules only, which are typed.
  match?.handle as PageHandle | undefined
