import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'
import { createNodeSandbox } from '../../server'
import type { SandboxSettings } from '../../calls/sandbox-context'
import { shops } from '../../shop'

const path = '/services/auth/headless/forgot_password'
const username = 'lea.keller@example.com'
const newpassword = 'schachtel7'

function open(settings: Partial<SandboxSettings> = {}) {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9), ...settings })
  const { call } = openBrowser(sandbox)
  const signIn = async (password: string, from = call) => {
    const request = { username, password, startUrl: '/' }
    const { status, body } = await from('/services/apexrest/auth/login', { body: { request } })
    if (status === 200) await from(body.redirectUrl as string)
    return status
  }
  const send = (body: object, { site = '', query = '' } = {}) => call(`${site}${path}${query}`, { body })
  const readMails = async () =>
    (await call('/__sandbox/mails')).body.mails as readonly { subject: string; text: string; to: string }[]
  /** Asks for a code and reads it from the mail. */
  const ask = async (query = '') => {
    await send({ username }, { query })
    return codeIn((await readMails())[0]?.text)
  }
  return { sandbox, call, signIn, send, readMails, ask }
}

const codeIn = (text = '') => /^\d{6}$/m.exec(text)?.[0] ?? ''
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

describe('a new password by a code', () => {
  it('is set once, and the person signs in with it', async () => {
    const { ask, send, signIn } = open()
    const otp = await ask()
    const { status, body } = await send({ username: ' LEA.Keller@Example.com', otp, newpassword })
    expect([status, body]).toEqual([200, { status_code: 'success' }])
    expect([await signIn('cartonnage'), await signIn(newpassword)]).toEqual([401, 200])
    expect((await send({ username, otp, newpassword })).body).toEqual({ status_code: 'otp_expired' })
  })

  it.each([
    ['?language=de-CH', 'Ihr Code für ein neues Passwort', 'Ihr Passwort ist geändert'],
    ['?language=fr-CH', 'Votre code pour un nouveau mot de passe', 'Votre mot de passe a été changé'],
    ['?language=en-US', 'Your code for a new password', 'Your password has been changed'],
  ])('is mailed, and told of, in the language of the page: %s', async (query, code, changed) => {
    const { ask, send, readMails } = open()
    const otp = await ask(query)
    await send({ username, otp, newpassword }, { query })
    const mails = await readMails()
    expect(mails.map(({ subject, to }) => [subject, to])).toEqual([
      [changed, username],
      [code, username],
    ])
    expect(mails[0]?.text).not.toContain(newpassword)
  })

  it('ends every session of the person, and begins none', async () => {
    const { sandbox, call, ask, send, signIn } = open()
    const other = openBrowser(sandbox)
    await signIn('cartonnage')
    await signIn('cartonnage', other.call)
    const context = `/services/data/v65.0/commerce/webstores/${shops.CH.webstoreId}/session-context`
    const isGuest = async (from = call) => (await from(context)).body.guestUser as boolean
    expect([await isGuest(), await isGuest(other.call)]).toEqual([false, false])
    await send({ username, otp: await ask(), newpassword })
    expect([await isGuest(), await isGuest(other.call)]).toEqual([true, true])
  })

  it('ends a sign-in that is under way', async () => {
    const { call, ask, send } = open()
    const request = { username, password: 'cartonnage', startUrl: '/' }
    const { body } = await call('/services/apexrest/auth/login', { body: { request } })
    await send({ username, otp: await ask(), newpassword })
    expect((await call(body.redirectUrl as string)).headers.getSetCookie()).toEqual([])
  })

  it('takes five codes, and then none, not even the right one', async () => {
    const { ask, send, signIn } = open()
    const otp = await ask()
    const tries = []
    for (let count = 0; count < 5; count += 1) {
      tries.push((await send({ username, otp: wrong(otp), newpassword })).body)
    }
    expect(tries).toEqual([
      ...[4, 3, 2, 1].map((attempts_left) => ({ status_code: 'invalid_otp', attempts_left })),
      { status_code: 'otp_expired' },
    ])
    expect((await send({ username, otp, newpassword })).body).toEqual({ status_code: 'otp_expired' })
    expect(await signIn('cartonnage')).toBe(200)
  })

  it('takes no more than five codes of many at once', async () => {
    const { ask, send, signIn } = open()
    const otp = await ask()
    const guesses = Array.from({ length: 9 }, () => send({ username, otp: wrong(otp), newpassword }))
    await Promise.all([...guesses, send({ username, otp, newpassword })])
    expect(await signIn(newpassword)).toBe(401)
  })

  it('takes a code for ten minutes, and only the newest one', async () => {
    const { sandbox, ask, send } = open()
    const first = await ask()
    const second = await ask()
    expect(second).not.toBe(first)
    expect((await send({ username, otp: first, newpassword })).status).toBe(400)
    sandbox.clock.advance(10 * 60_000 - 1)
    expect((await send({ username, otp: wrong(second), newpassword })).body.status_code).toBe('invalid_otp')
    sandbox.clock.advance(1)
    expect((await send({ username, otp: second, newpassword })).body).toEqual({ status_code: 'otp_expired' })
  })

  it('refuses a weak password, and one with the user name, without counting', async () => {
    const { ask, send } = open()
    const otp = await ask()
    for (const weak of ['short1', 'nur-buchstaben', '12345678', `${username}1`, 12345678, '']) {
      const { status, body } = await send({ username, otp, newpassword: weak })
      expect([status, body.status_code]).toEqual([400, 'invalid_password'])
    }
    expect((await send({ username, otp: `${otp.slice(0, 3)} ${otp.slice(3)}`, newpassword })).status).toBe(
      200,
    )
  })

  it('says the same of a name that nobody has, and mails nobody', async () => {
    const { ask, send, readMails } = open()
    const unknown = 'nobody@example.com'
    await ask()
    const otp = wrong(codeIn((await readMails())[0]?.text))
    const answersTo = async (name: string) => {
      const asked = await send({ username: name })
      const tries = []
      for (let count = 0; count < 6; count += 1) {
        const { status, body } = await send({ username: name, otp, newpassword })
        tries.push([status, body as unknown])
      }
      return [asked.status, asked.body, ...tries]
    }
    expect(await answersTo(unknown)).toEqual(await answersTo('LEA.keller@example.com'))
    expect((await readMails()).every(({ to }) => to === username)).toBe(true)
  })

  it('is of one shop', async () => {
    const { ask, send } = open()
    const otp = await ask()
    expect((await send({ username, otp, newpassword }, { site: '/de-shop' })).body.status_code).toBe(
      'otp_expired',
    )
  })

  it('refuses a body without a name, and unknown members', async () => {
    const { send } = open()
    expect(errorOf(await send({}))).toEqual([400, 'INVALID_API_INPUT'])
    expect(errorOf(await send({ username: 'x'.repeat(256) }))).toEqual([400, 'INVALID_API_INPUT'])
    expect(errorOf(await send({ username, password: 'x' }))).toEqual([400, 'JSON_PARSER_ERROR'])
  })
})

describe('the token of a server', () => {
  const integration = { clientId: 'shop', clientSecret: 'a secret' }
  const tokenOf = async ({ call }: ReturnType<typeof open>, form: Record<string, string>) => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString()
    const response = await call('/services/oauth2/token', { method: 'POST', body })
    return { status: response.status, token: response.body as { access_token?: string; error?: string } }
  }
  const right = { client_id: 'shop', client_secret: 'a secret' }

  it('is demanded with the option, and ends after an hour', async () => {
    const world = open({ integration })
    const { token } = await tokenOf(world, right)
    const send = (authorization: string) =>
      world.call(path, { body: { username }, headers: { Authorization: authorization } })
    expect(errorOf(await world.send({ username }))).toEqual([401, 'INVALID_SESSION_ID'])
    expect((await send(`Bearer ${token.access_token}`)).status).toBe(200)
    expect((await send(`Bearer 9${token.access_token}`)).status).toBe(401)
    world.sandbox.clock.advance(3_600_000)
    expect((await send(`Bearer ${token.access_token}`)).status).toBe(401)
  })

  it.each([
    [{ ...right, client_secret: 'another' }, 'invalid_client'],
    [{ ...right, client_id: 'another' }, 'invalid_client'],
    [{ ...right, grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is not given for %j', async (form, error) => {
    const { status, token } = await tokenOf(open({ integration }), form)
    expect([status, token.error]).toEqual([400, error])
  })

  it('is given to nobody without the option', async () => {
    expect((await tokenOf(open(), { client_id: '', client_secret: '' })).status).toBe(400)
  })

  it('is not on the start page', async () => {
    const { body } = await open({ integration }).call('/__sandbox')
    expect(JSON.stringify(body)).not.toContain('a secret')
  })
})
