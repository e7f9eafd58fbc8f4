import { afterAll, describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPlatform } from '../platform/platform.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openVisitor } from '../stories/visitor.fixture'

const platform = createSandboxPlatform(undefined)
afterAll(() => platform.close())

const form = { email: 'lea.keller@example.com', password: 'cartonnage' }

/** A buyer with all the cookies that end with the session. */
async function openBuyer() {
  const { port } = await openShopServer({ platform })
  const buyer = openVisitor(port)
  await buyer.send('/de-CH/login', { form })
  buyer.cookies.set('checkout_choice_CH', 'x').set('checkout_choice_DE', 'x').set('acting_for_CH', 'x')
  return buyer
}

const personal = ['sid', 'sid_Client', 'checkout_choice_CH', 'checkout_choice_DE', 'acting_for_CH']
const keptBy = ({ cookies }: Awaited<ReturnType<typeof openBuyer>>) =>
  personal.filter((name) => cookies.has(name))

const link = '/secur/logout.jsp?retURL=%2Ffr-CH%2F'
const otherLink = '/de-CH/webruntime/logout'

describe('finding 16: a link that signs out', () => {
  it.each([
    [link, 'same-origin', '/fr-CH/'],
    [link, 'none', '/fr-CH/'],
  ])('%s of Sec-Fetch-Site %s ends the session', async (path, site, to) => {
    const buyer = await openBuyer()
    const response = await buyer.send(path, { headers: [`Sec-Fetch-Site: ${site}`] })
    expect([response.status, response.to]).toEqual([302, to])
    expect([keptBy(buyer), await buyer.nameIn('CH')]).toEqual([[], ''])
  })

  it('the platform’s second address also deletes what this server keeps', async () => {
    const buyer = await openBuyer()
    const { to = '' } = await buyer.send(otherLink, { headers: ['Sec-Fetch-Site: same-origin'] })
    expect(keptBy(buyer)).toEqual(['sid', 'sid_Client'])
    await buyer.send(to, { headers: ['Sec-Fetch-Site: same-origin'] })
    expect([keptBy(buyer), await buyer.nameIn('CH')]).toEqual([[], ''])
  })

  it.each([
    [link, 'Voulez-vous vous déconnecter', 'fr-CH', '/fr-CH/'],
    [otherLink, 'Möchten Sie sich abmelden?', 'de-CH', '/de-CH/'],
    ['/de-shop/secur/logout.jsp', 'Möchten Sie sich abmelden?', 'de', '/de-shop/'],
    ['/secur/logout.jsp', 'Sign out?', 'en-US', '/'],
  ])('%s asks when it stands elsewhere, and its button signs out', async (path, heading, locale, home) => {
    const buyer = await openBuyer()
    for (const headers of [['Sec-Fetch-Site: cross-site'], ['Sec-Fetch-Site: same-site'], []]) {
      const page = await buyer.send(path, { headers })
      expect([page.status, page.setCookies]).toEqual([200, []])
      expect(page.body).toContain(heading)
      expect(page.body).toContain(`<html lang="${locale}">`)
      expect(page.body).toContain(`<a href="${home}">`)
    }
    expect(await buyer.nameIn('CH')).toBe('Lea Keller')
    const response = await buyer.send(path, { form: {} })
    expect([response.status, response.to]).toEqual([303, home])
    expect([keptBy(buyer), await buyer.nameIn('CH')]).toEqual([[], ''])
  })

  it('is not followed by a form of another site', async () => {
    const buyer = await openBuyer()
    const response = await buyer.send(link, { form: {}, origin: 'https://evil.example' })
    expect([response.status, await buyer.nameIn('CH')]).toEqual([403, 'Lea Keller'])
  })

  it('is asked about on a page whose style the shop itself has', async () => {
    const buyer = await openBuyer()
    const { body } = await buyer.send(link)
    const style = await buyer.send(/<link rel="stylesheet" href="([^"]+)">/.exec(body)?.[1] ?? '')
    expect([style.status, /^content-type: text\/css/im.test(style.head)]).toEqual([200, true])
  })

  it('is no page to go back to after signing in', async () => {
    const buyer = await openBuyer()
    const { to } = await buyer.send('/fr-CH/login?startUrl=%2Fsecur%2Flogout.jsp')
    expect([to, await buyer.nameIn('CH')]).toEqual([`${buyer.origin}/fr-CH/`, 'Lea Keller'])
  })

  it('cannot lead into a session by its return URL', async () => {
    const buyer = await openBuyer()
    const entry = encodeURIComponent('/secur/frontdoor.jsp?sid=T&retURL=/de-CH/')
    const response = await buyer.send(`/secur/logout.jsp?retURL=${entry}`, { form: {} })
    expect([response.status, response.to, keptBy(buyer)]).toEqual([303, '/de-CH/', []])
  })

  it('says so when the platform does not end the session, and keeps everything', async () => {
    const { origin } = await openPlatform((_, response) => void response.writeHead(500).end())
    const { port, failures } = await openShopServer({ platform: createRemotePlatform(origin) })
    const response = await openVisitor(port).send(link, { form: {} })
    expect([response.status, response.setCookies]).toEqual([502, []])
    expect(failures).toEqual(['calling a session page of the platform'])
  })
})
