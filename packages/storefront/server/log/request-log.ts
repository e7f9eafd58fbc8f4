import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { FailureDetails } from './describe-failure'
import { describeFailure, isAbort, isOwnFault, safeText } from './describe-failure'
import type { Env } from '../http/env'
import type { Log, LogLevel, LogLine } from './log'
import { routeNameOf } from '../http/request-paths'

/** Events of requests other than failures, with their level. */
const events = {
  'sign-in-failed': 'warn',
  'cross-site-refused': 'warn',
  'path-refused': 'warn',
  'address-refused': 'warn',
  'headers-refused': 'warn',
  'body-refused': 'warn',
  'host-refused': 'warn',
  'limit-reached': 'warn',
  'pages-full': 'error',
  'response-refused': 'error',
  'breaker-opened': 'error',
  'breaker-closed': 'info',
  'search-without-result': 'info',
} as const satisfies Readonly<Record<string, LogLevel>>

export type RequestEvent = keyof typeof events

export type EventDetails = Pick<LogLine, 'kind' | 'term' | 'platformStatus'>

interface Failure {
  readonly error: unknown
  readonly context: string
}

interface LoggedRequest {
  readonly id: string
  readonly events: Map<RequestEvent, EventDetails>
  readonly failures: Failure[]
  /** The last call to the platform that failed. */
  failedCall?: FailureDetails
  /** Its lines are written; later events get a line of their own. */
  isOver: boolean
  readonly log: Log | undefined
}

const requests = new AsyncLocalStorage<LoggedRequest>()

/**
 * Records an event of the current request, once per request. Its line is written with the response, so that it has the
 * status. Does nothing outside of a request.
 */
export function logEvent(event: RequestEvent, attributes: EventDetails = {}): void {
  const request = requests.getStore()
  if (request?.isOver === true) {
    request.log?.write({ level: events[event], event, requestId: request.id, ...attributes })
  } else request?.events.set(event, attributes)
}

export const currentRequestId = (): string | undefined => requests.getStore()?.id

/**
 * Records a failure of the current request; all of them become one line. Ignores aborts of visitors who left. False where
 * there is no request, or its line is written.
 */
export function noteFailure(error: unknown, context: string): boolean {
  const request = requests.getStore()
  if (request?.isOver !== false) return false
  if (!isAbort(error)) request.failures.push({ error, context })
  return true
}

/**
 * Records a call to the platform that got no response, or one of status 500 and above. It is logged when no failure is
 * reported, because a form may handle it.
 */
export function noteFailedCall(attributes: FailureDetails): void {
  const request = requests.getStore()
  if (request !== undefined) request.failedCall = attributes
}

/** Reports failures from anywhere in the shop, also outside of a request or after its response. */
export const createReportFailure =
  (log: Log) =>
  (error: unknown, context: string): void => {
    if (noteFailure(error, context) || isAbort(error)) return
    const attributes = detailsOf({ error, context })
    log.write({ level: 'error', event: 'failed', requestId: currentRequestId(), ...attributes })
  }

const detailsOf = ({ error, context }: Failure) => ({
  context: safeText(context),
  ...describeFailure(error),
})

export interface RequestLogOptions {
  /** Absent: requests have ids and no lines. */
  readonly log: Log | undefined
  /** Whether request ids come from a trusted proxy. */
  readonly isBehindProxy: boolean
  readonly hashVisitor: (address: string) => string
}

/** Gives each request an id, which is sent with its response, and writes its lines once the response is known. */
export function logRequests({ log, isBehindProxy, hashVisitor }: RequestLogOptions): MiddlewareHandler<Env> {
  return async (c, next) => {
    const began = performance.now()
    const id = newRequestId(c, isBehindProxy)
    const request: LoggedRequest = { id, events: new Map(), failures: [], isOver: false, log }
    c.set('requestId', id)
    await requests.run(request, next)
    request.isOver = true
    c.header('X-Request-Id', id)
    const isSilent = request.events.size === 0 && request.failures.length === 0 && c.res.status < 500
    if (log === undefined || isSilent) return
    const ms = Math.round(performance.now() - began)
    for (const line of linesOf(request, { ...describeResponse(c, hashVisitor), ms })) log.write(line)
  }
}

/** A unique id for a request: the one of a trusted proxy, or a new one. */
export const newRequestId = ({ req }: Context<Env>, isBehindProxy: boolean): string =>
  readId(isBehindProxy ? req.header('x-request-id') : undefined) ?? randomUUID()

/** Accepts the characters of an id only, so that nothing else can be written into the log. */
const readId = (given: string | undefined): string | undefined =>
  given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : undefined

interface DescribedResponse {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly ms: number
  readonly visitor: string | undefined
  /** The visitor has left. */
  readonly hasLeft: boolean
}

function describeResponse(
  c: Context<Env>,
  hashVisitor: RequestLogOptions['hashVisitor'],
): Omit<DescribedResponse, 'ms'> {
  // A request for an unknown host has neither.
  const { address, origin = 'http://localhost' }: Partial<Env['Variables']> = c.var
  return {
    route: routeNameOf(origin + new URL(c.req.url).pathname),
    method: c.req.method,
    status: c.res.status,
    visitor: address === undefined ? undefined : hashVisitor(address),
    hasLeft: c.req.raw.signal.aborted,
  }
}

function linesOf(
  { id: requestId, ...noted }: LoggedRequest,
  response: DescribedResponse,
): readonly LogLine[] {
  const { visitor, hasLeft, ...described } = response
  const line = { requestId, ...described }
  const eventLines = [...noted.events].map(([event, attributes]): LogLine => ({
    level: events[event],
    event,
    ...line,
    ...attributes,
    // Events of other levels are not caused by a visitor.
    ...(events[event] === 'warn' && { visitor }),
  }))
  // A refused page has its own line, and a health check's response says enough.
  const isExplained = hasLeft || noted.events.has('pages-full') || line.route === '/health'
  const isFailed = line.status >= 500 && !isExplained
  if (!isFailed && noted.failures.length === 0) return eventLines
  return [
    ...eventLines,
    { ...kindOf(line.status), ...line, ...(describeFailures(noted.failures) ?? noted.failedCall) },
  ]
}

const kindOf = (status: number): Pick<LogLine, 'level' | 'event'> =>
  status >= 500 ? { level: 'error', event: 'request-failed' } : { level: 'warn', event: 'part-failed' }

/** One line for all failures: our own fault, else the page's failure where that has a reason, else the first. */
function describeFailures(failures: readonly Failure[]) {
  const fault = failures.find(({ error }) => isOwnFault(error)) ?? failures.at(-1)
  if (fault === undefined) return undefined
  const attributes = [fault, ...failures].map(detailsOf)
  const reported =
    attributes.find(({ call, cause, message }) => (call ?? cause ?? message) !== undefined) ?? attributes[0]
  return { ...reported, ...(failures.length > 1 && { failures: failures.length }) }
}
