import { allCalls, register, signIn } from '@cartonnage/sdk/contract'
import type { CallSpec } from '@cartonnage/sdk/contract'
import { parseShopUrl } from '@cartonnage/sdk/rules'

/** Calls that pages of a site make and the contract does not describe. */
const extraData = ['/services/data/v65.0/ui-api/session/csrf', '/apex/execute']

/** What a browser asks the platform for by address: media and the pages that begin and end a session. */
const pages = /^\/(?:cms\/|secur\/(?:frontdoor|logout)\.jsp$|webruntime\/logout$)/

const data = new RegExp(
  `^(?:/webruntime/api|/sf/api)?(?:${[...allCalls.map(({ path }) => path), ...extraData].map(toPattern).join('|')})`,
)

/** Text that is the same in every address of a call, up to its first variable part; any version of the platform. */
function toPattern(path: string): string {
  const end = path.indexOf('{')
  const fixed = (end < 0 ? path : path.slice(0, end)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return fixed.replace('v65\\.0', 'v\\d{2,3}\\.\\d') + (end < 0 ? '$' : '')
}

const postReads = allCalls.filter(({ method, reads }) => method !== 'GET' && reads === true)
const readPaths = new RegExp(`(?:${postReads.map(({ path }) => toWholePattern(path)).join('|')})$`)

function toWholePattern(path: string): string {
  return path
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('v65\\.0', 'v\\d{2,3}\\.\\d'))
    .join('[^/]+')
}

/** Whether a request changes nothing at the platform: what it asks by POST counts too. */
export const isRead = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'GET' || method === 'HEAD' || readPaths.test(new URL(url).pathname)

/** Tells requests that make one of these calls, also for a platform that reads addresses less exactly than it documents. */
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
    const { pathname: read } = new URL(tidied(url))
    const path = read.replace(/;[^/]*/g, '').replace(/\/+$/, '')
    return requested.some((pattern) => pattern.path.test(path))
  }
}

/** Whether a request signs a buyer in. */
export const isSignIn = matchCalls([signIn])

/** Whether a session begins with a request that succeeds: it signs a buyer in, or registers one. */
export const beginsSession = matchCalls([signIn, register])

const contractPaths = [...new Set(allCalls.map(({ path }) => path))]
  // What stands in a path to the letter goes before a parameter in its place.
  .toSorted((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`${toWholePattern(path)}$`) }))

/** The path in the contract that an address is one of, with its `{parameters}`. */
export const contractPathOf = (url: string): string | undefined =>
  contractPaths.find(({ pattern }) => pattern.test(new URL(url).pathname))?.path

/** Two servers may read these differently: an encoded slash or backslash, a control character, an empty segment. */
const ambiguous = /%2f|%5c|%[01][0-9a-f]|%7f|\\|\/\//i

/**
 * Whether an address belongs to the platform: `forward` when its path, to the letter as it will be sent, is one of
 * the contract's, at the start or behind the base path of a shop; `refuse` when it only becomes one for somebody who
 * decodes or tidies it. Undefined for the shop's own pages.
 */
export function judgePath(url: string): 'forward' | 'refuse' | undefined {
  if (!isOfPlatform(url)) return isOfPlatform(tidied(url)) ? 'refuse' : undefined
  return ambiguous.test(new URL(url).pathname) ? 'refuse' : 'forward'
}

function isOfPlatform(url: string): boolean {
  return [new URL(url).pathname, parseShopUrl(url).path].some((path) => data.test(path) || pages.test(path))
}

/** The address as a lenient server might read it. */
function tidied(url: string): string {
  const { origin, pathname: sent } = new URL(url)
  const decoded = sent.replace(/%[0-9a-f]{2}/gi, (sign) => String.fromCharCode(parseInt(sign.slice(1), 16)))
  const plain = decoded.replace(/[\p{Cc}]/gu, '').replace(/[\\/]+/g, '/')
  return URL.parse(plain.replace(/[?#]/g, ''), origin)?.href ?? url
}
