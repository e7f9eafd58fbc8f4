import * as z from 'zod/mini'
import { defineCall, sends } from '../kit/call'
import type { Schema } from '../kit/schema'
import type { WithdrawalBody } from './withdrawal-requests'

const withdrawalReceiptShape = z.object({
  withdrawalId: z.string(),
  receivedAt: z.string(),
})
/**
 * A declaration that the shop has received; `receivedAt` is ISO 8601 in UTC. It counts also where no order has the
 * number that was named, which it does not tell: anybody may declare.
 */
export interface WithdrawalReceipt extends z.output<typeof withdrawalReceiptShape> {}
export interface WithdrawalReceiptWire extends z.input<typeof withdrawalReceiptShape> {}
export const withdrawalReceiptSchema: Schema<WithdrawalReceipt, WithdrawalReceiptWire> =
  withdrawalReceiptShape

/**
 * Withdraws from a contract (Directive (EU) 2023/2673), without signing in; the receipt goes out by e-mail as well. To
 * an address that the named order does not have it repeats a stranger's words plain, shortened and without links.
 * A call of the shop's own: the platform has none. A key that was used before gives the first receipt again.
 */
export const declareWithdrawal = defineCall(
  {
    id: 'withdrawal.declare',
    method: 'POST',
    path: '/services/apexrest/legal/withdrawals',
    at: 'site',
    responses: { 200: withdrawalReceiptSchema, 201: withdrawalReceiptSchema },
  },
  sends<{ body: WithdrawalBody }>,
)
