import { createServer } from 'node:http'
import { cartResponse } from './cart-response.mjs'
import { listen } from '../../tools/listen.ts'
import { loadSources } from './load-sources.mjs'
import { sideBySide } from './measure.mjs'

const entry = `
export { default as ky } from '/packages/sdk/node_modules/ky/distribution/index.js'
export { safeParse } from '/packages/sdk/node_modules/zod/v4/mini/index.js'
export { cartItemsSchema } from '@cartonnage/sdk/contract'
export { readCompiled } from '/packages/storefront/server/page-rendering.ts'
export { createTransport } from '/packages/sdk/src/transport/create-transport.ts'
export { createCartResource } from '/packages/sdk/src/cart/cart-resource.ts'
`

/** @typedef {Record<string, any>} Sources */

/** All contenders send the request of the sdk. @param {string} origin */
const address = (origin) =>
  `${origin}/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/carts/current/cart-items`

/** How the sdk reads a page of cart items: connection, retries, parsing. @param {Sources} sources @param {string} origin @param {unknown} [parse] another parser of responses */
const sdkCart = ({ createTransport, createCartResource }, origin, parse) => {
  const scope = { shop: 'CH', webstoreId: '0ZECH00000000014AA', locale: 'de-CH', userId: '005' }
  const transport = createTransport({
    fetch: (/** @type {Request} */ request) => fetch(request),
    clock: { now: () => Date.now(), sleep: async () => undefined },
    scope: () => scope,
    ...{ runtime: 'browser', origin, sitePathname: '', apiPrefix: '', random: () => 0 },
    controllers: { cart: 'C', user: 'U', navigation: 'N' },
    parse,
  })
  return createCartResource(transport)
}

/** @param {Sources} sources @param {string} origin @returns {[string, () => Promise<unknown>][]} */
const contenders = (sources, origin) => {
  const { ky, safeParse, cartItemsSchema } = sources
  const headers = { accept: 'application/json' }
  const cart = sdkCart(sources, origin)
  const compiled = sdkCart(sources, origin, sources.readCompiled)
  const api = ky.create({ retry: 0, throwHttpErrors: false, headers })
  return [
    ['raw fetch', async () => (await fetch(address(origin), { headers })).json()],
    ['ky', () => api(address(origin)).json()],
    ['ky, same schema', async () => safeParse(cartItemsSchema, await api(address(origin)).json())],
    ['sdk', () => cart.listItems()],
    ['sdk, compiled schemas', () => compiled.listItems()],
  ]
}

/** Serves one JSON response. @param {unknown} content */
const serveResponse = async (content) => {
  const bytes = Buffer.from(JSON.stringify(content))
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json;charset=UTF-8',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  const port = await listen(server)
  return { origin: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() ?? server.close() }
}

/**
 * Medians of reading a cart in five ways, in ms.
 * @param {number} lines
 */
export const readCart = async (lines) => {
  const sources = await loadSources('clients', entry)
  const { origin, close } = await serveResponse(cartResponse(lines))
  try {
    return await sideBySide(contenders(sources, origin), { rounds: lines > 100 ? 150 : 400, warmUp: 60 })
  } finally {
    close()
  }
}
