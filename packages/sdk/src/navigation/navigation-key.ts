import type { StateKey } from '../client/client-state'
import type { NavigationItem } from '../rules/page/navigation'

/** The category tree. */
export const navigationKey: StateKey<readonly NavigationItem[]> = { name: 'navigation' }
