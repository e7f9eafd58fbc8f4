import type { FeatureContext } from '../client/client'
import { sessionStore, type SessionStore } from '../session/session-store'
import type { Session } from '../state/session'
import type { CallOptions } from '../transport/transport'
import { loadShopper } from './load-shopper'
import { signIn, type SignInMethods } from './sign-in'
import { signOut, type SignOutMethods } from './sign-out'

/** Who is shopping, signing in and signing out. */
export interface SessionFeature extends SessionStore, SignInMethods, SignOutMethods {
  /**
   * What a page does first: loads the session with its settings where they are not yet known, and for buyers merges the
   * guest cart with its coupons, loads the cart counts and continues where signing in interrupted. After a sign-in in the
   * same page, call it again once `redirectUrl` was followed. Rejects only when the session cannot be loaded.
   */
  load(options?: CallOptions): Promise<Session>
}

/** The shopper's session, from the first call of a page to signing out. */
export const session = (client: FeatureContext): SessionFeature => ({
  ...client.use(sessionStore),
  ...signIn(client),
  ...signOut(client),
  load: loadShopper(client),
})
