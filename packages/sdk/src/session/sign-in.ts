import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { createSignInCalls, type SignInCalls } from './session-calls'

/** Begins a session. After either the browser goes to `redirectUrl`. */
export type SignInFeature = Pick<SignInCalls, 'signIn' | 'register'>

/** Begins a buyer's session (`/login`, `/register`). */
export function signIn(client: Client): SignInFeature {
  const { signIn, register } = createSignInCalls(client.use(transport))
  return { signIn, register }
}
