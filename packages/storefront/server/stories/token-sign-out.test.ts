import { describe, expect, it } from 'vitest'
import { isTaken, jonas, openBuyer, openTokenShop } from './token-shop.fixture'
import type { Buyer } from './token-shop.fixture'

describe('signing out of a session by token', () => {
  const personal = ['session_CH', 'session_DE', 'sid_Client', 'checkout_choice_CH', 'acting_for_DE']
  const keptBy = ({ cookies }: Buyer) => personal.filter((name) => cookies.has(name))

  async function openBoth() {
    const { shop, buyer } = await openBuyer()
    await buyer.signIn(jonas, { site: '/de-shop' })
    buyer.cookies.set('checkout_choice_CH', 'x').set('acting_for_DE', 'x')
    return { shop, buyer, old: new Map(buyer.cookies) }
  }

  it.each([
    ['/secur/logout.jsp?retURL=%2Ffr-CH%2F', '/fr-CH/'],
    ['/de-shop/secur/logout.jsp', '/de-shop/'],
    ['/de-CH/webruntime/logout', '/de-CH/'],
    ['/secur/logout.jsp?retURL=https://evil.example/', '/'],
    ['/secur/logout.jsp?retURL=%2Fsecur%2Ffrontdoor.jsp', '/'],
  ])('%s ends the sessions of both shops here and at the platform', async (path, to) => {
    const { shop, buyer, old } = await openBoth()
    const response = await buyer.page(path)
    expect([response.status, response.to]).toEqual([302, to])
    expect([keptBy(buyer), await buyer.nameIn('CH')]).toEqual([[], ''])
    for (const [name, value] of old) buyer.cookies.set(name, value)
    expect([await buyer.nameIn('CH'), await buyer.nameIn('DE')]).toEqual(['', ''])
    expect(await Promise.all(shop.tokens.map((token) => isTaken(shop, token)))).toEqual([false, false])
  })

  it('asks when the link stands elsewhere, and its button signs out', async () => {
    const { buyer } = await openBoth()
    const link = '/de-CH/webruntime/logout'
    const page = await buyer.send(link, { headers: ['Sec-Fetch-Site: cross-site'] })
    expect([page.status, page.setCookies, await buyer.nameIn('CH')]).toEqual([200, [], 'Lea Keller'])
    const foreign = await buyer.send(link, { form: {}, origin: 'https://evil.example' })
    expect([foreign.status, await buyer.nameIn('CH')]).toEqual([403, 'Lea Keller'])
    const response = await buyer.send(link, { form: {} })
    expect([response.status, response.to, keptBy(buyer)]).toEqual([303, '/de-CH/', []])
    expect(await buyer.nameIn('CH')).toBe('')
  })

  it.each([500, 404])(
    'is not kept up by a platform that responds with %i, which is reported',
    async (status) => {
      const { shop, buyer } = await openBuyer({
        instead: ({ url }) => (url.endsWith('/revoke') ? new Response(null, { status }) : undefined),
      })
      const old = buyer.cookies.get('session_CH') ?? ''
      expect((await buyer.page('/secur/logout.jsp')).status).toBe(302)
      buyer.cookies.set('session_CH', old)
      expect(await buyer.nameIn('CH')).toBe('')
      expect(shop.reported).toEqual(['ending a token of the platform'])
    },
  )

  it('is done without a session, too', async () => {
    const { open, calls } = await openTokenShop()
    expect((await open().page('/secur/logout.jsp')).to).toBe('/')
    expect(calls).toEqual([])
  })

  it.each([
    ['/services/apexrest/auth/logout-url', '/secur/logout.jsp'],
    ['/webruntime/api/services/apexrest/auth/logout-url', '/secur/logout.jsp'],
    ['/de-shop/services/apexrest/auth/logout-url', '/de-shop/secur/logout.jsp'],
  ])('is told its address by %s', async (path, logoutUrl) => {
    const { open } = await openTokenShop()
    expect(JSON.parse((await open().send(path)).body)).toEqual({ logoutUrl })
  })
})
