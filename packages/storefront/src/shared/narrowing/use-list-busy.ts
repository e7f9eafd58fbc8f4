import { useHref, useLocation, useNavigation } from 'react-router-dom'

/** Whether another part or order of the same list is loading. */
export function useListBusy(): boolean {
  const { pathname } = useLocation()
  const here = useHref({ pathname })
  return useNavigation().location?.pathname === here
}
