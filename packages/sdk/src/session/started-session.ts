import type { FeatureContext } from '../client/client'

/** Whether a session was started here that has not been loaded since. */
export interface StartedSession {
  isUnread: boolean
}

/** Set by signing in, and cleared by loading the buyer's session; one per client. */
export const startedSession = (_client: FeatureContext): StartedSession => ({ isUnread: false })
