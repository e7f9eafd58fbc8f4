import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import { createSignInCalls, type SignInCalls } from '../session/session-calls'
import { startedSession } from '../session/started-session'

/**
 * Calls that start a session (`/login`, `/register`). After either, send the browser to `redirectUrl`; a page that follows
 * it by `fetch` instead calls `load` next, which loads the buyer's session.
 */
export type SignInMethods = Pick<SignInCalls, 'signIn' | 'register'>

export function signIn(client: FeatureContext): SignInMethods {
  const { signIn, register } = createSignInCalls(client.use(transport))
  const started = client.use(startedSession)
  const noteStart =
    <Args extends readonly unknown[], T>(start: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const result = await start(...args)
      started.isUnread = true
      return result
    }
  return { signIn: noteStart(signIn), register: noteStart(register) }
}
