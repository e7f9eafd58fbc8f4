import { isRecord } from '../../src/shell/is-record'
import { unreachable } from '../platform/call-platform'
import type { Platform } from '../platform/platform'
import { limitBytes } from '../platform/platform-response'
import { callFor } from './call-for-visitor'
import type { AccessToken, TokenSource } from './tokens'

/** Far more than the longest token. */
const maxBytes = 64 * 1024

/** A sign-out does not wait longer for the platform, in ms. */
const revokeMs = 5_000

/** The tokens of the sandbox, which it gives for a user name and a password. */
export function createSandboxTokens(platform: Pick<Platform, 'fetch'>): TokenSource {
  return {
    obtain: async (credentials, visitor) => {
      const body = JSON.stringify(credentials)
      const response = await platform.fetch(callFor(visitor, '/__sandbox/tokens', { method: 'POST', body }))
      if (response.ok) return await readToken(response)
      await response.body?.cancel()
      if ([400, 401, 403].includes(response.status)) return undefined
      throw unreachable(`The platform responded to a request for a token with status ${response.status}.`)
    },
    revoke: async (accessToken, visitor) => {
      const signal = AbortSignal.timeout(revokeMs)
      const call = callFor(visitor, '/__sandbox/tokens/revoke', { method: 'POST', accessToken, signal })
      const response = await platform.fetch(call)
      await response.body?.cancel()
      if (!response.ok && response.status !== 401)
        throw unreachable(`The platform responded to the end of a token with status ${response.status}.`)
    },
  }
}

/** No part of the response may be in the error: it could be the token. */
async function readToken(response: Response): Promise<AccessToken> {
  const body: unknown = await limitBytes(response, maxBytes)
    .json()
    .catch(() => undefined)
  const { accessToken, expiresInSeconds } = isRecord(body) ? body : {}
  const isToken = typeof accessToken === 'string' && /^[\x21-\x7e]+$/.test(accessToken)
  if (!isToken || typeof expiresInSeconds !== 'number' || !(expiresInSeconds > 0))
    throw unreachable('The platform responded to a request for a token without one.')
  return { accessToken, expiresInSeconds }
}
