import { getLogoutUrl, register, signIn } from '../contract/sign-in'
import type { CallOptions, Transport } from '../transport/transport'

/** Who signs in, and where the browser goes afterwards (a path of the shop). */
export interface SignInInput {
  readonly username: string
  readonly password: string
  readonly startUrl: string
}

/** Who registers as a private buyer. */
export interface RegisterInput {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly startUrl: string
}

/** Calls that begin and end a session. */
export interface SessionResource {
  /** The address to follow so that the session begins; 401 and 400 are a `ResponseError` with texts. */
  signIn(input: SignInInput, options?: CallOptions): Promise<{ redirectUrl: string }>
  register(input: RegisterInput, options?: CallOptions): Promise<{ redirectUrl: string }>
  /** The address that ends the session. */
  getLogoutUrl(options?: CallOptions): Promise<string>
}

export function createSessionResource({ send }: Transport): SessionResource {
  return {
    signIn: async (input, options) => (await send(signIn, { body: { request: { ...input } } }, options)).data,
    register: async (input, options) =>
      (await send(register, { body: { request: { ...input } } }, options)).data,
    getLogoutUrl: async (options) => (await send(getLogoutUrl, {}, options)).data.logoutUrl,
  }
}
