import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'
import { createNodeSandbox } from '../../server'
import { shops } from '../../shop'

const lea = 'lea.keller@example.com'

async function open({ version = 'v65.0', isSignedIn = true } = {}) {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const signIn = async (browser: ReturnType<typeof openBrowser>) => {
    const request = { username: lea, password: 'cartonnage', startUrl: '/' }
    const { body } = await browser.call('/services/apexrest/auth/login', { body: { request } })
    await browser.call(body.redirectUrl as string)
    return browser
  }
  const browser = openBrowser(sandbox)
  if (isSignedIn) await signIn(browser)
  const base = `/services/data/${version}/commerce/webstores/${shops.CH.webstoreId}/myprofile`
  const at =
    ({ call }: ReturnType<typeof openBrowser>) =>
    (resource = '', init?: Parameters<typeof call>[1]) =>
      call(`${base}${resource}?language=de-CH`, init)
  const profile = at(browser)
  const change = (body: object, from = profile) => from('', { method: 'PATCH', body })
  const sendCode = async (type: string, from = profile) => {
    const { body } = await from('/actions/initOTP', { body: { method: 'EMAIL', type } })
    const [mail] = (await browser.call('/__sandbox/mails')).body.mails as { text: string; to: string }[]
    return {
      identifier: body.identifier as string,
      code: /^\d{6}$/m.exec(mail?.text ?? '')?.[0],
      to: mail?.to,
    }
  }
  const verify = (body: object, from = profile) => from('/actions/verify', { body })
  return { sandbox, ...browser, profile, change, sendCode, verify, signIn, at }
}

describe('the profile', () => {
  it('changes what is named, and nothing else', async () => {
    const { change, profile } = await open()
    const before = (await profile()).body as object
    const { status, body } = await change({ firstName: ' Lea Maria ', phoneNumber: '+41625550100' })
    const after = { ...before, firstName: 'Lea Maria', phoneNumber: '+41625550100' }
    expect([status, body, (await profile()).body]).toEqual([200, after, after])
    expect((await change({ phoneNumber: null })).body).toMatchObject({ phoneNumber: null })
  })

  it.each([
    [{ lastName: ' ' }, 'INVALID_API_INPUT'],
    [{ firstName: 'x'.repeat(41) }, 'INVALID_API_INPUT'],
    [{ lastName: 'x'.repeat(81) }, 'INVALID_API_INPUT'],
    [{ phoneNumber: '1'.repeat(41) }, 'INVALID_API_INPUT'],
    [{ email: 'nobody' }, 'INVALID_API_INPUT'],
    [{ email: '' }, 'INVALID_API_INPUT'],
    [{ firstName: 7 }, 'JSON_PARSER_ERROR'],
    [{ userName: 'x' }, 'JSON_PARSER_ERROR'],
  ])('refuses %j and stays', async (body, code) => {
    const { change, profile } = await open()
    const before = (await profile()).body as object
    expect(errorOf(await change(body))).toEqual([400, code])
    expect((await profile()).body).toEqual(before)
  })

  it('is for signed-in buyers', async () => {
    const { change, profile, verify } = await open({ isSignedIn: false })
    const codeBody = { body: { method: 'EMAIL', type: 'Verify' } }
    expect((await profile()).status).toBe(401)
    expect((await change({ firstName: 'x' })).status).toBe(401)
    expect((await profile('/actions/initOTP', codeBody)).status).toBe(401)
    expect((await verify({ code: '1', identifier: '1' })).status).toBe(401)
  })

  it.each([
    ['v58.0', 200, 404, 404],
    ['v59.0', 200, 400, 404],
    ['v63.0', 200, 400, 404],
    ['v64.0', 200, 400, 400],
  ])('is in %s read with %i, changed with %i and confirmed with %i', async (version, read, changed, sent) => {
    const { change, profile } = await open({ version })
    const statuses = [
      (await profile()).status,
      (await change({ lastName: '' })).status,
      (await profile('/actions/initOTP', { body: {} })).status,
    ]
    expect(statuses).toEqual([read, changed, sent])
  })
})

describe('a new e-mail address', () => {
  const email = 'lea.neu@example.com'

  it('needs a code from the old address, is then unconfirmed, and is confirmed by a code of its own', async () => {
    const { change, profile, sendCode, verify, call } = await open()
    expect(errorOf(await change({ email }))).toEqual([403, 'INSUFFICIENT_ACCESS'])
    const { to, ...stepUp } = await sendCode('StepUp')
    expect(to).toBe(lea)
    expect((await verify(stepUp)).body).toEqual({ success: true })
    expect((await change({ email })).body).toMatchObject({ email, isEmailVerified: false })
    const [told] = (await call('/__sandbox/mails')).body.mails as { to: string; subject: string }[]
    expect(told).toMatchObject({ to: lea, subject: 'Ihre E-Mail-Adresse ist geändert' })
    const { to: newAddress, ...own } = await sendCode('Verify')
    expect(newAddress).toBe(email)
    expect((await verify(own)).body).toEqual({ success: true, hasUserVerifiedEmail: true })
    expect((await profile()).body).toMatchObject({ email, isEmailVerified: true })
  })

  it('is not allowed by a code that only confirms an address', async () => {
    const { change, sendCode, verify } = await open()
    const { identifier, code } = await sendCode('Verify')
    await verify({ identifier, code })
    expect((await change({ email })).status).toBe(403)
  })

  it('is allowed in the session that has the code, for ten minutes', async () => {
    const { sandbox, change, sendCode, verify, signIn, at } = await open()
    const other = at(await signIn(openBrowser(sandbox)))
    const { identifier, code } = await sendCode('StepUp')
    await verify({ identifier, code })
    expect((await change({ email }, other)).status).toBe(403)
    sandbox.clock.advance(10 * 60_000)
    expect((await change({ email })).status).toBe(403)
  })

  it('leaves name and password of the sign-in', async () => {
    const { change, sendCode, verify, call } = await open()
    const { identifier, code } = await sendCode('StepUp')
    await verify({ identifier, code })
    await change({ email })
    const request = { username: lea, password: 'cartonnage', startUrl: '/' }
    expect((await call('/services/apexrest/auth/login', { body: { request } })).status).toBe(200)
  })

  it('refuses wrong codes in words, five times, and unknown ones', async () => {
    const { sendCode, verify } = await open()
    const { identifier, code } = await sendCode('StepUp')
    const guess = code === '111111' ? '222222' : '111111'
    const answers = []
    for (let count = 0; count < 5; count += 1)
      answers.push(errorOf(await verify({ identifier, code: guess })))
    expect(answers).toEqual([...Array.from({ length: 4 }, () => [400, 'INVALID_OTP']), [400, 'OTP_EXPIRED']])
    expect(errorOf(await verify({ identifier, code }))).toEqual([400, 'OTP_EXPIRED'])
    expect(errorOf(await verify({ identifier: 'unknown', code: '1' }))).toEqual([400, 'OTP_EXPIRED'])
  })

  it.each([
    [{ method: 'SMS', type: 'Verify' }],
    [{ method: 'EMAIL', type: 'Other' }],
    [{ method: 'EMAIL' }],
    [{ type: 'Verify' }],
  ])('sends no code for %j', async (body) => {
    const { profile } = await open()
    expect(errorOf(await profile('/actions/initOTP', { body }))).toEqual([400, 'INVALID_API_INPUT'])
  })
})

describe('what a buyer wants of mails', () => {
  const path = '/services/apexrest/profile/preferences'

  it('is kept: language, and who gets a copy', async () => {
    const { call } = await open()
    expect((await call(path)).body).toEqual({ language: null, orderCopyTo: null })
    const body = { language: 'fr-CH', orderCopyTo: 'lager@example.com' }
    expect((await call(path, { method: 'PUT', body })).body).toEqual(body)
    expect((await call(path)).body).toEqual(body)
  })

  it('decides the language of mails about the account', async () => {
    const { call, sendCode } = await open()
    await call(path, { method: 'PUT', body: { language: 'fr-CH', orderCopyTo: null } })
    await sendCode('Verify')
    const [mail] = (await call('/__sandbox/mails')).body.mails as { subject: string }[]
    expect(mail?.subject).toBe('Votre code pour confirmer cette adresse e-mail')
  })

  it('refuses languages of other shops, and texts that are no address', async () => {
    const { call } = await open()
    const put = (body: object) => call(path, { method: 'PUT', body })
    expect(errorOf(await put({ language: 'de' }))).toEqual([400, 'INVALID_API_INPUT'])
    expect(errorOf(await put({ orderCopyTo: 'a@example.com, b@example.com' }))).toEqual([
      400,
      'INVALID_API_INPUT',
    ])
    expect((await openBrowser((await open()).sandbox).call(path)).status).toBe(401)
  })
})
