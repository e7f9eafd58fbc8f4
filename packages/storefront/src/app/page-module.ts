import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom'
import type { PageHandle } from './page-handle'

/** What a `*-page.tsx` exports. Each member is optional: a module with only a loader is a redirect. */
export interface PageModule {
  readonly Component?: ComponentType
  readonly loader?: LoaderFunction
  readonly action?: ActionFunction
  readonly ErrorBoundary?: ComponentType
  readonly handle?: PageHandle
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/** Pages by `{feature}/{module}`; one chunk each. */
export const pageModules = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../features/*/*-page.tsx')).map(([file, load]) => [
    file.slice('../features/'.length, -'.tsx'.length),
    load,
  ]),
)
