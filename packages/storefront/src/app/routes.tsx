import { Outlet } from 'react-router-dom'
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { additionRoute } from './addition-route'
import { ErrorPage } from './error-page'
import { isRecord } from '../shell/is-record'
import { notFound } from '../shell/not-found'
import { PageLayout } from './page-layout'
import { pageModules, watchSession, withNamedQuery } from './page-module'
import type { PageEntry } from '../shell/pages'
import { pages } from '../shell/pages'
import type { PageLoaderArgs } from '../shell/shop-context'
import type { Shell } from '../shell/use-shell'

/** Id of the root route: its data is what `useShell()` reads. */
export const shellRouteId = 'shell'

export interface RouteOptions {
  /**
   * Loads what the frame shows. On a server it must start at once, because the pages' calls wait for the session that it
   * loads. A browser starts with what the server loaded, and fetches this code only for a revalidation.
   */
  readonly loadShell: (args: PageLoaderArgs) => Promise<Shell>
  /** Loads a page's texts together with its module; absent on the server, which has them already. */
  readonly loadTexts?: (page: PageEntry) => Promise<unknown>
}

/** The id of a page's route, by which the server finds its chunk and texts. */
export const pageRouteId = ({ module, path = '' }: PageEntry): string => `${module}:${path}`

function pageRoute(page: PageEntry, { loadTexts }: Pick<RouteOptions, 'loadTexts'>): RouteObject[] {
  const load = pageModules[page.module]
  if (load === undefined) return []
  const lazy = async () => {
    const [module] = await Promise.all([load(), loadTexts?.(page)])
    // The failure of a file is shown in the page's frame.
    return { ...watchSession(withNamedQuery(module)), ...(page.isFile && { Component: Outlet }) }
  }
  const id = pageRouteId(page)
  const caseSensitive = page.isExact ?? false
  return [page.path === undefined ? { id, index: true, lazy } : { id, path: page.path, caseSensitive, lazy }]
}

/** The route table, the same on the server and in the browser. Unknown addresses show the 404 page within the layout. */
export function createRoutes(options: RouteOptions): RouteObject[] {
  const unknown: RouteObject = { path: '*', loader: () => notFound(), Component: Outlet }
  const children = [...pages.flatMap((page) => pageRoute(page, options)), additionRoute, unknown]
  return [
    {
      id: shellRouteId,
      path: '/',
      loader: options.loadShell,
      shouldRevalidate: shellShouldRevalidate,
      Component: PageLayout,
      ErrorBoundary: ErrorPage,
      children: [{ ErrorBoundary: ErrorPage, children }],
    },
  ]
}

/** The frame is loaded once per document, and again only after an action that returns `sessionChanged`. */
export function shellShouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return isRecord(actionResult) && 'sessionChanged' in actionResult
}
