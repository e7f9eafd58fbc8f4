import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import type { NavigationItem } from '../rules/page/navigation'
import { createNavigationCalls } from './navigation-calls'
import { navigationKey } from './navigation-key'

/** The category tree in the present locale (`getCategories`). */
export function navigation(client: Client): LoadedStore<readonly NavigationItem[]> {
  const { getSnapshot, getServerSnapshot, subscribe, join } = client.loaded(navigationKey)
  const { listItems } = createNavigationCalls(client.use(transport))
  return { getSnapshot, getServerSnapshot, subscribe, load: (call) => join(() => listItems(call)) }
}
