import { afterEach, describe, expect, it } from 'vitest'
import { createNodeSandbox, serveSandbox, type SandboxServer, type NodeSandboxOptions } from '../server'

const servers: SandboxServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

const webstore = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'

const ask = (options: NodeSandboxOptions, path: string, init: RequestInit = {}) =>
  createNodeSandbox(options).fetch(new Request(`http://localhost${path}`, init))

const line = {
  method: 'POST',
  body: JSON.stringify({ productId: '01tCN0001001180YAA', quantity: 25, type: 'Product' }),
}

describe('a sandbox without a call', () => {
  it.each([
    ['navigation.getCategories', 'GET', '/lwr/apex/v65.0/NavigationController/getCategories'],
    ['navigation.getCategories', 'GET', '/de-shop/lwr/apex/v65.0/NavigationController/getCategories'],
    [
      'navigation.getCategories',
      'GET',
      '/webruntime/api/apex/execute?classname=@udd/01pCN0000000003&method=getCategories&isContinuation=false',
    ],
    ['catalog.search', 'GET', `/sf/api${webstore}/search/products?searchTerm=Karton`],
    ['catalog.search', 'GET', `${webstore.replace('v65', 'v67')}/search/products?searchTerm=Karton`],
    ['cart.get', 'GET', `${webstore}/carts/current`],
  ])('%s answers 404 to %s %s', async (id, method, path) => {
    const response = await ask({ without: ['cart.create', id] }, path, { method })
    expect([response.status, await response.json()]).toEqual([
      404,
      [{ errorCode: 'NOT_FOUND', message: expect.any(String) }],
    ])
    expect((await ask({}, path, { method })).status).toBe(200)
  })

  it('can be one without all calls of a kind, and has those whose kind only begins so', async () => {
    const quotes = `${webstore.replace('v65', 'v67')}/quotes`
    expect((await ask({}, quotes)).status).toBe(401)
    expect((await ask({ without: ['quotes'] }, quotes)).status).toBe(404)
    expect((await ask({ without: ['quotes'] }, `${quotes}/0Q0CN0000000005`)).status).toBe(404)
    await expect(serveSandbox({ port: 0, without: ['quote'] })).rejects.toThrow('There is no call "quote"')
  })

  it('has every other one, also of the same form', async () => {
    const without = { without: ['cart.getById', 'catalog.getProduct'] }
    expect((await ask(without, `${webstore}/carts/current`)).status).toBe(200)
    expect((await ask(without, `${webstore}/products?skus=1001180`)).status).toBe(200)
    expect((await ask(without, `${webstore}/carts/current/cart-items`, line)).status).toBe(201)
  })

  it('is refused for an id that there is not', async () => {
    const problem = /There is no call "cart.addAll"/
    await expect(serveSandbox({ port: 0, without: ['cart.addAll'] })).rejects.toThrow(problem)
  })
})

describe('another origin', () => {
  const origin = 'http://localhost:5173'
  const headers = { Origin: origin }

  it('may ask before it calls', async () => {
    const asked = {
      ...headers,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,content-type,x-csrf-token,x-highscale,traceparent',
    }
    const response = await ask({ cors: [origin] }, `${webstore}/checkouts/active`, {
      method: 'OPTIONS',
      headers: asked,
    })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': asked['Access-Control-Request-Headers'],
      vary: expect.stringContaining('Origin'),
    })
  })

  it('may read what it gets, errors too', async () => {
    for (const path of [`${webstore}/session-context`, `${webstore}/nothing`]) {
      const response = await ask({ cors: [origin] }, path, { headers })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true')
      expect(response.headers.get('Vary')).toContain('Origin')
    }
  })

  it('is not one that was not named', async () => {
    const other = { headers: { Origin: 'http://localhost:5174' } }
    const response = await ask({ cors: [origin] }, `${webstore}/session-context`, other)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const closed = await ask({}, `${webstore}/session-context`, { headers })
    expect(closed.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it.each(['*', 'localhost:5173', 'http://localhost:5173/', ''])('is not "%s"', (wrong) => {
    expect(() => createNodeSandbox({ cors: [wrong] })).toThrow(/^cors: /)
  })
})

describe('a prefix', () => {
  it.each([
    ['/shop', `/shop${webstore}/session-context`],
    ['/shop', `${webstore}/session-context`],
    ['/sf/api/xy', `/sf/api/xy${webstore}/session-context`],
    ['/shop', '/shop/de-shop/lwr/apex/v65.0/NavigationController/getCategories'],
  ])('%s may stand in front of %s', async (prefix, path) => {
    expect((await ask({ prefix }, path)).status).toBe(200)
  })

  it('is not part of the path of cookies, and bodies come through over HTTP', async () => {
    const server = await serveSandbox({ port: 0, prefix: '/shop' })
    servers.push(server)
    const response = await fetch(`${server.url}/shop${webstore}/carts/current/cart-items`, {
      ...line,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual([expect.stringContaining('Path=/;')])
    expect((await fetch(`${server.url}/shops${webstore}/session-context`)).status).toBe(404)
  })

  it.each(['shop', '/shop/', '/', '/a b'])('is not "%s"', (prefix) => {
    expect(() => createNodeSandbox({ prefix })).toThrow(/^prefix: /)
  })
})
