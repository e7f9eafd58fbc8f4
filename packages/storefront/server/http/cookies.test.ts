import { describe, expect, it } from 'vitest'
import { openShopServer } from '../stories/shop-server.fixture'
import { openPlatform } from '../platform/platform.fixture'
import { createRemotePlatform } from '../platform/remote-platform'
import { openVisitor } from '../stories/visitor.fixture'

const choice = {
  checkoutId: '2z9CN0000000123YAA',
  method: 'invoice' as const,
  billing: 'delivery',
  purchaseOrderNumber: 'WS-1',
}
const path = '/de-CH/checkout/choice'
const keep = (json: unknown) => ({ json, method: 'PUT' })

/** A visitor of the shop by https behind a proxy that terminates it, and what reaches the platform. */
async function open() {
  const { calls, origin } = await openPlatform((_, response) => void response.writeHead(302).end())
  const { port } = await openShopServer({
    platform: createRemotePlatform(origin),
    publicOrigins: ['https://shop.example'],
  })
  return { visitor: openVisitor(port, 'https://shop.example'), calls }
}

describe('finding 16: the shop’s own cookies over https', () => {
  it('have a name that no other host can give', async () => {
    const { visitor } = await open()
    const { setCookies } = await visitor.send(path, keep(choice))
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-checkout_choice_CH=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ])
    expect(JSON.parse((await visitor.send(path)).body)).toEqual(choice)
  })

  it('do not count under the plain name', async () => {
    const { visitor } = await open()
    visitor.cookies.set('checkout_choice_CH', encodeURIComponent(JSON.stringify(choice)))
    expect((await visitor.send(path)).status).toBe(204)
  })

  it('are deleted by a call without a body', async () => {
    const { visitor } = await open()
    await visitor.send(path, keep(choice))
    expect((await visitor.send(path, { method: 'DELETE' })).status).toBe(204)
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  it('do not reach the platform, and end with the session', async () => {
    const { visitor, calls } = await open()
    await visitor.send(path, keep(choice))
    visitor.cookies.set('sid', '1').set('checkout_choice_CH', 'x')
    await visitor.send('/secur/logout.jsp', { headers: ['Sec-Fetch-Site: same-origin'] })
    await visitor.send('/secur/logout.jsp', { form: {} })
    expect(calls.map(({ headers }) => headers.cookie)).toEqual(['sid=1', 'sid=1'])
    expect(visitor.cookies.has('__Host-checkout_choice_CH')).toBe(false)
  })
})
