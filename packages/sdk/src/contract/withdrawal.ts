import * as z from 'zod/mini'
import { defineCall, sends } from './call'
import { object } from './object'
import { flag, type Schema } from './schema'
import type { WithdrawalBody } from './withdrawal-requests'

const withdrawalReceiptShape = object({
  withdrawalId: z.string(),
  receivedAt: z.string(),
  isOrderKnown: flag,
})
/**
 * A declaration that the shop has received; `receivedAt` is ISO 8601 in UTC. It counts also where no order has the
 * number that was named: then somebody has to look for it.
 */
export interface WithdrawalReceipt extends z.output<typeof withdrawalReceiptShape> {}
export interface WithdrawalReceiptWire extends z.input<typeof withdrawalReceiptShape> {}
export const withdrawalReceiptSchema: Schema<WithdrawalReceipt, WithdrawalReceiptWire> =
  withdrawalReceiptShape

/**
 * Withdraws from a contract (Directive (EU) 2023/2673), without signing in; the receipt goes out by e-mail as well.
 * A call of the shop's own: the platform has none. A key that was used before gives the first receipt again.
 */
export const declareWithdrawal = defineCall(
  {
    id: 'withdrawal.declare',
    method: 'POST',
    path: '/services/apexrest/legal/withdrawals',
    at: 'site',
    answers: { 200: withdrawalReceiptSchema, 201: withdrawalReceiptSchema },
  },
  sends<{ body: WithdrawalBody }>,
)
