import { parseShopUrl, sameOriginPath, webstoreIds } from '@cartonnage/sdk/rules'
import type { texts } from '../../src/i18n/en-US/login'
import { loadTexts } from '../../src/i18n/text-files'
import type { CookieScope } from '../../src/shell/host-cookie'
import { isRecord } from '../../src/shell/is-record'
import { calledScope, readOwnSession } from '../http/called-session'
import { noCaching } from '../http/headers'
import { pathAfter } from '../http/session-endpoints'
import { readBytes } from '../limits/limited-calls'
import { unreachable } from '../platform/call-platform'
import { limitBytes } from '../platform/platform-response'
import { callFor } from './call-for-visitor'
import { beginLines, newSessionId } from './session-cookies'
import type { SessionContext } from './session-context'
import { endSession, endToken } from './session-context'

/**
 * The response of the contract's sign-in: the page that comes next, with the cookies of a new session; 400 without
 * credentials, 401 with wrong ones, or those of a buyer of the other shop. The browser's session so far ends. Rejects, as
 * `fetch` does, where the platform does not say.
 */
export async function signIn(request: Request, context: SessionContext): Promise<Response> {
  const { tokens, sessions, now } = context
  const { username, password, startUrl } = readSignIn(await readBytes(request))
  if (username.trim() === '' || password === '') return refusal(request, 400)
  const scope = calledScope(request.url)
  const token = await tokens.obtain({ username, password }, request)
  if (token === undefined) return refusal(request, 401)
  const { accessToken, expiresInSeconds } = token
  if (!(await isOfBuyer(request, { context, scope, accessToken }))) {
    await endToken(context, accessToken, request)
    return refusal(request, 401)
  }
  const earlier = readOwnSession(request, scope)
  if (earlier !== undefined) await endSession(context, earlier, request)
  const id = newSessionId()
  await sessions.set(id, { accessToken, expiresAt: now() + expiresInSeconds * 1_000, shop: scope.shop })
  const headers = new Headers({ 'Cache-Control': noCaching })
  for (const line of beginLines(scope, id)) headers.append('Set-Cookie', line)
  return Response.json({ redirectUrl: nextPath(request.url, startUrl) }, { headers })
}

interface Entered {
  readonly username: string
  readonly password: string
  readonly startUrl: string | undefined
}

function readSignIn(bytes: Buffer | undefined): Entered {
  const body = parse(bytes)
  const request = isRecord(body) && isRecord(body.request) ? body.request : {}
  const text = (name: string) => (typeof request[name] === 'string' ? request[name] : '')
  return { username: text('username'), password: text('password'), startUrl: text('startUrl') || undefined }
}

function parse(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch {
    return undefined
  }
}

/** A page of the shop, never an address that begins or ends a session. */
function nextPath(url: string, startUrl: string | undefined): string {
  const { origin } = new URL(url)
  const path = sameOriginPath(startUrl, origin)
  return pathAfter(url, path === undefined ? undefined : origin + path)
}

interface TokenCheck {
  readonly context: SessionContext
  readonly scope: CookieScope
  readonly accessToken: string
}

/** Whether the platform knows the bearer as a buyer of the shop: its tokens may be for both shops. */
async function isOfBuyer(visitor: Request, { context, scope, accessToken }: TokenCheck): Promise<boolean> {
  const path = `/services/data/v65.0/commerce/webstores/${webstoreIds[scope.shop]}/session-context`
  const response = await context.platform.fetch(callFor(visitor, path, { accessToken }))
  const body: unknown = await limitBytes(response, maxBytes)
    .json()
    .catch(() => undefined)
  if (!response.ok || !isRecord(body) || typeof body.guestUser !== 'boolean')
    throw unreachable(`The platform did not say whose token it gave (status ${response.status}).`)
  return !body.guestUser
}

/** Far more than the longest session context. */
const maxBytes = 64 * 1024

async function refusal({ url }: Request, status: 400 | 401): Promise<Response> {
  const { problem } = (await loadTexts(parseShopUrl(url).locale, 'login')) as typeof texts
  const errors = [status === 400 ? problem.password : problem.credentials]
  return Response.json({ success: false, errors }, { status, headers: { 'Cache-Control': noCaching } })
}
