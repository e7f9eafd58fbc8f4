import { allCalls, apiVersion, register, signIn } from '@cartonnage/sdk/contract'
import type { CallSpec } from '@cartonnage/sdk/contract'
import { parseShopUrl } from '@cartonnage/sdk/rules'

/** Calls that pages of a site make and the contract does not describe. */
const extraData = ['/services/data/v65.0/ui-api/session/csrf', '/apex/execute']

/** What a browser opens at the platform by URL: media and the pages that begin and end a session. */
const pages = /^\/(?:cms\/|secur\/(?:frontdoor|logout)\.jsp$|webruntime\/logout$)/

const data = new RegExp(
  `^(?:/webruntime/api|/sf/api)?(?:${[...allCalls.map(({ path }) => path), ...extraData].map(toPattern).join('|')})`,
)

/** The fixed start of a call's path, up to its first parameter, for any version of the platform. */
function toPattern(call: string): string {
  const path = withVersion(call)
  const end = path.indexOf('{')
  return toSource(end < 0 ? path : path.slice(0, end)) + (end < 0 ? '$' : '')
}

const postReads = allCalls.filter(({ method, reads }) => method !== 'GET' && reads === true)
const readPaths = new RegExp(`(?:${postReads.map(({ path }) => toWholePattern(path)).join('|')})$`)

function toWholePattern(path: string): string {
  return withVersion(path)
    .split(/\{\w+\}/)
    .map(toSource)
    .join('[^/]+')
}

function withVersion(path: string): string {
  return path.replace('{apiVersion}', apiVersion)
}

/** The source of a regular expression for fixed text, with any version of the platform. */
function toSource(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('v65\\.0', 'v\\d{2,3}\\.\\d')
}

/** Whether a request only reads from the platform; some reads are made by POST. */
export const isRead = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'GET' || method === 'HEAD' || readPaths.test(new URL(url).pathname)

/** Matches requests that make one of these calls, also with URLs that only a lenient platform would accept. */
export function matchCalls(
  calls: readonly CallSpec[],
): (request: Pick<Request, 'method' | 'url'>) => boolean {
  const patterns = calls.map((call) => ({
    method: call.method,
    path: new RegExp(`${toWholePattern(call.path)}$`, 'i'),
  }))
  return ({ method, url }) => {
    const requested = patterns.filter((pattern) => pattern.method === method)
    if (requested.length === 0) return false
    const { pathname: lenientPath } = new URL(asLenientServer(url))
    const path = lenientPath.replace(/;[^/]*/g, '').replace(/\/+$/, '')
    return requested.some((pattern) => pattern.path.test(path))
  }
}

/** Whether a request signs a buyer in. */
export const isSignIn = matchCalls([signIn])

/** Whether a session begins when the request succeeds: it signs a buyer in, or registers one. */
export const beginsSession = matchCalls([signIn, register])

const contractPaths = [...new Set(allCalls.map(({ path }) => withVersion(path)))]
  // Fixed paths come before those with a parameter in the same position.
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`${toWholePattern(path)}$`) }))

/** The contract's path that matches a URL, with its `{parameters}`. */
export const contractPathOf = (url: string): string | undefined =>
  contractPaths.find(({ pattern }) => pattern.test(new URL(url).pathname))?.path

/** Interpreted differently by servers: an encoded slash or backslash, a control character, an empty segment. */
const ambiguous = /%2f|%5c|%[01][0-9a-f]|%7f|\\|\/\//i

/**
 * Whether a URL belongs to the platform: `forward` when its path, exactly as it will be sent, is one of the contract's, with
 * or without the base path of a shop; `refuse` when it is one only for a lenient server that decodes or normalises it.
 * Undefined for the shop's own pages.
 */
export function classifyPath(url: string): 'forward' | 'refuse' | undefined {
  if (!isPlatformUrl(url)) return isPlatformUrl(asLenientServer(url)) ? 'refuse' : undefined
  return ambiguous.test(new URL(url).pathname) ? 'refuse' : 'forward'
}

function isPlatformUrl(url: string): boolean {
  return [new URL(url).pathname, parseShopUrl(url).path].some((path) => data.test(path) || pages.test(path))
}

/** The URL as a lenient server might interpret it. */
function asLenientServer(url: string): string {
  const { origin, pathname: sent } = new URL(url)
  const decoded = sent.replace(/%[0-9a-f]{2}/gi, (sign) => String.fromCharCode(parseInt(sign.slice(1), 16)))
  const plain = decoded.replace(/[\p{Cc}]/gu, '').replace(/[\\/]+/g, '/')
  return URL.parse(plain.replace(/[?#]/g, ''), origin)?.href ?? url
}
