import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { transport } from '../client/transport'
import { getCategories } from '../contract/navigation/navigation'
import { readNavigationTree, type NavigationItem } from '../rules/page/navigation'
import { readOnly } from '../state/store'
import type { SendOptions, Transport } from '../transport/transport'
import { navigationKey } from './navigation-key'

/** The category tree in the client's locale; cached for 5 minutes. */
export async function listNavigationItems(
  { send, scope }: Transport,
  options?: SendOptions,
): Promise<readonly NavigationItem[]> {
  const query = { methodParams: JSON.stringify({ selectedLanguage: scope().locale }) }
  return readNavigationTree((await send(getCategories, { query }, options)).data)
}

/** The category tree in the client's locale, loaded once per page. */
export function navigation(client: FeatureContext): LoadedStore<readonly NavigationItem[]> {
  const store = client.loaded(navigationKey)
  const connection = client.use(transport)
  return { ...readOnly(store), load: (call) => store.join(() => listNavigationItems(connection, call)) }
}
