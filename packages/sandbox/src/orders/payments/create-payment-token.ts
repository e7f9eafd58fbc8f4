import type { SandboxContext } from '../../calls/sandbox-context'
import { insertRecord } from '../../database/write-record'
import type { PaymentOutcome } from './payment-tokens'

/** A new token whose payments have this outcome; the card or account itself is never stored. */
export function createPaymentToken(
  { db, clock, random }: SandboxContext,
  { prefix, outcome }: { readonly prefix: string; readonly outcome: PaymentOutcome },
): string {
  const token = `${prefix}_${random.hex(12)}`
  insertRecord(db, 'payment_token', { token, outcome, createdAt: clock.now() })
  return token
}
