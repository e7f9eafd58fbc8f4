import { Hono } from 'hono'
import type { Env } from '../../calls/call'
import { readBody, readRequired } from '../../calls/json-body'
import { invalidInput, PlatformError } from '../../platform-error'
import { verifyEmail } from '../session/buyer-repository'
import { checkMailCode, createMailCode } from '../session/mail-code'
import { mailCode } from '../session/mail-code-mails'
import { findMailCode } from '../session/mail-code-repository'
import { stepUpSession } from '../session/session-repository'
import { requireBuyer } from './permitted-account'

/** Codes about the profile, by mail only: who somebody is (StepUp), or that the address is theirs (Verify). */
export const profileCodeRoutes = new Hono<Env>()
  .post('/myprofile/actions/initOTP', async (c) => {
    const body = await readBody(c, ['method', 'type', 'reCaptchaToken'])
    const buyer = requireBuyer(c.var.visitor)
    const purpose = (['StepUp', 'Verify'] as const).find((type) => type === readRequired(body, 'type'))
    if (purpose === undefined) throw invalidInput('type is StepUp or Verify.')
    if (readRequired(body, 'method') !== 'EMAIL') throw invalidInput('The sandbox sends codes by EMAIL only.')
    const { shop, locale } = c.var.visitor
    const code = createMailCode(c.var.context, { purpose, shop, subject: buyer.userId })
    mailCode(c.var.context, { buyer, shop, locale }, code)
    c.header('Cache-Control', 'private, no-store')
    return c.json({ identifier: code.id })
  })
  .post('/myprofile/actions/verify', async (c) => {
    const body = await readBody(c, ['code', 'identifier'])
    const { userId } = requireBuyer(c.var.visitor)
    const { db, clock } = c.var.context
    const found = findMailCode(db, readRequired(body, 'identifier'))
    const own = found?.subject === userId ? found : undefined
    const check = await checkMailCode(c.var.context, own, readRequired(body, 'code'))
    if (check.outcome === 'wrong') {
      throw new PlatformError(400, 'INVALID_OTP', `The code is wrong; attempts left: ${check.attemptsLeft}.`)
    }
    if (check.outcome === 'expired')
      throw new PlatformError(400, 'OTP_EXPIRED', 'The code is not valid any more.')
    const { sessionId } = c.var.visitor
    if (own?.purpose === 'Verify') verifyEmail(db, userId)
    else if (sessionId !== undefined) stepUpSession(db, sessionId, clock.now())
    c.header('Cache-Control', 'private, no-store')
    return c.json({ success: true, ...(own?.purpose === 'Verify' && { hasUserVerifiedEmail: true }) })
  })
