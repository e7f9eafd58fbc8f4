import type { StateKey } from '../client/client-state'
import type { Session } from '../state/session'

/** Who is shopping; kept when the shopper changes, because it is what says so. */
export const sessionKey: StateKey<Session> = { name: 'session' }
