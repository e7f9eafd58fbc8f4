import type { SandboxContext } from '../../calls/sandbox-context'
import type { PaymentOutcome } from './payment-tokens'

/** A new token whose payments have this outcome; the card or account itself is never stored. */
export function createPaymentToken(
  { db, clock, random }: SandboxContext,
  { prefix, outcome }: { readonly prefix: string; readonly outcome: PaymentOutcome },
): string {
  const token = `${prefix}_${random.hex(12)}`
  db.run(
    'INSERT INTO payment_token (token, outcome, created_at) VALUES (?, ?, ?)',
    token,
    outcome,
    clock.now(),
  )
  return token
}
