// Imports nothing of the sources: tools/nginx.ts uses it too.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSandbox } from '@cartonnage/sandbox/node'

const readBody = async (request: IncomingMessage) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return chunks.length === 0 ? null : Buffer.concat(chunks)
}

/**
 * The sandbox as a platform on a host of its own: it answers to this host only, sets cookies for it, and redirects to its
 * absolute addresses.
 */
export async function serveForeignPlatform({
  redirectsTo = 'http',
}: { redirectsTo?: 'http' | 'https' } = {}) {
  const { url: sandbox, close: closeSandbox } = await serveSandbox({ port: 0, seed: 1 })
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.headers.host !== new URL(platform).host) return response.writeHead(421).end()
      const headers = new Headers()
      for (const name of ['content-type', 'cookie']) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      const { method = 'GET', url = '' } = request
      const body = await readBody(request)
      const received = await fetch(sandbox + url, { method, headers, body, redirect: 'manual' })
      const location = received.headers.get('location')
      const target = location === null ? undefined : new URL(location, platform)
      if (target) response.setHeader('location', target.href.replace(/^http/, redirectsTo))
      const cookies = received.headers.getSetCookie().map((cookie) => `${cookie}; Domain=platform.example`)
      response.setHeader('set-cookie', cookies)
      response.setHeader('content-type', received.headers.get('content-type') ?? '')
      response.writeHead(received.status).end(Buffer.from(await received.arrayBuffer()))
    }
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The server has a port, and no path of a socket.
  const { port } = server.address() as AddressInfo
  const platform = `http://127.0.0.1:${port}`
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await closeSandbox()
  }
  return { url: platform, close }
}

const webstore = '/de-shop/services/data/v65.0/commerce/webstores/0ZEDE00000000014AA'
const jsonHeaders = { 'content-type': 'application/json' }

/** A browser at a front: its cookies, and those that a browser would not take from this host. */
function openBrowser(front: string) {
  const jar = new Map<string, string>()
  const refused: string[] = []
  const send = async (path: string, method = 'GET', body?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = body === undefined ? null : JSON.stringify(body)
    const headers = { ...(sent !== null && jsonHeaders), cookie }
    const response = await fetch(front + path, { method, headers, body: sent, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const domain = /; domain=([^;]+)/i.exec(line)?.[1]
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (domain === undefined || domain === new URL(front).hostname) jar.set(name, value)
      else refused.push(line)
    }
    const text = await response.text()
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    return {
      status: response.status,
      location: response.headers.get('location'),
      data: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    }
  }
  return { send, refused }
}

/** What a shopper of the German shop gets at a front: a guest's cart, a session, the redirect to a page, a picture. */
export async function shopAt(front: string) {
  const { send, refused } = openBrowser(front)
  await send(`${webstore}/carts/current`, 'PUT', {})
  const line = { productId: '01tCN0001001180YAA', quantity: '20', type: 'Product' }
  const added = await send(`${webstore}/carts/current/cart-items`, 'POST', line)
  const cart = await send(`${webstore}/carts/current`)
  const credentials = {
    username: 'einkauf@sonnenhalde.example',
    password: 'cartonnage',
    startUrl: '/de-shop/',
  }
  const signedIn = await send('/de-shop/services/apexrest/auth/login', 'POST', { request: credentials })
  const entered = await send(String(signedIn.data.redirectUrl))
  const session = await send(`${webstore}/session-context`)
  const picture = await send('/cms/delivery/media/boxes-fold-single.svg')
  const action = await send('/de-shop/lwr/apex/v65.0/NavigationController/getCategories?language=de')
  return {
    added: added.status,
    inCart: cart.data.totalProductCount,
    location: entered.location,
    isGuest: session.data.guestUser,
    others: [picture.status, action.status],
    refused,
  }
}

/** What it gets, but for the redirect's address, which some fronts leave as it is. */
export const everything = {
  added: 201,
  inCart: '20.0',
  isGuest: false,
  others: [200, 200],
}
