import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { createSessionResource, type SessionResource } from './session-calls'

/** Begins a session. After either the browser goes to `redirectUrl`. */
export type SignInFeature = Pick<SessionResource, 'signIn' | 'register'>

/** Begins a buyer's session (`/login`, `/register`). */
export function signIn(client: Client): SignInFeature {
  const { signIn, register } = createSessionResource(client.use(transport))
  return { signIn, register }
}
