import { useHref } from 'react-router-dom'
import { useSharedLocation } from './use-shared-location'
import { useShell } from './use-shell'

/** The address of this page without its hash, which only the browser knows, and without what campaigns add: the same on both sides. */
export function usePageUrl(): string {
  const { pathname, search } = useSharedLocation()
  return useShell().origin + useHref({ pathname, search })
}
