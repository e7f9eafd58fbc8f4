import type { StateKey } from '../client/client-state'
import type { NavigationItem } from '../rules/page/navigation'

/** The category tree; the same for all shoppers. */
export const navigationKey: StateKey<readonly NavigationItem[]> = { name: 'navigation' }
