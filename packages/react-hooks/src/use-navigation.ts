import { navigation } from '@cartonnage/sdk'
import type { AsyncState } from '@cartonnage/sdk'
import type { NavigationItem } from '@cartonnage/sdk/rules'
import { useFeature } from './shop-provider'
import { useLoaded, valueOf } from './use-loaded'

export interface NavigationView {
  readonly state: AsyncState<readonly NavigationItem[]>
  /** The category tree; empty until it is there. */
  readonly items: readonly NavigationItem[]
}

const noItems: readonly NavigationItem[] = []

/** The category menu; loaded when the first view asks for it. */
export function useNavigation(): NavigationView {
  const state = useLoaded(useFeature(navigation))
  return { state, items: valueOf(state) ?? noItems }
}
