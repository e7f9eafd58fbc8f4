import type { FeatureContext } from '../client/client'
import type { GuestPermissions } from '../state/guest-permissions'
import type { LoadedStore } from '../client/loaded-store'
import { readOnly } from '../state/store'
import { contextCalls } from './context-calls'
import { guestPermissionsKey } from './session-keys'
import { toGuestPermissions } from './shopper-scope'

/** What the shop lets guests do. Loading the session loads it too; `load()` loads it alone. */
export function guestPermissions(client: FeatureContext): LoadedStore<GuestPermissions> {
  const store = client.loaded(guestPermissionsKey)
  const { getApplication } = client.use(contextCalls)
  return {
    ...readOnly(store),
    load: (call) => store.join(async () => toGuestPermissions(await getApplication(call))),
  }
}
