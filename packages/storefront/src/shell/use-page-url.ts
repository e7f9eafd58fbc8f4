import { useHref } from 'react-router-dom'
import { useSharedLocation } from './use-shared-location'
import { useShell } from './use-shell'

/** The absolute address of this page without hash and noise: the same on the server and in the browser. */
export function usePageUrl(): string {
  const { pathname, search } = useSharedLocation()
  return useShell().origin + useHref({ pathname, search })
}
