// The servers under load, in a process of their own: the sandbox with a buyer's cart, and a bare server with a response
// of the same bytes. Sends the addresses of both to its parent.
import { loadSources } from './load-sources.mjs'

const entry = `
export { serve } from '/packages/sandbox/node_modules/@hono/node-server/dist/index.mjs'
export { Hono } from '/packages/sandbox/node_modules/hono/dist/index.js'
export { serveSandbox } from '@cartonnage/sandbox/node'
`
const { serve, Hono, serveSandbox } = await loadSources('servers', entry)
const webstore = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const lines = 25

const { url } = await serveSandbox({ port: 0, seed: 1 })

/** The cookie of a buyer who has just signed in. */
const signIn = async () => {
  const request = { username: 'einkauf@alpenblick.example', password: 'cartonnage', startUrl: '/' }
  const response = await post(`${url}/services/apexrest/auth/login`, { request })
  const { redirectUrl } = await response.json()
  const entered = await fetch(new URL(redirectUrl, url), { redirect: 'manual' })
  return entered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** @param {string} address @param {unknown} body @param {string} [cookie] */
const post = async (address, body, cookie = '') => {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status} from ${address}: ${await response.text()}`)
  return response
}

const cookie = await signIn()
const search = await fetch(
  `${url}${webstore}/search/products?searchTerm=karton&fields=Name&includeQuantityRule=true&pageSize=100`,
)
const { productsPage } = await search.json()
const inputs = productsPage.products
  .filter((/** @type {any} */ { prices }) => prices.unitPrice !== null)
  .slice(0, lines)
  .map((/** @type {any} */ { id, purchaseQuantityRule }) => ({
    richInput: { productId: id, quantity: purchaseQuantityRule?.minimum ?? '1', type: 'Product' },
  }))
await post(`${url}${webstore}/carts/current/cart-items/batch`, { inputs }, cookie)

const path = `${webstore}/carts/current/cart-items?pageSize=25&productFields=*&includePromotions=true&includeCoupons=true`
const read = await fetch(url + path, { headers: { cookie } })
const bytes = await read.text()
const found = JSON.parse(bytes).cartItems.length
if (found !== lines) throw new Error(`the cart has ${found} lines`)

const bare = new Hono()
bare.get('*', (/** @type {any} */ c) =>
  c.body(bytes, 200, { 'content-type': 'application/json;charset=UTF-8' }),
)
serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, (/** @type {any} */ address) => {
  process.send?.({ sandbox: url + path, bare: `http://127.0.0.1:${address.port}${path}`, cookie })
})
