import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import {
  findBuyer,
  findCredentials,
  deletePasswordReset,
  findPassword,
  findPasswordReset,
  setPassword,
} from './buyer-repository'
import { hashPassword, isPassword } from './password'
import { isStrongPassword } from './registration'
import { mailResetLink } from './reset-mail'
import { siteOf, textsOf } from './sign-in-call'
import { readVisitor } from './visitor'

/** How long the link in a mail is valid, in ms. */
const RESET_TIME = 24 * 3_600_000

/** Setting a new password, by the calls of the vendor's storefront. Relative to the site, like signing in. */
export const passwordRoutes = new Hono<Env>()
  .post('/services/apexrest/auth/change-password', async (c) => {
    const body = await readBody(c, ['currentPassword', 'newPassword'])
    const { buyer } = readVisitor(c, { shop: siteOf(c.var).shop })
    if (!buyer) return c.json(refusal(textsOf(c.var).incomplete), 401)
    const stored = findPassword(c.var.context.db, buyer.userId) ?? ''
    const current = typeof body.currentPassword === 'string' ? body.currentPassword : ''
    if (!(await isPassword(current, stored))) return c.json(refusal(textsOf(c.var).currentWrong), 400)
    return saveNewPassword(c, buyer.userId, body.newPassword)
  })
  .post('/services/apexrest/auth/forgot-password', async (c) => {
    const { username } = await readBody(c, ['username'])
    if (typeof username !== 'string' || username.trim() === '') {
      return c.json(refusal(textsOf(c.var).incomplete), 400)
    }
    sendResetLink(c.var, username)
    return c.json({ success: true })
  })
  .post('/services/apexrest/auth/reset-password', async (c) => {
    const { token, newPassword } = await readBody(c, ['token', 'newPassword'])
    const { db, clock } = c.var.context
    const reset = typeof token === 'string' ? findPasswordReset(db, token, siteOf(c.var).shop) : undefined
    if (!reset || clock.now() >= reset.createdAt + RESET_TIME) {
      return c.json(refusal(textsOf(c.var).resetExpired), 400)
    }
    const response = await saveNewPassword(c, reset.userId, newPassword)
    if (response.ok) deletePasswordReset(db, reset.token)
    return response
  })

/** Mails a link if the user name exists; the response does not reveal whether it does. */
function sendResetLink(call: Call, userName: string): void {
  const { db } = call.context
  const { shop } = siteOf(call)
  const credentials = findCredentials(db, { shop, userName })
  const buyer = credentials && findBuyer(db, credentials.userId)
  if (!buyer) return
  mailResetLink(call, buyer, textsOf(call))
}

async function saveNewPassword(c: Exchange, userId: string, password: unknown) {
  if (typeof password !== 'string' || !isStrongPassword(password)) {
    return c.json(refusal(textsOf(c.var).password), 400)
  }
  const { db, random } = c.var.context
  setPassword(db, userId, await hashPassword(password, random.hex(8)))
  return c.json({ success: true })
}

/** A single text, unlike the list of signing in. */
const refusal = (error: string) => ({ success: false, error })
