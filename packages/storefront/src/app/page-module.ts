import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom'
import { namedRequest } from '../shell/page-parameters'
import type { PageHandle } from '../shell/page-handle'
import type { PageActionArgs, PageLoaderArgs } from '../shell/shop-context'

/** What a `*-page.tsx` exports. Each member is optional: a module with only a loader is a redirect. */
export interface PageModule {
  readonly Component?: ComponentType
  readonly loader?: LoaderFunction
  readonly action?: ActionFunction
  readonly ErrorBoundary?: ComponentType
  readonly handle?: PageHandle
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/** Pages by `{folder}/{module}`; one chunk each. */
export const pageModules = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../pages/**/*-page.tsx')).map(([file, load]) => [
    file.slice('../pages/'.length, -'.tsx'.length),
    load,
  ]),
)

/** The page with a loader that gets no other query parameters than those that the page reads, as on the server. */
export const withNamedQuery = ({ loader, ...page }: PageModule): PageModule =>
  typeof loader === 'function'
    ? {
        ...page,
        loader: (args, ...rest) => loader({ ...args, request: namedRequest(args.request) }, ...rest),
      }
    : page

/** The page with a loader and action that redirect to the sign-in page when the session has ended. */
export function watchSession(page: PageModule): PageModule {
  const { loader, action } = page
  return {
    ...page,
    ...(loader && { loader: watched(loader) }),
    ...(action && { action: watched(action) }),
  }
}

const watched =
  <Input extends PageLoaderArgs | PageActionArgs, Rest extends readonly unknown[], Result>(
    run: (args: Input, ...rest: Rest) => Result | Promise<Result>,
  ) =>
  async (args: Input, ...rest: Rest): Promise<Result | Response> => {
    try {
      return await run(args, ...rest)
    } catch (error) {
      // Fetched only when something fails, because every page includes this file.
      const { signInAgainAfter } = await import('../shell/data/sign-in-again')
      return signInAgainAfter(error, args)
    }
  }
