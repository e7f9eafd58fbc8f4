import type { Buyer, Call } from '../../calls/call'
import { insertMail } from '../../mails/mail-repository'
import { insertPasswordReset } from './buyer-repository'
import { siteOf } from './sign-in-call'
import type { SignInTexts } from './sign-in-texts'

/** Mails a buyer a link to set a new password, which holds for a day and once. */
export function mailResetLink(call: Call, buyer: Buyer, { resetSubject, resetText }: SignInTexts): void {
  const { db, clock, random } = call.context
  const token = random.hex(32)
  insertPasswordReset(db, { token, userId: buyer.userId, createdAt: clock.now() })
  const link = `${new URL(call.request.url).origin}${siteOf(call).site}/reset-password?token=${token}`
  insertMail(db, {
    to: buyer.email,
    subject: resetSubject,
    text: `${resetText}\n\n${link}`,
    createdAt: clock.now(),
  })
}
