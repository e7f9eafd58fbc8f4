import { describe, expect, it } from 'vitest'
import { openBrowser } from '../../fixtures/browser.fixture'
import { errorOf } from '../../fixtures/shopper.fixture'
import { createNodeSandbox } from '../../server'

const auth = '/services/apexrest/auth'
const userName = 'lea.keller@example.com'

function open() {
  const sandbox = createNodeSandbox({ seed: 1, now: Date.UTC(2026, 10, 21, 9) })
  const { call } = openBrowser(sandbox)
  const signIn = async (password: string) => {
    const request = { username: userName, password, startUrl: '/' }
    const { status, body } = await call(`${auth}/login`, { body: { request } })
    if (status === 200) await call(body.redirectUrl as string)
    return status
  }
  const change = (body: object) => call(`${auth}/change-password`, { body })
  const reset = (body: object, site = '') => call(`${site}${auth}/reset-password`, { body })
  const readMails = async () =>
    (await call('/__sandbox/mails')).body.mails as readonly { text: string; to: string }[]
  return { sandbox, call, signIn, change, reset, readMails }
}

describe('changing the password', () => {
  it('lets the person sign in with the new one only', async () => {
    const { signIn, change } = open()
    await signIn('cartonnage')
    const { status, body } = await change({ currentPassword: 'cartonnage', newPassword: 'schachtel7' })
    expect([status, body]).toEqual([200, { success: true }])
    expect([await signIn('cartonnage'), await signIn('schachtel7')]).toEqual([401, 200])
  })

  it.each([
    ['the wrong current one', { currentPassword: 'wrong', newPassword: 'schachtel7' }, 400],
    ['no current one', { newPassword: 'schachtel7' }, 400],
    ['a weak new one', { currentPassword: 'cartonnage', newPassword: 'short' }, 400],
    ['a new one that is no text', { currentPassword: 'cartonnage', newPassword: 12345678 }, 400],
  ])('refuses %s', async (_, body, status) => {
    const { signIn, change } = open()
    await signIn('cartonnage')
    const response = await change(body)
    expect([response.status, response.body]).toEqual([status, { success: false, error: expect.any(String) }])
    expect(await signIn('cartonnage')).toBe(200)
  })

  it('is for signed-in buyers, and refuses unknown members', async () => {
    const { change } = open()
    expect((await change({ currentPassword: 'cartonnage', newPassword: 'schachtel7' })).status).toBe(401)
    const response = await change({ password: 'x' })
    expect(errorOf(response)).toEqual([400, 'JSON_PARSER_ERROR'])
  })
})

describe('a forgotten password', () => {
  it('is reset by the link of a mail, which works once', async () => {
    const { call, readMails, reset, signIn } = open()
    const requested = await call(`${auth}/forgot-password?language=de-CH`, {
      body: { username: ' LEA.Keller@example.com ' },
    })
    expect([requested.status, requested.body]).toEqual([200, { success: true }])
    const [mail] = await readMails()
    const token = /\/reset-password\?token=(\w+)$/.exec(mail?.text ?? '')?.[1]
    expect(mail).toMatchObject({ to: userName, subject: 'Ihr neues Passwort' })
    expect((await reset({ token, newPassword: 'weak' })).status).toBe(400)
    expect((await reset({ token, newPassword: 'schachtel7' }, '/de-shop')).status).toBe(400)
    expect((await reset({ token, newPassword: 'schachtel7' })).body).toEqual({ success: true })
    expect((await reset({ token, newPassword: 'schachtel8' })).status).toBe(400)
    expect([await signIn('cartonnage'), await signIn('schachtel7')]).toEqual([401, 200])
  })

  it('has a link for a day, and only the newest one', async () => {
    const { sandbox, call, readMails, reset } = open()
    for (const _ of [1, 2]) await call(`${auth}/forgot-password`, { body: { username: userName } })
    const tokens = (await readMails()).map(({ text }) => text.split('token=')[1])
    expect((await reset({ token: tokens[1], newPassword: 'schachtel7' })).status).toBe(400)
    sandbox.clock.advance(24 * 3_600_000)
    expect((await reset({ token: tokens[0], newPassword: 'schachtel7' })).status).toBe(400)
  })

  it('does not reveal which user names exist', async () => {
    const { call, readMails } = open()
    const requested = await call(`${auth}/forgot-password`, { body: { username: 'nobody@example.com' } })
    expect([requested.body, await readMails()]).toEqual([{ success: true }, []])
    expect((await call(`${auth}/forgot-password`, { body: { username: ' ' } })).status).toBe(400)
    expect((await call(`${auth}/reset-password`, { body: { newPassword: 'schachtel7' } })).status).toBe(400)
  })
})

describe('the time of a session', () => {
  const servlet = '/sfsites/c/_nc_external/system/security/session/SessionTimeServlet?buster=1'
  const left = async ({ sandbox }: ReturnType<typeof open>, cookie: string, query = '') => {
    const request = new Request(`http://localhost${servlet}${query}`, { headers: { Cookie: cookie } })
    const text = await (await sandbox.fetch(request)).text()
    expect(text).toMatch(/^while\(1\);\n\{/)
    return (JSON.parse(text.slice(9)) as { readonly sr: number }).sr
  }

  it('is given in seconds, renewed on demand, and zero for a guest', async () => {
    const world = open()
    const { body } = await world.call(`${auth}/login`, {
      body: { request: { username: userName, password: 'cartonnage', startUrl: '/' } },
    })
    const entered = await world.sandbox.fetch(new Request(`http://localhost${body.redirectUrl as string}`))
    const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await left(world, cookie)).toBe(720 * 3600)
    world.sandbox.clock.advance(3_600_000)
    expect(await left(world, cookie)).toBe(719 * 3600)
    expect(await left(world, cookie, '&updateTimedOutSession=true')).toBe(720 * 3600)
    world.sandbox.clock.advance(720 * 3_600_000)
    expect(await left(world, cookie, '&updateTimedOutSession=true')).toBe(0)
    expect(await left(world, '')).toBe(0)
  })
})
