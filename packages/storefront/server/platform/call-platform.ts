import { parseShopUrl, sameOriginPath } from '@cartonnage/sdk/rules'
import { channel } from 'node:diagnostics_channel'
import { isRecord } from '../../src/shell/is-record'
import { platformSession } from '../../src/shell/session-cookie'
import { cookiePairs } from '../http/cookies'
import type { SessionEndpoint } from '../http/session-endpoints'
import { sessionEndpointOf, pathAfter } from '../http/session-endpoints'
import { limitBytes } from './platform-response'
import { beginsSession, isSignIn } from '../http/platform-paths'
import { noteEmptySearch } from '../log/empty-search'
import { logEvent } from '../log/request-log'

/** The part of a platform that sessions need. */
export interface SessionPlatform {
  fetch(request: Request): Promise<Response>
  /** Its own origin, where its responses may contain that. */
  readonly origin?: string
}

/** What a session endpoint of the platform returned. */
export interface SessionResult {
  /** `Set-Cookie` lines in the order in which they came. */
  readonly cookies: readonly string[]
  /** Path of the shop's page that comes next. */
  readonly path: string
}

export interface SessionRequest {
  readonly endpoint: SessionEndpoint
  /** The visitor's request, with the public origin in its URL. */
  readonly visitor: Request
  readonly by: PlatformCall['by']
  /** `Set-Cookie` lines received before. */
  readonly initialCookies?: readonly string[]
}

/** More than any platform needs between a sign-in and its session. */
const maxHops = 5
const timeoutMs = 30_000

/** Headers of the visitor that a call of this server for that visitor is sent with, in addition to cookies. */
export const forwardedHeaders = ['user-agent', 'accept-language', 'x-forwarded-for', 'x-request-id']

/**
 * Follows the redirects of a session endpoint in place of the visitor's browser, which never sees their URLs. Stops at the
 * session's cookie, because a visitor may have chosen what comes after it, and at the first URL that is not the platform's.
 * Rejects when the first URL is another site's, and when the platform refuses, does not respond, or redirects too often.
 */
export async function followSessionRedirects(
  platform: SessionPlatform,
  address: string,
  sessionRequest: SessionRequest,
): Promise<SessionResult> {
  const { visitor, endpoint, initialCookies = [] } = sessionRequest
  const signal = AbortSignal.any([visitor.signal, AbortSignal.timeout(timeoutMs)])
  const jar = new Map([
    ...cookiePairs(visitor.headers.get('cookie') ?? ''),
    ...setCookiePairs(initialCookies),
  ])
  const cookies: string[] = []
  let url = ownUrl(platform, address, visitor.url)
  if (url === undefined)
    throw unreachable('The platform redirected to another site while a session was being started or ended.')
  for (let hops = 0; isPlatformStep(url, endpoint); hops++) {
    if (hops === maxHops)
      throw unreachable('The platform redirected too often while a session was being started or ended.')
    const response = await requestHop(platform, url, { ...sessionRequest, jar, signal })
    const lines = response.headers.getSetCookie()
    const set = setCookiePairs(lines)
    cookies.push(...lines)
    for (const [name, value] of set) jar.set(name, value)
    const next = ownUrl(platform, response.headers.get('location'), url)
    const hasBegun = set.some(([name, value]) => name === platformSession && value !== '')
    if (hasBegun || next === undefined) return { cookies, path: pathAfter(url, next) }
    url = next
  }
  return { cookies, path: pathAfter(url, url) }
}

const setCookiePairs = (lines: readonly string[]) =>
  lines.flatMap((line) => cookiePairs(line.split(';', 1)[0] ?? ''))

/** Whether a URL is still one of the platform's session pages, not yet the shop's next page. */
function isPlatformStep(url: string, endpoint: SessionEndpoint): boolean {
  if (endpoint === 'logout' || sessionEndpointOf(url) === 'logout') return endpoint === sessionEndpointOf(url)
  return [new URL(url).pathname, parseShopUrl(url).path].some((path) => path.startsWith('/secur/'))
}

interface Hop extends SessionRequest {
  readonly jar: ReadonlyMap<string, string>
  readonly signal: AbortSignal
}

async function requestHop(
  platform: SessionPlatform,
  url: string,
  { visitor, by, jar, signal }: Hop,
): Promise<Response> {
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = visitor.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const request = new Request(url, { headers, signal, redirect: 'manual' })
  announceCall({ request, by })
  const response = await platform.fetch(request)
  await response.body?.cancel()
  if (response.status >= 400)
    throw unreachable(`A session page of the platform responded with status ${response.status}.`)
  return response
}

/** A URL of the platform or the shop, on the shop's origin; undefined for any other. */
function ownUrl(platform: SessionPlatform, address: string | null, from: string): string | undefined {
  const { origin } = new URL(from)
  const url = address === null ? null : URL.parse(address, from)
  if (url === null || (url.origin !== origin && url.origin !== platform.origin)) return undefined
  const path = sameOriginPath(url.pathname + url.search + url.hash, origin)
  return path === undefined ? undefined : origin + path
}

/** Far more than the longest response to a sign-in. */
const maxBytes = 64 * 1024

/**
 * The platform's response to a call of a page or a forwarded call of a visitor. A successful sign-in or registration also
 * gets the session's cookies, and its `redirectUrl` becomes the shop's next page: the platform's own URL would open the
 * session for anybody who has it, so it never leaves this server. Rejects, as `fetch` does, when the platform cannot be
 * reached, and when no session begins.
 */
export async function callPlatform(
  platform: SessionPlatform,
  request: Request,
  by: PlatformCall['by'],
): Promise<Response> {
  announceCall({ request, by })
  const response = await platform.fetch(request)
  void noteEmptySearch(request, response)
  if (!beginsSession(request)) return response
  if (!response.ok) {
    if ([400, 401, 403].includes(response.status)) logFailedSignIn(request, response)
    return response
  }
  const text = await limitBytes(response, maxBytes).text()
  const received = parseResponse(text)
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  if (received === undefined) {
    logFailedSignIn(request, response)
    return new Response(text, { status: response.status, headers })
  }
  const sessionRequest = {
    endpoint: 'frontdoor',
    visitor: request,
    by,
    initialCookies: response.headers.getSetCookie(),
  } as const
  const { cookies, path } = await followSessionRedirects(platform, received.redirectUrl, sessionRequest)
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(JSON.stringify({ ...received, redirectUrl: path }), {
    status: response.status,
    headers,
  })
}

/** For calls of pages and browsers alike. Does not log who tried. */
function logFailedSignIn(request: Request, { status: platformStatus }: Response): void {
  if (isSignIn(request)) logEvent('sign-in-failed', { platformStatus })
}

function parseResponse(text: string): { readonly redirectUrl: string } | undefined {
  try {
    const response: unknown = JSON.parse(text)
    return hasRedirect(response) ? response : undefined
  } catch {
    return undefined
  }
}

const hasRedirect = (response: unknown): response is { readonly redirectUrl: string } =>
  isRecord(response) && typeof response.redirectUrl === 'string'

/** A request of the shop to the platform, just before it is sent. */
export interface PlatformCall {
  readonly request: Request
  /** Who makes it: this server for a page that it renders, or a visitor whose request is forwarded. */
  readonly by: 'page' | 'visitor'
}

const calls = channel('cartonnage:platform-call')

/**
 * Publishes a call to subscribers inside this process, such as a recorder or tracer that was loaded with
 * `node --import`.
 */
export function announceCall(call: PlatformCall): void {
  if (calls.hasSubscribers) calls.publish(call)
}

/** Fails as `fetch` does where the network fails: the client takes any other error for a mistake of the shop. */
export const unreachable = (reason: string): TypeError =>
  new TypeError('fetch failed', { cause: new Error(reason) })
