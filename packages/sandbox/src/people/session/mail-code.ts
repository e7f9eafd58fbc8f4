import { timingSafeEqual } from 'hono/utils/buffer'
import type { SandboxContext } from '../../calls/sandbox-context'
import { countAttempt, deleteMailCode, insertMailCode, type MailCode } from './mail-code-repository'

/** How long a code is valid, in ms. */
export const codeLifetime = 10 * 60_000

/** How many wrong codes may be entered, as the platform's `maxPasswordResetAttempts` is by default. */
export const maximumAttempts = 5

/** Makes a code of six digits in place of an older one for the same. */
export function createMailCode(
  { db, clock, random }: SandboxContext,
  about: Pick<MailCode, 'purpose' | 'shop' | 'subject'>,
): MailCode {
  const now = clock.now()
  const digits = String(random.integer(1_000_000)).padStart(6, '0')
  const code = { ...about, id: random.hex(16), code: digits, attempts: 0, createdAt: now }
  insertMailCode(db, code, now - codeLifetime)
  return code
}

/** Whether an entered code is right. `expired`: too old, used, or entered wrongly too often. */
export type CodeCheck =
  | { readonly outcome: 'right' | 'expired' }
  | { readonly outcome: 'wrong'; readonly attemptsLeft: number }

/** Checks an entered code. A right one is used up, a wrong one counts. */
export async function checkMailCode(
  { db, clock }: Pick<SandboxContext, 'db' | 'clock'>,
  sent: MailCode | undefined,
  entered: string,
): Promise<CodeCheck> {
  if (sent === undefined || clock.now() >= sent.createdAt + codeLifetime) return { outcome: 'expired' }
  if (sent.attempts >= maximumAttempts) return { outcome: 'expired' }
  // Before the comparison, which others may come ahead of.
  countAttempt(db, sent.id)
  if (await timingSafeEqual(entered.replace(/\s/g, ''), sent.code)) {
    deleteMailCode(db, sent.id)
    return { outcome: 'right' }
  }
  const attemptsLeft = maximumAttempts - sent.attempts - 1
  return attemptsLeft === 0 ? { outcome: 'expired' } : { outcome: 'wrong', attemptsLeft }
}
