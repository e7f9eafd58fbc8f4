import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import type { NavigationItem } from '../rules/page/navigation'
import { readOnly } from '../state/store'
import { listNavigationItems } from './navigation-calls'
import { navigationKey } from './navigation-key'

/** The category tree in the present locale (`getCategories`). */
export function navigation(client: Client): LoadedStore<readonly NavigationItem[]> {
  const store = client.loaded(navigationKey)
  const made = client.use(transport)
  return { ...readOnly(store), load: (call) => store.join(() => listNavigationItems(made, call)) }
}
