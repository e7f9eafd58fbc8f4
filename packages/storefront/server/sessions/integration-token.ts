import { isRecord } from '../../src/shell/is-record'
import { unreachable } from '../platform/call-platform'
import type { Platform } from '../platform/platform'
import { limitBytes } from '../platform/platform-response'

/** This server as the platform knows it: for calls of its own, that no buyer makes. */
export interface IntegrationClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** Where this server gets tokens for its own calls. */
export interface IntegrationTokens {
  /** The present token; with `isRefused` another one. Rejects, as `fetch` does, where the platform gives none. */
  get(visitor: Request, options?: { readonly isRefused?: boolean }): Promise<string>
}

interface TokenOptions extends IntegrationClient {
  readonly platform: Pick<Platform, 'fetch'>
  /** The time in ms since 1970. */
  readonly now: () => number
}

const tokenPath = '/services/oauth2/token'

/** Far more than the longest token. */
const maxBytes = 64 * 1024

/** Without a lifetime in the response, as the platform sends it for opaque tokens, in s. */
const usualLifetime = 15 * 60

/** Ended a little before its time, in ms: a call takes a while. */
const margin = 30_000

/** Tokens by `client_credentials`, with a secret that never leaves this server; one request for all who wait. */
export function createIntegrationTokens({
  platform,
  now,
  clientId,
  clientSecret,
}: TokenOptions): IntegrationTokens {
  let current: { readonly token: string; readonly until: number } | undefined
  let asking: Promise<string> | undefined
  const ask = async (visitor: Request): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const request = new Request(new URL(tokenPath, visitor.url), { method: 'POST', body })
    const { token, seconds } = await readToken(await platform.fetch(request))
    current = { token, until: now() + seconds * 1000 - margin }
    return token
  }
  return {
    get: async (visitor, { isRefused = false } = {}) => {
      if (isRefused) current = undefined
      if (current !== undefined && now() < current.until) return current.token
      return await (asking ??= ask(visitor).finally(() => {
        asking = undefined
      }))
    },
  }
}

/** No part of the response may be in the error: it could be the token. */
async function readToken(response: Response): Promise<{ readonly token: string; readonly seconds: number }> {
  const body: unknown = await limitBytes(response, maxBytes)
    .json()
    .catch(() => undefined)
  const { access_token: token, expires_in: lifetime } = isRecord(body) ? body : {}
  if (!response.ok || typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
    throw unreachable(`The platform gave this server no token of its own (status ${response.status}).`)
  const seconds = Number(lifetime)
  return { token, seconds: seconds > 0 ? seconds : usualLifetime }
}
