import { parseShopUrl, sameOriginPath } from '@cartonnage/sdk/rules'
import { cookiePairs, sessionCookie } from './cookie-pairs'
import { announceCall } from './platform-calls'
import type { PlatformCall } from './platform-calls'
import type { SessionDoor } from './session-door'
import { doorAt, pathBehind } from './session-door'

/** A platform as far as a way through its doors needs it. */
export interface DoorPlatform {
  fetch(request: Request): Promise<Response>
  /** Where it is reached, when it names its own addresses by that. */
  readonly origin?: string
}

/** What a visitor brings back from a door of the platform. */
export interface Passage {
  /** `Set-Cookie` lines in the order in which they came. */
  readonly cookies: readonly string[]
  /** Path of the shop where the way goes on. */
  readonly path: string
}

export interface Way {
  readonly door: SessionDoor
  /** The request that is answered with what comes back; its address carries the public origin. */
  readonly visitor: Request
  readonly by: PlatformCall['by']
  /** `Set-Cookie` lines that led to the door. */
  readonly before?: readonly string[]
}

/** More than any platform needs between a sign-in and its session. */
const mostHops = 5
const wayMs = 30_000

/** What a visitor's browser would say at each hop, beside its cookies. */
const ofVisitor = ['user-agent', 'accept-language', 'x-forwarded-for', 'x-request-id']

/**
 * Goes through a door of the platform in place of the visitor's browser, which so never sees the address. Followed are
 * the platform's own addresses until the session's cookie is there: in where the way leads after that, the visitor had
 * a say. Fails when the first address is another site's, when the platform refuses, is silent, or leads on and on.
 */
export async function passDoor(platform: DoorPlatform, address: string, way: Way): Promise<Passage> {
  const { visitor, door, before = [] } = way
  const signal = AbortSignal.any([visitor.signal, AbortSignal.timeout(wayMs)])
  const jar = new Map([...cookiePairs(visitor.headers.get('cookie') ?? ''), ...setPairs(before)])
  const cookies: string[] = []
  let url = ownUrl(platform, address, visitor.url)
  if (url === undefined) throw new TypeError('The platform leads to another site to begin a session.')
  for (let hops = 0; isOnTheWay(url, door); hops++) {
    if (hops === mostHops) throw new TypeError('The platform leads on and on to begin a session.')
    const response = await askAt(platform, url, { ...way, jar, signal })
    const lines = response.headers.getSetCookie()
    const set = setPairs(lines)
    cookies.push(...lines)
    for (const [name, value] of set) jar.set(name, value)
    const next = ownUrl(platform, response.headers.get('location'), url)
    const hasBegun = set.some(([name, value]) => name === sessionCookie && value !== '')
    if (hasBegun || next === undefined) return { cookies, path: pathBehind(url, next) }
    url = next
  }
  return { cookies, path: pathBehind(url, url) }
}

const setPairs = (lines: readonly string[]) =>
  lines.flatMap((line) => cookiePairs(line.split(';', 1)[0] ?? ''))

/** Whether an address is a step of the platform's, not yet the page where the way goes on. */
function isOnTheWay(url: string, door: SessionDoor): boolean {
  if (door === 'exit' || doorAt(url) === 'exit') return door === doorAt(url)
  return [new URL(url).pathname, parseShopUrl(url).path].some((path) => path.startsWith('/secur/'))
}

interface Step extends Way {
  readonly jar: ReadonlyMap<string, string>
  readonly signal: AbortSignal
}

async function askAt(
  platform: DoorPlatform,
  url: string,
  { visitor, by, jar, signal }: Step,
): Promise<Response> {
  const headers = new Headers()
  for (const name of ofVisitor) {
    const value = visitor.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const request = new Request(url, { headers, signal, redirect: 'manual' })
  announceCall({ request, by })
  const response = await platform.fetch(request)
  await response.body?.cancel()
  if (response.status >= 400) throw new TypeError(`A door of the platform answers ${response.status}.`)
  return response
}

/** An address of the platform as one of the shop's own origin; undefined for any other. */
function ownUrl(platform: DoorPlatform, address: string | null, from: string): string | undefined {
  const { origin } = new URL(from)
  const url = address === null ? null : URL.parse(address, from)
  if (url === null || (url.origin !== origin && url.origin !== platform.origin)) return undefined
  const path = sameOriginPath(url.pathname + url.search + url.hash, origin)
  return path === undefined ? undefined : origin + path
}
