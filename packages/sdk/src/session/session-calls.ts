import {
  getLogoutUrl,
  register,
  signIn,
  type SignInRedirect,
  type SignInResponse,
} from '../contract/session/sign-in'
import { ResponseError } from '../errors/errors'
import { readServerErrors } from '../transport/server-errors'
import type { CallOptions, Transport } from '../transport/transport'

/** The credentials of a buyer. */
export interface SignInInput {
  /** The user name, usually an e-mail address. */
  readonly username: string
  /** As entered; never stored. */
  readonly password: string
  /** Where the browser goes afterwards: a path of the shop. */
  readonly startUrl: string
}

/** The details of a new buyer: a private one, or the person who registers a firm. */
export interface RegisterInput {
  /** Given name. */
  readonly firstName: string
  /** Family name. */
  readonly lastName: string
  /** Becomes the user name. */
  readonly email: string
  /** As entered; the platform checks its strength. */
  readonly password: string
  /** Where the browser goes afterwards: a path of the shop. */
  readonly startUrl: string
  /**
   * The firm, with its VAT id: an extension. The shop checks it, and until then the account is a private one. Where the
   * shop's class does not know firms, it stays one.
   */
  readonly firm?:
    | {
        /** As it is registered. */
        readonly companyName: string
        /** `CHE-123.456.789 MWST` or `DE123456789`, in any usual notation. */
        readonly vatId: string
      }
    | undefined
}

/** Calls that start and end a session. */
export interface SignInCalls {
  /** The URL to go to, which starts the session; 400 and 401 are a `ResponseError` with texts for the buyer. */
  signIn(input: SignInInput, options?: CallOptions): Promise<SignInRedirect>
  /** Registers and signs in; a refusal is a `ResponseError` with texts for the buyer, 400 or 422. */
  register(input: RegisterInput, options?: CallOptions): Promise<SignInRedirect>
  /** The URL that ends the session. */
  getLogoutUrl(options?: CallOptions): Promise<string>
}

export function createSignInCalls({ send, scope }: Transport): SignInCalls {
  return {
    signIn: async (input, options) => {
      const { data } = await send(signIn, { body: { request: { ...input } } }, options)
      return requireRedirect(data, { url: signIn.path, status: 401 })
    },
    register: async ({ firm, ...person }, options) => {
      const request = { query: { language: scope().locale }, body: { request: { ...person, ...firm } } }
      const { data } = await send(register, request, options)
      return requireRedirect(data, { url: register.path, status: 422 })
    },
    getLogoutUrl: async (options) => (await send(getLogoutUrl, {}, options)).data.logoutUrl,
  }
}

/** A success status whose body is a refusal fails like one. */
function requireRedirect(
  response: SignInResponse,
  { url, status }: { readonly url: string; readonly status: number },
): SignInRedirect {
  if ('redirectUrl' in response) return response
  throw new ResponseError({ url, status, statusText: 'refused', errors: readServerErrors(response, url) })
}
