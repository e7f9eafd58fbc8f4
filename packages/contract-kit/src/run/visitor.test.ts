import { getCart, signIn } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { createVisitor } from './visitor'

const never = new Promise<Response>(() => undefined)
const shop = { baseUrl: 'https://shop.example/s/', webstoreId: '0ZE', apiPrefix: '/webruntime/api' }
const clock = { now: () => 0, sleep: () => new Promise<void>(() => undefined) }

function visitorOf(response: (request: Request) => Response | Promise<Response>, more: object = {}) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return response(request)
  }
  return { requests, visitor: createVisitor({ ...shop, clock, fetch, ...more }) }
}

describe('a visitor', () => {
  it('sends a commerce call with prefix and language', async () => {
    const { visitor, requests } = visitorOf(() => Response.json({}))
    await visitor.send(getCart, { query: { asGuest: 'true' } })
    expect(requests[0]?.url).toBe(
      'https://shop.example/s/webruntime/api/services/data/v65.0/commerce/webstores/0ZE/carts/current' +
        '?language=en-US&htmlEncode=false&asGuest=true',
    )
  })

  it('sends a call of the site without the prefix, with body and headers', async () => {
    const { visitor, requests } = visitorOf(() => Response.json({}), { headers: { 'X-CSRF-Token': 't' } })
    await visitor.send(signIn, { body: { a: 1 } })
    const [request] = requests
    expect(new URL(request?.url ?? '').pathname).toBe('/s/services/apexrest/auth/login')
    expect(await request?.json()).toEqual({ a: 1 })
    expect(request?.headers.get('x-csrf-token')).toBe('t')
  })

  it('sends the initial cookies and those that responses set, but not cleared ones', async () => {
    let set = 'guest_id=7; Path=/; HttpOnly'
    const { visitor, requests } = visitorOf(() => Response.json({}, { headers: { 'set-cookie': set } }), {
      cookie: 'sid=a; theme=dark',
    })
    await visitor.send(getCart, {})
    set = 'sid=; Max-Age=0'
    await visitor.send(getCart, {})
    await visitor.send(getCart, {})
    expect(requests.map(({ headers }) => headers.get('cookie'))).toEqual([
      'sid=a; theme=dark',
      'sid=a; theme=dark; guest_id=7',
      'theme=dark; guest_id=7',
    ])
  })

  it('follows redirects of its own origin only', async () => {
    const headers = { 'set-cookie': 'sid=1', location: 'https://elsewhere.example/' }
    const { visitor, requests } = visitorOf(() => new Response(null, { status: 302, headers }))
    await visitor.follow('/secur/frontdoor.jsp?sid=1')
    expect(requests.map(({ url }) => url)).toEqual(['https://shop.example/secur/frontdoor.jsp?sid=1'])
  })

  it('rejects after the timeout, and aborts the request', async () => {
    const { visitor, requests } = visitorOf(() => never, {
      timeout: 700,
      clock: { now: () => 0, sleep: async () => undefined },
    })
    await expect(visitor.send(getCart, {})).rejects.toThrow('no answer within 700 ms')
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  it.each([
    ['an empty response', new Response(null, { status: 204 }), { status: 204, body: null }],
    ['blank text', new Response('  '), { body: null }],
    ['JSON', Response.json({ a: 1 }), { body: { a: 1 } }],
    ['a page', new Response('<p>', { headers: { 'content-type': 'text/html' } }), { notJson: 'text/html' }],
    [
      'cut JSON',
      new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
      { notJson: 'text that is no JSON' },
    ],
    ['a delay', Response.json({}, { headers: { 'retry-after': '3' } }), { retryAfterMs: 3000 }],
    [
      'a delay that is a date',
      Response.json({}, { headers: { 'retry-after': 'Fri' } }),
      { retryAfterMs: undefined },
    ],
  ])('reads %s', async (_, response, expected) => {
    const { visitor } = visitorOf(() => response)
    expect(await visitor.send(getCart, {})).toMatchObject(expected)
  })
})
