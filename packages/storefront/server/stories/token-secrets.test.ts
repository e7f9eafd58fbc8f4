import { afterEach, describe, expect, it } from 'vitest'
import { openLog } from '../log/log.fixture'
import { redirectConsole } from '../log/process-log'
import { cart, jonas, lea, openTokenShop, password } from './token-shop.fixture'

const usualConsole = { ...console }
afterEach(() => void Object.assign(console, usualConsole))

/** A visit with all that came back from the server, and all lines of its log. */
async function visitEverything(
  instead: (request: Request, tokens: readonly string[]) => Response | undefined,
) {
  const { log, printed } = openLog()
  redirectConsole(console, log)
  const known: string[] = []
  const shop = await openTokenShop({
    log,
    limits: {},
    isAdminEnabled: true,
    instead: (request) => instead(request, known),
  })
  const visitor = shop.open()
  const received: string[] = []
  const keep = (response: { readonly head: string; readonly body: string }) =>
    received.push(response.head, response.body)
  keep(await visitor.page('/de-CH/login', { email: lea, password }))
  known.push(...shop.tokens)
  keep(await visitor.signIn(jonas))
  keep(await visitor.signIn(lea))
  known.push(...shop.tokens)
  for (const path of [
    '/de-CH/',
    '/de-CH/my/orders',
    '/de-CH/cart/current',
    '/de-CH/checkout',
    '/de-CH/nowhere',
  ])
    keep(await visitor.page(path))
  keep(await visitor.send(cart))
  keep(await visitor.send(`${cart}/cart-items`, { json: { productId: 'x' } }))
  keep(await visitor.send('/__sandbox/tokens', { json: { username: lea, password } }))
  keep(await visitor.send('/__sandbox/tokens/revoke', { method: 'POST' }))
  keep(await visitor.page('/secur/logout.jsp'))
  log.flush()
  return { ...shop, received: received.join('\n'), printed: printed.join('') }
}

describe('a token', () => {
  it.each([
    ['responds', () => undefined],
    [
      'repeats tokens in its errors',
      ({ url }: Request, tokens: readonly string[]) =>
        /\/(?:revoke|tokens)$/.test(url) && tokens.length > 0
          ? new Response(`{"accessToken":"${tokens[0]}`, { status: 200 + (url.endsWith('revoke') ? 300 : 0) })
          : undefined,
    ],
  ])('is in no response, cookie or line of the log; the platform %s', async (_, instead) => {
    const { tokens, received, printed } = await visitEverything(instead)
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) {
      expect(received).not.toContain(token)
      expect(printed).not.toContain(token)
    }
    expect(received + printed).not.toMatch(/bearer/i)
    expect(received).toContain('Lea Keller')
    expect(printed).not.toMatch(/session_CH|cartonnage"/)
  })

  it('is not given to browsers, although the sandbox’s own pages are open', async () => {
    const { open, calls } = await openTokenShop({ isAdminEnabled: true })
    const visitor = open()
    const json = { username: lea, password }
    expect((await visitor.send('/__sandbox/tokens', { json })).status).toBe(404)
    expect((await visitor.send('/__sandbox/tokens/revoke', { json })).status).toBe(404)
    expect(calls).toEqual([])
    expect((await visitor.send('/__sandbox')).status).toBe(200)
  })

  it('of the platform’s own cookie never becomes one of the browser', async () => {
    const { open } = await openTokenShop({
      instead: ({ url }) =>
        url.includes('/cms/')
          ? new Response('x', {
              headers: [
                ['Set-Cookie', 'sid=secret; Path=/'],
                ['Set-Cookie', 'sid_Client=1'],
                ['Set-Cookie', 'guest_id=7'],
              ],
            })
          : undefined,
    })
    const { setCookies } = await open().send('/cms/x')
    expect(setCookies).toEqual(['guest_id=7; SameSite=Lax'])
  })
})
