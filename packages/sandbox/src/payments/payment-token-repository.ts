import type { Database } from '../database/database'

/** Keeps a token with what a payment by it leads to; card data is never kept. */
export function insertPaymentToken(
  db: Database,
  { token, outcome, now }: { token: string; outcome: string; now: number },
): void {
  db.run('INSERT INTO payment_token (token, outcome, created_at) VALUES (?, ?, ?)', token, outcome, now)
}

export const findPaymentToken = (db: Database, token: string): { outcome: string } | undefined =>
  db.get('SELECT outcome FROM payment_token WHERE token = ?', token)
