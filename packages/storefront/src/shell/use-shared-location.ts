import { useLocation } from 'react-router-dom'
import { withoutTracking } from './tracking-parameters'

/**
 * This page's location without tracking parameters. Use it for whatever is rendered: the server renders a page once for
 * all visitors, whatever campaign they come from.
 */
export function useSharedLocation(): { readonly pathname: string; readonly search: string } {
  const { pathname, search } = useLocation()
  return { pathname, search: withoutTracking(search) }
}
