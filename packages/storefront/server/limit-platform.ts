import { createHash } from 'node:crypto'
import type { AttemptStore } from './attempt-store'
import type { TakenAttempt } from './attempts'
import { createAttempts } from './attempts'
import { countedAddress } from './counted-address'
import { noCaching } from './headers'
import type { LimitedBody } from './limited-body'
import { readLimitedBody } from './limited-body'
import type { CountedBy, LimitedCall } from './limited-calls'
import { findLimitedCall } from './limited-calls'
import type { LimitKind, Limits } from './limits'
import type { Platform } from './platform'

/** A call that the platform never got because there were too many. */
export interface LimitHit {
  readonly kind: LimitKind
  readonly retryAfterSeconds: number
  /** The call. Its body is read; its headers say who it was, so not all of them belong into a log. */
  readonly request: Request
}

export interface LimitOptions {
  readonly limits: Limits
  readonly store: AttemptStore
  readonly reportFailure: (error: unknown, context: string) => void
  /** Hears of each call that was turned away. */
  readonly onLimit?: (hit: LimitHit) => void
}

/**
 * The platform behind the shop's limits: sign-ins, registrations, withdrawals and coupons, whether a page asks for them
 * or a browser through the shop. Beyond a limit the response is 429 with `Retry-After` in whole seconds, in the shape
 * of the platform's own refusals, and the platform hears nothing. Requests are those that the server vouches for:
 * their `X-Forwarded-For` is the visitor's address.
 */
export function limitPlatform(platform: Platform, options: LimitOptions): Platform {
  const attempts = createAttempts(options)
  const fetch: Platform['fetch'] = async (request) => {
    const limited = findLimitedCall(request)
    if (limited === undefined) return await platform.fetch(request)
    const body = await readLimitedBody(request)
    if (body === undefined) return refusal(limited, { status: 413, message: 'The body is too long.' })
    const taken: TakenAttempt[] = []
    for (const count of limited.counts) {
      const { waitMs, counted } = await attempts.take(count, keyOf(count.by, { request, body }))
      if (waitMs > 0) {
        const retryAfterSeconds = Math.ceil(waitMs / 1000)
        options.onLimit?.({ kind: count.kind, retryAfterSeconds, request })
        return refusal(limited, { status: 429, message: 'Too many attempts.', retryAfterSeconds })
      }
      taken.push({ counted, isFree: count.isFree ?? never })
    }
    return await attempts.settle(taken, { ask: () => platform.fetch(body.request), signal: request.signal })
  }
  return { ...platform, fetch }
}

/** Who attempts, as a hash: what is kept in memory, or in a store that others can read, names nobody. */
function keyOf(by: CountedBy, call: { readonly request: Request; readonly body: LimitedBody }): string {
  return createHash('sha256').update(subjectOf(by, call)).digest('base64url')
}

function subjectOf(
  by: CountedBy,
  { request: { headers }, body }: { readonly request: Request; readonly body: LimitedBody },
): string {
  if (by !== 'address' && by !== 'session') return body.textOf(by)
  const address = `address ${countedAddress(headers.get('x-forwarded-for') ?? '')}`
  if (by === 'address') return address
  // Of two sessions nobody knows which one the platform takes.
  const [session, ...others] = (headers.get('cookie') ?? '').match(/(?<=^|;\s*)sid=[^;]+/g) ?? []
  return session === undefined || others.length > 0 ? address : session
}

const never = () => false

interface Refusal {
  readonly status: number
  readonly message: string
  readonly retryAfterSeconds?: number
}

function refusal({ shape }: LimitedCall, { status, message, retryAfterSeconds }: Refusal): Response {
  const list = [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message }]
  const body = shape === 'list' ? list : { success: false, errors: [message] }
  const headers = new Headers({ 'Cache-Control': noCaching })
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  return Response.json(body, { status, headers })
}
