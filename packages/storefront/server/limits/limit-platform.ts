import { createHash } from 'node:crypto'
import type { AttemptsOptions, TakenAttempt } from './attempts'
import { createAttempts } from './attempts'
import { addressKey } from '../http/address-key'
import { sessionsOf } from '../http/called-session'
import { noCaching } from '../http/headers'
import type { LimitedBody, CountedBy, LimitedCall } from './limited-calls'
import { readLimitedBody, findLimitedCall } from './limited-calls'
import type { LimitKind } from './limits'
import type { Platform } from '../platform/platform'
import { logEvent } from '../log/request-log'

/** A call that was refused because there were too many. */
export interface LimitHit {
  readonly kind: LimitKind
  readonly retryAfterSeconds: number
  /** The call, with its body read. Its headers identify the visitor, so most of them must not be logged. */
  readonly request: Request
}

export interface LimitOptions extends AttemptsOptions {
  /** Called for each refused call. */
  readonly onLimit?: (hit: LimitHit) => void
}

/**
 * The platform behind the shop's limits for what a stranger could repeat, such as sign-ins, orders and coupons, made by a page or by a
 * browser. Beyond a limit the response is 429 with `Retry-After` in whole seconds, in the shape of the platform's own
 * errors, and the platform is not called. Expects trusted requests, whose `X-Forwarded-For` is the visitor's address.
 */
export function limitPlatform(platform: Platform, options: LimitOptions): Platform {
  const attempts = createAttempts(options)
  const fetch: Platform['fetch'] = async (request) => {
    const limited = findLimitedCall(request)
    if (limited === undefined) return await platform.fetch(request)
    const body = await readLimitedBody(request)
    if (body === undefined) {
      logEvent('body-refused')
      return refusal(limited, { status: 413, message: 'The body is too long.' })
    }
    const taken: TakenAttempt[] = []
    for (const count of limited.counts) {
      if (count.appliesTo?.(body) === false) continue
      const { waitMs, counted } = await attempts.take(count, keyOf(count.by, { request, body }))
      if (waitMs > 0) {
        const retryAfterSeconds = Math.ceil(waitMs / 1000)
        await attempts.giveBack(taken)
        options.onLimit?.({ kind: count.kind, retryAfterSeconds, request })
        return refusal(limited, { status: 429, message: 'Too many attempts.', retryAfterSeconds })
      }
      taken.push({ counted, isFree: count.isFree ?? never })
    }
    return await attempts.settle(taken, { send: () => platform.fetch(body.request), signal: request.signal })
  }
  return { ...platform, fetch }
}

/** Who makes the attempt, as a hash: a store must not contain names or addresses. */
function keyOf(by: CountedBy, call: { readonly request: Request; readonly body: LimitedBody }): string {
  return createHash('sha256').update(subjectOf(by, call)).digest('base64url')
}

function subjectOf(
  by: CountedBy,
  { request, body }: { readonly request: Request; readonly body: LimitedBody },
): string {
  if (by === 'order') return body.orderNumber
  if (by === 'code-owner') return body.codeOwner
  if (by !== 'address' && by !== 'session') return body.textOf(by)
  const address = `address ${addressKey(request.headers.get('x-forwarded-for') ?? '')}`
  if (by === 'address') return address
  // With two session cookies it is unknown which one the platform uses.
  const [session, ...others] = sessionsOf(request)
  return !session || others.length > 0 ? address : `session ${session}`
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
