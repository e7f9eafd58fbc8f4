import { ShopError } from '../errors/errors'
import { isRecord } from '../is-record'
import { apiVersion as defaultVersion } from '../rules/call/call-defaults'
import { defaultTimeoutMs } from '../rules/call/platform-work-time'
import { isRead, type AuthContext, type AuthPort } from '../transport/auth'

/** The CSRF token that changes carry. */
export interface CsrfOptions {
  /** The token, or what gives it. @default the platform's, `ui-api/session/csrf`, which exists from v67 on */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>) | undefined
  /** Name of the header. @default 'X-CSRF-Token' */
  readonly header?: string | undefined
}

/** How the platform's cookies are used. */
export interface CookieAuthOptions {
  /** Whether changes carry a CSRF token, and which. @default none */
  readonly csrf?: true | CsrfOptions | undefined
  /** Whether there is a session. @default whether this browser has the platform's cookie `sid_Client` */
  readonly hasSession?: (() => boolean) | undefined
}

interface Kept {
  readonly userId: string | undefined
  readonly token: Promise<string | undefined>
}

/**
 * The platform's cookies, as without any port, and a CSRF token with all changes: got before the first one, kept as long as
 * the same person shops, and got anew once after a 403 that names it.
 */
export function cookieAuth({ csrf, hasSession }: CookieAuthOptions = {}): AuthPort {
  return { ...(csrf ? csrfHeaders(csrf === true ? {} : csrf) : noHeaders), ...(hasSession && { hasSession }) }
}

const noHeaders: AuthPort = { headers: () => ({}) }

function csrfHeaders({ header = 'X-CSRF-Token', token }: CsrfOptions): AuthPort {
  /** For each client; a server may share the port between its visitors. */
  const kept = new WeakMap<AuthContext, Kept>()
  const get = async (context: AuthContext) =>
    typeof token === 'function' ? await token() : (token ?? (await fetchToken(context)))

  const find = (context: AuthContext): Kept => {
    const { userId } = context.scope()
    const known = kept.get(context)
    if (known && known.userId === userId) return known
    const found: Kept = { userId, token: get(context) }
    const forget = () => kept.get(context) === found && kept.delete(context)
    kept.set(context, found)
    // Without a token the next change asks again.
    found.token.then((value) => value ?? forget(), forget)
    return found
  }

  return {
    headers: async (request, context) => {
      const value = isRead(request) ? undefined : await find(context).token
      return value === undefined ? {} : { [header]: value }
    },
    onUnauthorized: async ({ status }, request, context) => {
      if (status !== 403) return false
      const sent = request.headers.get(header) ?? undefined
      const known = find(context)
      // Another call may have got a new one meanwhile.
      if ((await known.token) === sent && kept.get(context) === known) kept.delete(context)
      const value = await find(context).token
      return value !== undefined && value !== sent
    },
  }
}

/** The platform's token; undefined where it gives none, for it says itself whether a change needs one. */
async function fetchToken(context: AuthContext): Promise<string | undefined> {
  const { origin, apiPrefix, apiVersion = defaultVersion, fetch, reportFailure } = context
  const url = `${origin}${apiPrefix}/services/data/${apiVersion}/ui-api/session/csrf`
  const headers = { accept: 'application/json' }
  const signal = AbortSignal.timeout(defaultTimeoutMs)
  try {
    const response = await fetch(new Request(url, { headers, signal, credentials: 'same-origin' }))
    if (response.status === 404) throw missingToken(apiVersion)
    const body: unknown = await response.json()
    return isRecord(body) && typeof body.csrfToken === 'string' ? body.csrfToken : undefined
  } catch (error) {
    if (error instanceof ShopError) throw error
    reportFailure(error, 'the CSRF token cannot be loaded')
    return undefined
  }
}

const missingToken = (apiVersion: string) =>
  new ShopError(
    'INVALID_OPTION',
    `auth: ${apiVersion} has no CSRF token to fetch, so cookieAuth needs csrf.token`,
  )
