import { useHref, useLocation } from 'react-router-dom'
import { useShell } from './use-shell'

/** The address of this page without its hash, which only the browser knows: the same on both sides. */
export function usePageUrl(): string {
  const { pathname, search } = useLocation()
  return useShell().origin + useHref({ pathname, search })
}
