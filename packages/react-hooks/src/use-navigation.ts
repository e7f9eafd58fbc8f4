import { navigationKey } from '@cartonnage/sdk'
import type { AsyncState } from '@cartonnage/sdk'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useFetchedFeature } from './use-fetched-feature'
import { valueOf } from './use-loaded'

export interface NavigationView {
  readonly state: AsyncState<readonly NavigationItem[]>
  /** The category tree; empty until it is there. */
  readonly items: readonly NavigationItem[]
}

const fetchNavigation = () => import('./fetched/navigation').then(({ navigation }) => navigation)

const noItems: readonly NavigationItem[] = []

/** The category menu; loaded when the first view asks for it. */
export function useNavigation(): NavigationView {
  const state = useFetchedFeature(navigationKey, fetchNavigation)
  return { state, items: valueOf(state) ?? noItems }
}
