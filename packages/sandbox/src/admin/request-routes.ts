import { Hono } from 'hono'
import type { Env, Exchange } from '../calls/call'
import { readRequired, readText } from '../calls/json-body'
import { invalidInput } from '../platform-error'
import { answerRequest, declineRequest, type RequestAnswer } from '../orders/requests/answer-request'
import { listOpenRequests, type RequestRecord } from '../orders/requests/request-repository'
import { adminCommand, requireOwnSite } from './admin-call'

/** The seller's side of requests for boxes made to measure. */
export const requestRoutes = new Hono<Env>()

/** The requests that wait for their answer, the oldest first. */
requestRoutes.get('/__sandbox/requests', (c) =>
  c.json({ requests: listOpenRequests(c.var.context.db).map(withoutKey) }),
)

/**
 * Answers a request (`requestNumber`) with net prices for one piece, in the order of its quantities: `unitPrices` as a list
 * whose members may be null, in a form `unitPrice1` to `unitPrice3`; `lastDay`, and a `note`. Responds with the request and
 * its quotes. 404 for an unknown number, 409 for one that has its answer.
 */
requestRoutes.post(
  '/__sandbox/requests/answer',
  requireOwnSite,
  adminCommand({
    members: ['requestNumber', 'unitPrices', 'lastDay', 'note'],
    fromJson: (body) => readAnswer(body, readPriceList(body.unitPrices)),
    fromForm: (fields) =>
      readAnswer(
        fields,
        [1, 2, 3]
          .flatMap((index) => fields[`unitPrice${index}`] ?? [])
          .map((text) => text.trim().replace(',', '.') || null),
      ),
    run: (c, answer) => respond(c, answerRequest(c.var.context, answer)),
  }),
)

/** Declines a request (`requestNumber`), with a `note`. */
requestRoutes.post(
  '/__sandbox/requests/decline',
  requireOwnSite,
  adminCommand({
    members: ['requestNumber', 'note'],
    fromJson: readDecline,
    fromForm: readDecline,
    run: (c, declined) => respond(c, declineRequest(c.var.context, declined)),
  }),
)

type Members = Readonly<Record<string, unknown>>

function readDecline(body: Members) {
  return { requestNumber: readRequired(body, 'requestNumber'), note: readText(body, 'note') }
}

function readAnswer(body: Members, unitPrices: RequestAnswer['unitPrices']): RequestAnswer {
  return { ...readDecline(body), unitPrices, lastDay: readRequired(body, 'lastDay') }
}

function readPriceList(value: unknown): RequestAnswer['unitPrices'] {
  const isPrice = (price: unknown): price is string | null => price === null || typeof price === 'string'
  if (Array.isArray(value) && value.every(isPrice)) return value
  throw invalidInput('unitPrices is a list of decimals as text, or null.')
}

const respond = (c: Exchange, request: RequestRecord) => c.json(withoutKey(request))

/** The key is its sender's alone. */
function withoutKey({ idempotencyKey: _, receivedAt, ...request }: RequestRecord) {
  return { ...request, receivedAt: new Date(receivedAt).toISOString() }
}
