import { getLogoutUrl, register, signIn, type SignInResponse } from '../contract/session/sign-in'
import { ResponseError } from '../errors/errors'
import { readServerErrors } from '../transport/server-errors'
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
export interface SignInCalls {
  /** The address to follow so that the session begins; 401 and 400 are a `ResponseError` with texts. */
  signIn(input: SignInInput, options?: CallOptions): Promise<{ redirectUrl: string }>
  /** The same; what is wrong with the registration is a `ResponseError` with texts, 400 or 422. */
  register(input: RegisterInput, options?: CallOptions): Promise<{ redirectUrl: string }>
  /** The address that ends the session. */
  getLogoutUrl(options?: CallOptions): Promise<string>
}

export function createSignInCalls({ send, scope }: Transport): SignInCalls {
  return {
    signIn: async (input, options) => {
      const { data } = await send(signIn, { body: { request: { ...input } } }, options)
      return requireRedirect(data, { url: signIn.path, status: 401 })
    },
    register: async (input, options) => {
      const request = { query: { language: scope().locale }, body: { request: { ...input } } }
      const { data } = await send(register, request, options)
      return requireRedirect(data, { url: register.path, status: 422 })
    },
    getLogoutUrl: async (options) => (await send(getLogoutUrl, {}, options)).data.logoutUrl,
  }
}

/** A success that says no fails like a refusal. */
function requireRedirect(
  response: SignInResponse,
  { url, status }: { readonly url: string; readonly status: number },
): { redirectUrl: string } {
  if ('redirectUrl' in response) return response
  throw new ResponseError({ url, status, statusText: 'refused', errors: readServerErrors(response, url) })
}
