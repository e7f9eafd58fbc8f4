import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, then true: for what depends on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
