import { Hono } from 'hono'
import { apiVersionOf } from '../../calls/api-version'
import type { Buyer, Env, Exchange } from '../../calls/call'
import { readBody, readRequired, readText } from '../../calls/json-body'
import { isMailAddress } from '../../mails/mail-address'
import { invalidInput, PlatformError } from '../../platform-error'
import { findBuyer, findProfile, isEmailVerified, saveEmail, saveProfile } from '../session/buyer-repository'
import { codeLifetime } from '../session/mail-code'
import { mailChange } from '../session/mail-code-mails'
import { findStepUp } from '../session/session-repository'
import { requireBuyer } from './permitted-account'

/** The signed-in person, read and changed. */
export const myProfileRoutes = new Hono<Env>()

/** Whether address and number are confirmed is told since version 64. */
myProfileRoutes.get('/myprofile', (c) => profileResponse(c, requireBuyer(c.var.visitor)))

/**
 * Changes the members that the body names; the others stay. A new e-mail address needs a code first, as in organisations
 * with two steps (`actions/initOTP` with StepUp, `actions/verify`): 403 INSUFFICIENT_ACCESS without. It is not confirmed
 * then, and the old address is told. The user name stays.
 */
myProfileRoutes.patch('/myprofile', async (c) => {
  const body = await readBody(c, ['email', 'firstName', 'lastName', 'phoneNumber'])
  const buyer = requireBuyer(c.var.visitor)
  const { db } = c.var.context
  const { email, ...change } = readChange(body, buyer)
  if (email !== buyer.email) requireStepUp(c)
  const profile = { ...findProfile(db, buyer.userId), ...change.profile }
  db.transaction(() => {
    saveProfile(db, buyer.userId, { ...change, profile })
    if (email === buyer.email) return
    const { shop, locale } = c.var.visitor
    mailChange(c.var.context, { buyer, shop, locale }, 'moved')
    saveEmail(db, buyer.userId, email)
  })
  return profileResponse(c, findBuyer(db, buyer.userId) ?? buyer)
})

function readChange(body: Record<string, unknown>, buyer: Buyer) {
  const named = (member: string) => body[member] !== undefined
  const email = named('email') ? readRequired(body, 'email') : buyer.email
  if (email.length > 80 || !isMailAddress(email)) throw invalidInput('email is not an e-mail address.')
  const firstName = named('firstName') ? (readText(body, 'firstName') ?? '') : buyer.firstName
  const lastName = named('lastName') ? readRequired(body, 'lastName') : buyer.lastName
  const phone = readText(body, 'phoneNumber')
  rejectLong({ firstName: [firstName, 40], lastName: [lastName, 80], phoneNumber: [phone ?? '', 40] })
  return { email, firstName, lastName, profile: named('phoneNumber') ? { Phone: phone } : {} }
}

function rejectLong(values: Readonly<Record<string, readonly [text: string, maximum: number]>>): void {
  for (const [member, [text, maximum]] of Object.entries(values)) {
    if (text.length > maximum) throw invalidInput(`${member} has more than ${maximum} characters.`)
  }
}

/** As long after a code as the code itself was valid. */
function requireStepUp({ var: { context, visitor } }: Exchange): void {
  const at = visitor.sessionId === undefined ? 0 : findStepUp(context.db, visitor.sessionId)
  if (at > 0 && context.clock.now() < at + codeLifetime) return
  throw new PlatformError(
    403,
    'INSUFFICIENT_ACCESS',
    'A new e-mail address needs a code: see actions/initOTP.',
  )
}

function profileResponse(c: Exchange, { email, firstName, lastName, userId }: Buyer): Response {
  const { db } = c.var.context
  const { Phone: phoneNumber } = findProfile(db, userId)
  const verified = { isEmailVerified: isEmailVerified(db, userId), isPhoneVerified: false }
  c.header('Cache-Control', 'private, no-store')
  return c.json({ email, firstName, lastName, phoneNumber, ...(apiVersionOf(c) >= 64 && verified) })
}
