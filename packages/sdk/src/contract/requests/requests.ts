import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { flag, listOf, text, type Schema } from '../kit/schema'
import type { RequestBody, RequestLookupBody } from './requests-requests'

const requestsPath = '/services/apexrest/requests'
const scopeParams = ['effectiveAccountId'] as const

const receiptShape = z.object({
  /** Record id. */
  requestId: z.string(),
  /** What people quote, such as `N-CH-000012`. */
  requestNumber: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.string(),
})
/** A request that the shop has received. */
export interface RequestReceipt extends z.output<typeof receiptShape> {}
/** Fails without id, number and time. */
export const requestReceiptSchema: Schema<RequestReceipt> = receiptShape

const quoteShape = z.object({
  /** Record id. */
  quoteId: z.string(),
  /** What it is for. */
  quantity: z.number(),
})

const receivedShape = z.extend(receiptShape, {
  /** `Submitted`, `Answered` or `Declined`; others count as submitted. */
  status: z.string(),
  /** FEFCO number. */
  style: z.string(),
  /** Inner length in mm. */
  length: z.number(),
  /** Inner width in mm. */
  width: z.number(),
  /** Inner height in mm. */
  height: z.number(),
  /** Null where the shop was asked for advice. */
  flute: text,
  /** Number of colours outside. */
  printColours: z.number(),
  /** Printed inside as well. */
  isPrintedInside: flag,
  /** The quantities to be priced. */
  quantities: listOf(z.number()),
  /** ISO 8601 day; null without a wish. */
  wishedDate: text,
  /** Null for none. */
  remark: text,
  /** Names of the files that came with it. */
  fileNames: listOf(z.string()),
  /** Where the answer goes; null where it is not told. */
  email: text,
  /** The quotes by which it was answered, one for each quantity; none for guests, who get a mail. */
  quotes: listOf(quoteShape),
})
/** A request with what was asked for, and its answer. */
export interface ReceivedRequest extends z.output<typeof receivedShape> {}
/** Fails without number, style and size. */
export const receivedRequestSchema: Schema<ReceivedRequest> = receivedShape

const listShape = z.object({
  /** The newest first. */
  requests: listOf(receivedRequestSchema),
})
/** The requests of a buyer's account. */
export interface RequestList extends z.output<typeof listShape> {}
/** Reads missing requests as none. */
export const requestListSchema: Schema<RequestList> = listShape

/**
 * Asks for a price of a box made to measure, for guests too: `Request__c`, an extension. The sender gets a mail that repeats
 * it. A key that was used before returns the first receipt again; 422 where that was another request.
 */
export const submitRequest = defineCall(
  {
    id: 'requests.submit',
    method: 'POST',
    path: requestsPath,
    base: 'site',
    responses: { 200: requestReceiptSchema, 201: requestReceiptSchema },
    scopeParams,
  },
  request<{ body: RequestBody }>,
)

/** The requests of the buyer's account, an extension; 401 for guests. */
export const listRequests = defineCall({
  id: 'requests.list',
  method: 'GET',
  path: requestsPath,
  base: 'site',
  responses: { 200: requestListSchema },
  scopeParams,
})

/** One request of the buyer's account, an extension; 401 for guests, 404 for those of others. */
export const getRequest = defineCall({
  id: 'requests.get',
  method: 'GET',
  path: `${requestsPath}/{requestId}`,
  base: 'site',
  responses: { 200: receivedRequestSchema },
  scopeParams,
})

/**
 * A request that was sent with this key, to show it again to whoever sent it, an extension. 404 for an unknown id, and for
 * the key of another request.
 */
export const lookUpRequest = defineCall(
  {
    id: 'requests.lookUp',
    method: 'POST',
    path: `${requestsPath}/lookup`,
    base: 'site',
    responses: { 200: receivedRequestSchema },
    reads: true,
  },
  request<{ body: RequestLookupBody }>,
)
