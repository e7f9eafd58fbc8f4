import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../../calls/call'
import { readBody, readRequired, readText } from '../../calls/json-body'
import { invalidInput, PlatformError } from '../../platform-error'
import type { Shop } from '../../shop'
import { findBuyer, findCredentials, setPassword } from './buyer-repository'
import { isIntegrationToken } from './integration-token'
import { createMailCode, checkMailCode } from './mail-code'
import { mailChange, mailCode } from './mail-code-mails'
import { findPasswordCode } from './mail-code-repository'
import { hashPassword } from './password'
import { isStrongPassword } from './registration'
import { endSessionsOf } from './session-repository'
import { localeOf, siteOf, textsOf } from './sign-in-call'

const members = ['username', 'otp', 'newpassword', 'recaptcha', 'recaptchaevent', 'emailtemplate']

/**
 * A new password by a code, in two calls to one address: the first mails it, the second sets the password. Both say and
 * take the same for a name that nobody has. With the option `integration` a call needs a token of that client, as the
 * platform's `doesForgotPasswordRequireAuth` demands; a captcha is not checked.
 */
export const headlessPasswordRoutes = new Hono<Env>().post(
  '/services/auth/headless/forgot_password',
  async (c) => {
    const body = await readBody(c, members)
    if (!(await isIntegrationToken(c))) {
      throw new PlatformError(
        401,
        'INVALID_SESSION_ID',
        'This call needs a token with the scope forgot_password.',
      )
    }
    const userName = readRequired(body, 'username').toLowerCase()
    if (userName.length > 255) throw invalidInput('username is too long.')
    const [code, password] = [readText(body, 'otp'), body.newpassword]
    c.header('Cache-Control', 'no-store')
    if (code === null && password === undefined) {
      sendCode(c.var, userName)
      return c.json({ status_code: 'otp_sent' })
    }
    return await changePassword(c, { userName, code: code ?? '', password })
  },
)

function sendCode(call: Call, userName: string): void {
  const { shop } = siteOf(call)
  const code = createMailCode(call.context, { purpose: 'password', shop, subject: userName })
  const buyer = buyerOf(call, shop, userName)
  if (buyer) mailCode(call.context, { buyer, shop, locale: localeOf(call) }, code)
}

function buyerOf({ context: { db } }: Call, shop: Shop, userName: string) {
  const credentials = findCredentials(db, { shop, userName })
  return credentials && findBuyer(db, credentials.userId)
}

interface NewPassword {
  readonly userName: string
  readonly code: string
  readonly password: unknown
}

/** All sessions of the buyer end, and none begins. A weak password costs no attempt. */
async function changePassword(c: Exchange, { userName, code, password }: NewPassword): Promise<Response> {
  const { context } = c.var
  const { shop } = siteOf(c.var)
  if (
    typeof password !== 'string' ||
    !isStrongPassword(password) ||
    password.toLowerCase().includes(userName)
  ) {
    return c.json({ status_code: 'invalid_password', message: textsOf(c.var).password }, 400)
  }
  // Before it is known whether the code is right, so that the time does not reveal it.
  const hash = await hashPassword(password, context.random.hex(8))
  const check = await checkMailCode(context, findPasswordCode(context.db, shop, userName), code)
  const buyer = check.outcome === 'right' ? buyerOf(c.var, shop, userName) : undefined
  if (check.outcome === 'wrong') {
    return c.json({ status_code: 'invalid_otp', attempts_left: check.attemptsLeft }, 400)
  }
  if (buyer === undefined) return c.json({ status_code: 'otp_expired' }, 400)
  context.db.transaction(() => {
    setPassword(context.db, buyer.userId, hash)
    endSessionsOf(context.db, buyer.userId)
    mailChange(context, { buyer, shop, locale: localeOf(c.var) }, 'changed')
  })
  return c.json({ status_code: 'success' })
}
