import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while hydrating, then true: for what depends on the browser. A component that does not need to
 * know says so by `isNeeded`: it is always true then, which spares it a second rendering.
 */
export function useHydrated(isNeeded = true): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => !isNeeded,
  )
}
