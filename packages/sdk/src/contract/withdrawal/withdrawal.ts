import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { listOf, type Schema } from '../kit/schema'
import type { WithdrawalBody, WithdrawalLookupBody } from './withdrawal-requests'

const withdrawalReceiptShape = z.object({
  /** Number of the receipt. */
  withdrawalId: z.string(),
  /** ISO 8601 in UTC. */
  receivedAt: z.string(),
})
/** A declaration that the shop has received. It does not reveal whether the order exists: anybody may declare. */
export interface WithdrawalReceipt extends z.output<typeof withdrawalReceiptShape> {}
/** Fails without id and time, as a receipt is useless without them. */
export const withdrawalReceiptSchema: Schema<WithdrawalReceipt> = withdrawalReceiptShape

/**
 * Declares the withdrawal from a contract (Directive (EU) 2023/2673), without signing in; the receipt is also sent by
 * e-mail. To an address other than that of the order, the e-mail repeats the entered texts shortened and without links.
 * A call of the shop itself: the platform has none. A key that was used before returns the first receipt again.
 */
export const declareWithdrawal = defineCall(
  {
    id: 'withdrawal.declare',
    method: 'POST',
    path: '/services/apexrest/legal/withdrawals',
    base: 'site',
    responses: { 200: withdrawalReceiptSchema, 201: withdrawalReceiptSchema },
  },
  request<{ body: WithdrawalBody }>,
)

const receivedWithdrawalShape = z.extend(withdrawalReceiptShape, {
  /** Full name of the person who withdrew. */
  name: z.string(),
  /** As entered: no order may have this number. */
  orderReferenceNumber: z.string(),
  /** Where the receipt went. */
  email: z.string(),
  /** The products in the buyer's own words; empty for the whole order. */
  lines: listOf(z.string()),
})
/** A receipt with what was declared. */
export interface ReceivedWithdrawal extends z.output<typeof receivedWithdrawalShape> {}
/** Fails without a part of the declaration, but for its lines. */
export const receivedWithdrawalSchema: Schema<ReceivedWithdrawal> = receivedWithdrawalShape

/**
 * A declaration that was made with this key, to show its receipt again. A call of the shop itself: the platform has none.
 * 404 for an unknown number, and for the key of another declaration.
 */
export const lookUpWithdrawal = defineCall(
  {
    id: 'withdrawal.lookUp',
    method: 'POST',
    path: '/services/apexrest/legal/withdrawals/lookup',
    base: 'site',
    responses: { 200: receivedWithdrawalSchema },
    reads: true,
  },
  request<{ body: WithdrawalLookupBody }>,
)
