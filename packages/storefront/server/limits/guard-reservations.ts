import { reserveInventory } from '@cartonnage/sdk/contract'
import { webstoreIds } from '@cartonnage/sdk/rules'
import { isRecord } from '../../src/shell/is-record'
import { readBytes } from './limited-calls'
import type { Platform } from '../platform/platform'
import { matchCalls } from '../http/platform-paths'

/** Where the settings do not say it, as the client has it. */
const reservationSeconds = 4 * 60 * 60

const isReservation = matchCalls([reserveInventory])

/** The longest that a guest holds stock, whose carts cost nothing to fill. */
const guestSeconds = 15 * 60

/** How long the settings of a shop are used before they are read again, in ms. */
const maxAgeMs = 5 * 60_000

interface Entry {
  readonly longest: Promise<number | undefined>
  readonly until: number
}

/**
 * The platform without reservations of stock that the shop would not make: none is longer than its settings say, and none
 * of a guest is longer than a quarter of an hour, or comes before a checkout, so that filling carts takes nothing from
 * anybody. Otherwise the response is 403 in
 * the shape of the platform's own errors.
 */
export function guardReservations(
  platform: Platform,
  { now = Date.now }: { readonly now?: () => number } = {},
): Platform {
  const entries = new Map<string, Entry>()
  const findLongest = async (request: Request): Promise<number> => {
    const id = Object.values(webstoreIds).find((known) => request.url.includes(`/webstores/${known}/`))
    if (id === undefined) return reservationSeconds
    const entry = entries.get(id)
    const isFresh = entry !== undefined && now() < entry.until
    const longest = isFresh ? entry.longest : readLongest(platform, request)
    if (!isFresh) entries.set(id, { longest, until: now() + maxAgeMs })
    const seconds = await longest
    if (seconds === undefined) entries.delete(id)
    return seconds ?? reservationSeconds
  }
  const fetch: Platform['fetch'] = async (request) => {
    if (!isReservation(request)) return await platform.fetch(request)
    const [body, longest, isGuest, hasCheckout] = await Promise.all([
      readBytes(request),
      findLongest(request),
      isOfGuest(platform, request),
      isInCheckout(platform, request),
    ])
    if (isGuest && !hasCheckout) return refusal()
    const most = isGuest ? Math.min(longest, guestSeconds) : longest
    return await platform.fetch(withBody(request, limitDuration(body, most)))
  }
  return { ...platform, fetch }
}

/** A call of the same webstore. With cookies it is made as the visitor. */
const callOf = ({ url, headers: sent, signal }: Request, path: string, names: readonly string[] = []) => {
  const headers = new Headers()
  for (const name of [...names, 'x-forwarded-for', 'x-request-id']) {
    const value = sent.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Request(url.replace(/\/carts\/[^?#]*/, path), { headers, signal })
}

/** Of the shop's settings; undefined where they cannot be read. */
async function readLongest(platform: Platform, request: Request): Promise<number | undefined> {
  try {
    const response = await platform.fetch(callOf(request, '/application-context'))
    if (!response.ok) return undefined
    const settings = memberOf(await response.json(), 'inventoryConfiguration')
    const seconds = memberOf(memberOf(settings, 'inventoryDefaultSource'), 'reservationInSeconds')
    return typeof seconds === 'number' && seconds > 0 ? seconds : reservationSeconds
  } catch {
    return undefined
  }
}

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

/** Whether the visitor is in a checkout. A platform that fails says no for itself. */
async function isInCheckout(platform: Platform, request: Request): Promise<boolean> {
  const checkout = await platform.fetch(callOf(request, '/checkouts/active', ['cookie']))
  await checkout.body?.cancel()
  return ![403, 404, 410].includes(checkout.status)
}

/** Whoever the platform does not know counts as a guest. */
async function isOfGuest(platform: Platform, request: Request): Promise<boolean> {
  const session = await platform.fetch(callOf(request, '/session-context', ['cookie']))
  const body: unknown = await session.json().catch(() => undefined)
  return memberOf(body, 'guestUser') !== false
}

/** Only the duration is sent on, so that no other spelling of it can be. */
function limitDuration(bytes: Buffer<ArrayBuffer> | undefined, longest: number) {
  const duration = memberOf(parse(bytes), 'durationInSeconds')
  return typeof duration === 'number' ? { durationInSeconds: Math.min(duration, longest) } : {}
}

function parse(bytes: Buffer<ArrayBuffer> | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch {
    return undefined
  }
}

function withBody(request: Request, body: object): Request {
  const sent = JSON.stringify(body)
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.set('content-length', String(Buffer.byteLength(sent)))
  return new Request(request.url, { method: request.method, headers, body: sent, signal: request.signal })
}

const refusal = () =>
  Response.json(
    [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'Guests can reserve stock only during a checkout.' }],
    {
      status: 403,
      headers: { 'Cache-Control': 'no-store' },
    },
  )
