import { sinceVersion } from '@cartonnage/sdk/rules'
import { createMiddleware } from 'hono/factory'
import { apiVersionOf } from '../calls/api-version'
import type { Env, Exchange } from '../calls/call'
import { isRecord } from '../json-object'
import { PlatformError } from '../platform-error'

interface Since {
  /** 64 for v64.0. */
  readonly since: number
  /** @default every one */
  readonly method?: string
  readonly path: RegExp
}

/** The calls that are younger than the oldest version; a test compares them with the contract's own table. */
const youngerCalls: readonly Since[] = [
  { since: 58, path: /\/search\/products$/ },
  { since: 58, path: /\/inventory-reservations$/ },
  { since: 59, path: /\/order-summaries\/actions\/add-order-to-cart$/ },
  { since: 60, path: /\/carts\/[^/]+\/products$/ },
  { since: 60, path: /\/carts\/[^/]+\/actions\/(?:preserve|clone)$/ },
  { since: 61, path: /\/checkouts\/[^/]+\/coupons(?:\/|$)/ },
  { since: 64, path: /\/carts\/compact-summary$/ },
  { since: 64, path: /\/category-menu-items$/ },
  { since: 61, path: /\/buyers\/registrations$/ },
  { since: 64, path: /\/order-summaries\/actions\/authorize$/ },
  { since: 64, path: /\/checkouts\/[^/]+\/orders\/actions$/ },
  { since: 66, path: /\/(?:carts\/[^/]+\/quotes|quotes(?:\/[^/]+)?)$/ },
  { since: 67, method: 'PATCH', path: /\/quotes\/[^/]+$/ },
  { since: 67, path: /\/(?:products\/[^/]+\/quotes|quotes\/[^/]+\/cart)$/ },
  { since: 67, path: /\/ui-api\/session\/csrf$/ },
]

interface MembersSince extends Since {
  readonly members: readonly string[]
}

/** Members of responses that came later than their calls. */
const youngerMembers: readonly MembersSince[] = [
  { since: 58, path: /\/session-context$/, members: ['buyerGroups'] },
  { since: 62, path: /\/session-context$/, members: ['profile'] },
  {
    since: 60,
    method: 'GET',
    path: /\/cart-items$/,
    members: ['totalItemCount', 'currentPage', 'totalNumberOfPages'],
  },
  { since: 64, method: 'GET', path: /\/cart-items$/, members: ['approachingDiscounts'] },
  { since: 61, path: /\/checkouts\/[^/]+$/, members: ['cartSummary', 'orderReferenceNumber'] },
  { since: 62, path: /\/checkouts\/[^/]+$/, members: ['customFields'] },
  { since: 65, path: /\/pricing\/products\/[^/]+$/, members: ['productId', 'childEntries'] },
]

/**
 * Responds as the version in the path does: 404 below the oldest one and below the first that has the call, and without
 * the members that came later.
 */
export const callVersion = createMiddleware<Env>(async (c, next) => {
  const version = apiVersionOf(c)
  const isYounger = ({ since, method, path }: Since) =>
    version < since && (method ?? c.req.method) === c.req.method && path.test(c.req.path)
  if (version < sinceVersion.oldest || youngerCalls.some(isYounger))
    throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
  await next()
  const left = youngerMembers.filter(isYounger).flatMap(({ members }) => members)
  if (left.length > 0 && c.res.ok) await leaveOut(c, left)
})

async function leaveOut(c: Exchange, members: readonly string[]): Promise<void> {
  const text = await c.res.clone().text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  if (!isRecord(body)) return
  const kept = Object.entries(body).filter(([name]) => !members.includes(name))
  c.res = new Response(JSON.stringify(Object.fromEntries(kept)), c.res)
}
