import { navigationKey } from '@cartonnage/sdk'
import type { AsyncState } from '@cartonnage/sdk'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useFetchedFeature } from './use-fetched-feature'
import { valueOf } from './use-loaded'

/** The category menu. */
export interface NavigationView {
  /** For loading and error states. */
  readonly state: AsyncState<readonly NavigationItem[]>
  /** The category tree; empty until loaded. */
  readonly items: readonly NavigationItem[]
}

const fetchNavigation = () => import('./fetched/catalog/navigation').then(({ navigation }) => navigation)

const noItems: readonly NavigationItem[] = []

/** The category menu; loaded by the first component that uses it if the page did not bring it along. */
export function useNavigation(): NavigationView {
  const state = useFetchedFeature(navigationKey, fetchNavigation)
  return { state, items: valueOf(state) ?? noItems }
}
