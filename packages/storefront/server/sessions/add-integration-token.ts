import { setPasswordByCode } from '@cartonnage/sdk/contract'
import { matchCalls } from '../http/platform-paths'
import { readBytes } from '../limits/limited-calls'
import { unreachable } from '../platform/call-platform'
import type { Platform } from '../platform/platform'
import type { IntegrationTokens } from './integration-token'

const isPasswordCall = matchCalls([setPasswordByCode])

/**
 * The platform, with this server's own token on the calls that only a server may make: those for a new password. The
 * visitor's cookies and token do not go with them. A token that is over is renewed once.
 */
export function addIntegrationToken(platform: Platform, tokens: IntegrationTokens): Platform {
  const fetch: Platform['fetch'] = async (request) => {
    if (!isPasswordCall(request)) return await platform.fetch(request)
    const body = (await readBytes(request)) ?? Buffer.alloc(0)
    const send = (token: string) => platform.fetch(withToken(request, token, body))
    const response = await send(await tokens.get(request))
    if (response.status !== 401) return response
    await response.body?.cancel()
    const second = await send(await tokens.get(request, { isRefused: true }))
    if (second.status !== 401) return second
    await second.body?.cancel()
    // The visitor can do nothing about it, and no session of theirs has ended.
    throw unreachable('The platform refuses the token of this server.')
  }
  return { ...platform, fetch }
}

function withToken(request: Request, token: string, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  headers.set('authorization', `Bearer ${token}`)
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
}
