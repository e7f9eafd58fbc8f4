import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { createSignInCalls, type SignInCalls } from './session-calls'
import { startedSession } from './started-session'

/**
 * Calls that start a session. After either, send the browser to `redirectUrl`; a page that follows it by `fetch` instead
 * calls `loadShopper` next, which loads the buyer's session.
 */
export type SignInFeature = Pick<SignInCalls, 'signIn' | 'register'>

/** Starts a buyer's session (`/login`, `/register`). */
export function signIn(client: Client): SignInFeature {
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
