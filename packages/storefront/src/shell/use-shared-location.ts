import { useLocation } from 'react-router-dom'
import { namedSearch } from './page-parameters'

/**
 * This page's location with those query parameters only that it reads. Use it for whatever is rendered: the server renders
 * a page once for all visitors, whatever campaign they come from.
 */
export function useSharedLocation(): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = useLocation()
  return { pathname, search: namedSearch({ pathname, search }) }
}

/** The query parameters of this page that it reads; see `reads` in pages.ts. */
export const usePageQuery = (): URLSearchParams => new URLSearchParams(useSharedLocation().search)
