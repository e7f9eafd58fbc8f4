import type { StateKey } from '../client/client-state'
import type { GuestPermissions } from '../state/guest-permissions'
import type { Session } from '../state/session'

/** Who is shopping. Not reset when the shopper changes, because it identifies the shopper. */
export const sessionKey: StateKey<Session> = { name: 'session' }

/** What the shop lets guests do. */
export const guestPermissionsKey: StateKey<GuestPermissions> = { name: 'guestPermissions' }
