import { Hono } from 'hono'
import type { Env, Exchange } from '../../calls/call'
import { parseJson } from '../../json-object'
import { requireBuyer } from '../../people/account/permitted-account'
import { failure, siteOf } from '../../people/session/sign-in-call'
import { readVisitor } from '../../people/session/visitor'
import { itemNotFound } from '../../platform-error'
import { readLocale } from '../../shop'
import { documentNumber } from '../records/document-numbers'
import { readRequestBody, readRequestKey, type SentRequest } from './request-input'
import { sendRequestMails } from './request-mails'
import * as repository from './request-repository'
import type { RequestRecord, RequestSender } from './request-repository'

const path = '/services/apexrest/requests'

/** Asking for boxes made to measure: calls of the shop's own, an extension. */
export const requestRoutes = new Hono<Env>()

/**
 * Responds with `{ requestId, requestNumber, receivedAt }`: 201, or 200 for a key that was used for the same request, which
 * is not stored again. 422 when the key was used for another one, 400 with a text for each thing that is wrong.
 */
requestRoutes.post(path, async (c) => {
  identify(c)
  const sent = readRequestBody(parseJson(await c.req.text()))
  if ('errors' in sent) return c.json(failure(...sent.errors), 400)
  const sender = senderOf(c, sent)
  if (sender === undefined) return c.json(failure('name and email are required without signing in.'), 400)
  const existing = repository.findRequestByKey(c.var.context.db, c.var.visitor.shop, sent.idempotencyKey)
  if (existing === undefined) return c.json(receipt(store(c, sent, sender)), 201)
  if (!isSame(existing, { sent, sender })) {
    return c.json(failure('This idempotencyKey was used for another request.'), 422)
  }
  return c.json(receipt(existing), 200)
})

/** The requests of the buyer's effective account, the newest first; 401 for guests. */
requestRoutes.get(path, (c) => {
  const { shop, accountId } = requireAccount(c)
  const found = repository.listRequestsOf(c.var.context.db, { shop, accountId })
  return c.json({ requests: found.map(requestBody) })
})

/** One request of the buyer's effective account; 401 for guests, 404 for those of others. */
requestRoutes.get(`${path}/:requestId`, (c) => {
  const { shop, accountId } = requireAccount(c)
  const found = repository.findRequest(c.var.context.db, c.req.param('requestId'))
  if (found?.shop !== shop || found.accountId !== accountId) throw itemNotFound('The request')
  return c.json(requestBody(found))
})

/** Responds with the request to whoever knows its key; 404 to everybody else. */
requestRoutes.post(`${path}/lookup`, async (c) => {
  const { requestId, idempotencyKey } = readRequestKey(parseJson(await c.req.text()))
  const found = repository.findRequestByKey(c.var.context.db, siteOf(c.var).shop, idempotencyKey)
  if (found?.id !== requestId) return c.json(failure('There is no such request.'), 404)
  return c.json(requestBody(found))
})

function identify(c: Exchange): void {
  const { effectiveAccountId } = c.req.query()
  c.set('visitor', readVisitor(c, { shop: siteOf(c.var).shop, effectiveAccountId }))
}

function requireAccount(c: Exchange) {
  identify(c)
  const { shop, effectiveAccountId } = c.var.visitor
  const { accountId } = requireBuyer(c.var.visitor)
  return { shop, accountId: effectiveAccountId ?? accountId }
}

/** Who asks: the buyer, whatever was entered, otherwise that; undefined for a guest who entered nothing. */
function senderOf(c: Exchange, { sender }: SentRequest): RequestSender | undefined {
  const { buyer } = c.var.visitor
  if (buyer === undefined) return sender ?? undefined
  const { firstName, lastName, email, userType, accountName } = buyer
  const company = userType === 'business' ? accountName : null
  return { name: `${firstName} ${lastName}`, company, email, phone: null }
}

/** Stores the request and sends its mails, all or nothing. */
function store(c: Exchange, sent: SentRequest, sender: RequestSender): RequestRecord {
  const { context, visitor, request } = c.var
  const { db, clock, random } = context
  const { shop, buyer, effectiveAccountId = null } = visitor
  const record: RequestRecord = {
    ...sender,
    id: random.recordId('a0R'),
    shop,
    requestNumber: documentNumber('request', shop, repository.countRequests(db, shop) + 1),
    idempotencyKey: sent.idempotencyKey,
    accountId: effectiveAccountId,
    userId: buyer?.userId ?? null,
    locale: readLocale(sent.language, shop),
    siteUrl: new URL(request.url).origin + siteOf(c.var).site,
    status: 'Submitted',
    content: sent.box,
    quotes: [],
    receivedAt: clock.now(),
  }
  db.transaction(() => {
    repository.insertRequest(db, record)
    sendRequestMails(db, record)
  })
  return record
}

const receipt = ({
  id,
  requestNumber,
  receivedAt,
}: Pick<RequestRecord, 'id' | 'requestNumber' | 'receivedAt'>) => ({
  requestId: id,
  requestNumber,
  receivedAt: new Date(receivedAt).toISOString(),
})

function requestBody({ content, ...record }: RequestRecord) {
  const { files, productId, searchTerm, ...box } = content
  const { status, email, quotes } = record
  return { ...receipt(record), status, ...box, fileNames: files.map(({ name }) => name), email, quotes }
}

interface Compared {
  readonly sent: SentRequest
  readonly sender: RequestSender
}

function isSame(
  { content, name, company, email, phone }: RequestRecord,
  { sent, sender }: Compared,
): boolean {
  const textOf = (box: object, from: RequestSender) =>
    JSON.stringify([box, from.name, from.company, from.email, from.phone])
  return textOf(content, { name, company, email, phone }) === textOf(sent.box, sender)
}
