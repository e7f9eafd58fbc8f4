import { isRecord } from '../../src/shell/is-record'
import { isRead } from '../http/platform-paths'
import { noCaching } from '../http/headers'
import { readBytes } from '../limits/limited-calls'
import type { Platform } from '../platform/platform'
import { withHeaders } from './session-cookies'

export interface BuyerCall {
  /** Without cookies of sessions. */
  readonly request: Request
  readonly accessToken: string
}

export interface BuyerResponse {
  readonly response: Response
  /** The platform says that the token has ended. */
  readonly hasEnded: boolean
}

/**
 * The platform's response to a call with the buyer's token, which no shared cache may keep. Where the token has ended, a
 * read is made again as a guest, and a write keeps the platform's 401: nothing of a buyer goes into a guest's cart.
 */
export async function callAsBuyer(
  platform: Pick<Platform, 'fetch'>,
  { request, accessToken }: BuyerCall,
): Promise<BuyerResponse> {
  const again = isRead(request) ? request.clone() : undefined
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${accessToken}`)
  const response = await platform.fetch(new Request(request, { headers }))
  const hasEnded = await saysEnded(response)
  if (!hasEnded || again === undefined) return { response: forOneBrowser(response), hasEnded }
  await response.body?.cancel()
  return { response: await platform.fetch(again), hasEnded }
}

/** Whether it is the platform's response to a token that is no longer valid. */
async function saysEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const bytes = await readBytes(response.clone()).catch(() => undefined)
  try {
    const errors: unknown = JSON.parse(bytes?.toString() ?? '')
    return Array.isArray(errors) && errors.some((error) => isRecord(error) && error.errorCode === endedCode)
  } catch {
    return false
  }
}

const endedCode = 'INVALID_SESSION_ID'

/** What a guest's cookie gets instead of a write, when its session has ended. */
export const sessionEnded = (): Response =>
  Response.json([{ errorCode: endedCode, message: 'Session expired or invalid' }], {
    status: 401,
    headers: { 'Cache-Control': noCaching },
  })

/** By its token a shared cache would know that the response is one buyer's; here, browsers send only a cookie. */
function forOneBrowser(response: Response): Response {
  const value = response.headers.get('cache-control')
  if (value === null) return withHeaders(response, { 'cache-control': noCaching })
  const kept = value.split(',').filter((part) => !/^\s*(?:public|private|s-maxage=.*)\s*$/i.test(part))
  return withHeaders(response, {
    'cache-control': ['private', ...kept.map((part) => part.trim())].filter(Boolean).join(', '),
  })
}
