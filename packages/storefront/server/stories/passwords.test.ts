import { afterAll, describe, expect, it } from 'vitest'
import type { Limits } from '../limits/limits'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { addIntegrationToken } from '../sessions/add-integration-token'
import { createIntegrationTokens } from '../sessions/integration-token'
import { formOf, openPlainBrowser } from './plain-browser.fixture'
import { openShopServer } from './shop-server.fixture'

const lea = 'lea.keller@example.com'
const password = 'schachtel7'
const integration = { clientId: 'shop', clientSecret: 'a secret of this test' }

/** The shop as it runs: its server has the token, and browsers have no scripts. */
async function open(limits: Partial<Limits> = {}) {
  const sandbox = createSandboxPlatform(undefined, { isAdminEnabled: true, integration })
  afterAll(() => sandbox.close())
  const tokens = createIntegrationTokens({ ...integration, platform: sandbox, now: Date.now })
  const { port, hits } = await openShopServer({ platform: addIntegrationToken(sandbox, tokens), limits })
  const origin = `http://localhost:${port}`
  const openBrowser = () => {
    const browser = openPlainBrowser()
    const page = (path: string, form?: Readonly<Record<string, string>>) =>
      browser.open(origin + path, { form })
    const signIn = (secret: string) => page('/de-CH/login', { email: lea, password: secret })
    return { ...browser, page, signIn }
  }
  const readMails = async () => {
    const response = await fetch(`${origin}/__sandbox/mails`)
    return ((await response.json()) as { mails: readonly { text: string; subject: string }[] }).mails
  }
  const readCode = async () => /^\d{6}$/m.exec((await readMails())[0]?.text ?? '')?.[0] ?? ''
  return { origin, hits, openBrowser, readMails, readCode }
}

const textOf = (html: string) => (/<main.*<\/main>/s.exec(html)?.[0] ?? html).replace(/<[^>]*>/g, ' ')

describe('a forgotten password, without scripts', () => {
  it('is replaced by a code, ends the session of the other browser, and leads on', async () => {
    const { openBrowser, readCode } = await open()
    const [browser, other] = [openBrowser(), openBrowser()]
    expect((await other.signIn('cartonnage')).path).toBe('/de-CH/')
    const login = await browser.page('/de-CH/login?startUrl=%2Fde-CH%2Fmy%2Forders')
    const link = /href="([^"]*ForgotPassword[^"]*)"/.exec(login.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const asked = await browser.page(link, { email: lea })
    expect([asked.status, asked.path]).toEqual([
      200,
      '/de-CH/login/ForgotPassword?startUrl=%2Fde-CH%2Fmy%2Forders&step=code',
    ])
    expect(asked.html).toMatch(/autocomplete="one-time-code"/i)
    expect(asked.html).not.toContain(lea)
    const form = { ...formOf(asked, 'code'), intent: 'set', email: lea, code: await readCode(), password }
    const done = await browser.page(asked.path, form)
    expect(done.path).toBe('/de-CH/login?startUrl=%2Fde-CH%2Fmy%2Forders&changed=1')
    expect(textOf(done.html)).toContain('Ihr neues Passwort ist gespeichert')
    expect((await other.page('/de-CH/my/orders')).path).toContain('/de-CH/login?')
    expect((await browser.page(done.path, { email: lea, password })).path).toBe('/de-CH/my/orders')
  })

  it('says in words how many tries are left, and never shows the password', async () => {
    const { openBrowser, readCode } = await open()
    const { page } = openBrowser()
    await page('/fr-CH/login/ForgotPassword', { email: lea })
    const code = (await readCode()) === '111111' ? '222222' : '111111'
    const form = { intent: 'set', email: lea, code, password }
    const refused = await page('/fr-CH/login/ForgotPassword?step=code', form)
    expect(refused.status).toBe(422)
    expect(textOf(refused.html)).toContain('Il vous reste 4 essais')
    expect(refused.html).toContain(`value="${code}"`)
    expect(refused.html).not.toContain(password)
  })

  it('looks the same for an address that nobody has', async () => {
    const { openBrowser, readMails } = await open()
    const pageOf = async (email: string) => {
      const { status, path, html } = await openBrowser().page('/de-shop/login/ForgotPassword', { email })
      return { status, path, text: textOf(html) }
    }
    expect(await pageOf('nobody@example.com')).toEqual(await pageOf('jonas.weber@example.de'))
    expect(await readMails()).toHaveLength(1)
  })

  it('is limited by user name, in words, and not for others', async () => {
    const { openBrowser, hits, readMails } = await open({ 'codes.name-then': { max: 1, seconds: 3600 } })
    const { page } = openBrowser()
    const ask = (email: string) => page('/de-CH/login/ForgotPassword', { email })
    const statuses = []
    for (let count = 0; count < 4; count += 1)
      statuses.push((await ask(count % 2 === 0 ? lea : lea.toUpperCase())).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(hits.map(({ kind }) => kind)).toEqual(['codes.name'])
    expect((await ask('nobody@example.com')).status).toBe(200)
    expect(await readMails()).toHaveLength(3)
  })

  it('is refused to pages of other sites, and no browser gets the token', async () => {
    const { origin } = await open()
    const path = `${origin}/services/auth/headless/forgot_password`
    const send = (from: string) =>
      fetch(path, {
        method: 'POST',
        headers: { Origin: from, 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: lea }),
      })
    expect((await send('https://evil.example')).status).toBe(403)
    const own = await send(origin)
    expect([own.status, await own.json()]).toEqual([200, { status_code: 'otp_sent' }])
    expect([...own.headers.keys()]).not.toContain('authorization')
    expect((await fetch(`${origin}/services/oauth2/token`, { method: 'POST' })).status).not.toBe(200)
  })
})

describe('a firm, without scripts', () => {
  const email = 'einkauf@kistenwerk.example'
  const firm = {
    ...{ customer: 'firm', companyName: 'Kistenwerk GmbH', vatId: 'DE999990002' },
    ...{ firstName: 'Ida', lastName: 'Krüger', email, password: 'Karton und 7' },
  }

  it('registers, is told what holds until it is checked, and is a business customer once it is released', async () => {
    const { origin, openBrowser } = await open()
    const { page } = openBrowser()
    const refused = await page('/de-shop/login/SelfRegister', { ...firm, vatId: 'DE999990003' })
    expect(textOf(refused.html)).toContain('stimmt eine Ziffer nicht')
    const registered = await page('/de-shop/login/SelfRegister', firm)
    expect(registered.path).toBe('/de-shop/my/profile?done=firm')
    expect(textOf(registered.html)).toContain('Ihr Konto ist eröffnet, und wir prüfen Kistenwerk GmbH')
    expect(registered.html).not.toMatch(/<header.*Kistenwerk.*<\/header>/s)
    const body = JSON.stringify({ email, decision: 'released' })
    expect((await fetch(`${origin}/__sandbox/firms`, { method: 'POST', body })).status).toBe(200)
    const released = await page('/de-shop/my/profile')
    expect(textOf(released.html)).toContain('Kistenwerk GmbH')
    expect(textOf(released.html)).not.toContain('Wir prüfen')
    expect(released.html).toMatch(/<header.*Kistenwerk.*<\/header>/s)
  })
})
