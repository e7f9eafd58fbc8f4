import { isRead, type AuthContext, type AuthPort } from '../transport/auth'

/** Where the access token comes from. */
export interface BearerAuthOptions {
  /** The present access token; undefined for a guest. Asked for before each attempt of a call. */
  readonly token: () => string | undefined | Promise<string | undefined>
  /**
   * Gets another token, for `token` to give. Called after a 401; once for all calls that fail at the same time, each of
   * which is then repeated once. A rejection is reported and counts as no token.
   */
  readonly renew?: (() => unknown) | undefined
}

/**
 * Sends `Authorization: Bearer …`. With a token that is refused and cannot be renewed, reads go on as a guest's, while
 * changes fail with `SESSION_ENDED`: nothing of a buyer goes into a guest's cart.
 */
export function bearerAuth({ token, renew }: BearerAuthOptions): AuthPort {
  let latest: string | undefined
  let refused: string | undefined
  let renewing: Promise<unknown> | undefined
  const renewOnce = (context: AuthContext) =>
    (renewing ??= renewToken(renew, context).finally(() => {
      renewing = undefined
    }))

  return {
    headers: async (request) => {
      latest = await token()
      const isSent = latest !== undefined && !(latest === refused && isRead(request))
      return isSent ? { Authorization: `Bearer ${latest}` } : {}
    },
    onUnauthorized: async ({ status }, request, context) => {
      const sent = request.headers.get('authorization')?.replace(/^Bearer /, '')
      if (status !== 401 || (sent === undefined && isRead(request))) return false
      const isNew = async () => {
        const now = await token()
        return now !== undefined && now !== sent && now !== refused
      }
      // Another call may have renewed it meanwhile.
      if (await isNew()) return true
      await renewOnce(context)
      if (await isNew()) return true
      refused = sent ?? refused
      return isRead(request)
    },
    hasSession: () => latest !== undefined,
  }
}

async function renewToken(renew: BearerAuthOptions['renew'], { reportFailure }: AuthContext): Promise<void> {
  try {
    await renew?.()
  } catch (error) {
    reportFailure(error, 'the access token cannot be renewed')
  }
}
