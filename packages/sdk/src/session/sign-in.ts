import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { createSignInCalls, type SignInCalls } from './session-calls'

/** Calls that start a session. After either, send the browser to `redirectUrl`. */
export type SignInFeature = Pick<SignInCalls, 'signIn' | 'register'>

/** Starts a buyer's session (`/login`, `/register`). */
export function signIn(client: Client): SignInFeature {
  const { signIn, register } = createSignInCalls(client.use(transport))
  return { signIn, register }
}
