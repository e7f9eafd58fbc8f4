import { getCategories } from '../contract/navigation/navigation'
import { readNavigationTree, type NavigationItem } from '../rules/page/navigation'
import type { SendOptions, Transport } from '../transport/transport'

/** The category tree in the present locale [7.1-6]; kept for 5 minutes. */
export async function listNavigationItems(
  { send, scope }: Transport,
  options?: SendOptions,
): Promise<readonly NavigationItem[]> {
  const query = { methodParams: JSON.stringify({ selectedLanguage: scope().locale }) }
  return readNavigationTree((await send(getCategories, { query }, options)).data)
}
