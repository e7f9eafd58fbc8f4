import { serveSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, expect, it } from 'vitest'
import { createRemotePlatform } from '../platform/remote-platform'
import { keepSessions } from '../sessions/keep-sessions'
import { createSandboxTokens } from '../sessions/sandbox-tokens'
import { createMemorySessions } from '../sessions/session-store'
import { openShopServer } from './shop-server.fixture'
import { openVisitor } from './visitor.fixture'
import { addOne, ch, isTaken, lea, loginPath, openTokenShop, password } from './token-shop.fixture'

describe('a plain organisation', () => {
  it('signs in, reads, writes and signs out by tokens', async () => {
    const shop = await openTokenShop({ isPlain: true })
    const buyer = shop.open()
    expect((await buyer.signIn(lea, { secret: 'wrong' })).status).toBe(401)
    expect((await buyer.signIn(lea)).status).toBe(200)
    expect(await buyer.nameIn('CH')).toBe('Lea Keller')
    expect((await addOne(buyer)).status).toBe(201)
    expect((await buyer.page('/secur/logout.jsp')).to).toBe('/')
    expect(await buyer.nameIn('CH')).toBe('')
    expect(await isTaken(shop, shop.tokens[0])).toBe(false)
  })

  it('may be at another origin, over the wire', async () => {
    const { url, sandbox, close } = await serveSandbox({ plain: true, port: 0 })
    afterAll(close)
    const remote = createRemotePlatform(url)
    const { port } = await openShopServer({
      platform: keepSessions(remote, {
        tokens: createSandboxTokens(remote),
        sessions: createMemorySessions({ now: Date.now }),
        reportFailure: (error) => {
          throw error
        },
      }),
      limits: {},
    })
    const buyer = openVisitor(port)
    await buyer.send(loginPath, { json: { request: { username: lea, password } } })
    expect(await buyer.nameIn('CH')).toBe('Lea Keller')
    expect((await addOne(buyer)).status).toBe(201)
    sandbox.clock.advance(3_600_000)
    expect(await buyer.nameIn('CH')).toBe('')
    expect(buyer.cookies.has('session_CH')).toBe(false)
  })

  it('gets registrations', async () => {
    const { open, callsOf } = await openTokenShop({ isPlain: true })
    const visitor = open()
    await visitor.send(`${ch}/buyers/registrations`, { json: {} })
    expect(callsOf('/buyers/registrations')).toHaveLength(1)
  })
})

describe('a registration', () => {
  it('is forwarded, also with the cookie of a session that is over', async () => {
    const { open, callsOf } = await openTokenShop({
      instead: ({ url }) =>
        url.endsWith('/auth/register') ? Response.json({ success: false, errors: ['x'] }) : undefined,
    })
    const visitor = open()
    visitor.cookies.set('session_CH', 'over')
    const path = loginPath.replace('login', 'register')
    const response = await visitor.send(path, { json: { request: {} } })
    expect([response.status, callsOf('/auth/register').length]).toEqual([200, 1])
  })
})
