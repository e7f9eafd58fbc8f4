import type { FeatureContext } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { getNavigationMenuItems, type MenuEntry } from '../contract/navigation/navigation'
import type { SendOptions, Transport } from '../transport/transport'

/** Menus beside the category tree. */
export interface MenuFeature {
  /**
   * The items of the footer, for `groupFooterItems` and `resolveFooterItem` of the rules; cached for 5 minutes.
   * `publishedState` is 'Draft' inside the platform's editor only.
   */
  listItems(
    input?: { readonly publishedState?: 'Draft' | 'Live' | undefined },
    options?: SendOptions,
  ): Promise<readonly MenuEntry[]>
}

export function createMenuCalls({ send, scope }: Transport): MenuFeature {
  return {
    listItems: async ({ publishedState = 'Live' } = {}, options) => {
      const params = { publishedState, language: scope().locale }
      const query = { methodParams: JSON.stringify(params) }
      return (await send(getNavigationMenuItems, { query }, options)).data
    },
  }
}

/** Menus beside the category tree. */
export const menu = (client: FeatureContext): MenuFeature => createMenuCalls(client.use(shopperTransport))
