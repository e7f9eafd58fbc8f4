// Fills a guest's cart, signs in and says what is in the carts. Also for trying an older Node.js: SHOP_URL is a sandbox
// that runs in another process.
import {
  cart,
  createClient,
  createMemoryStorage,
  guestCart,
  guestSessionCart,
  session,
} from '@cartonnage/sdk'

const url = process.env.SHOP_URL ?? ''
/** @type {Map<string, string>} */
const cookies = new Map()
/** @param {Request} request */
const fetchAsShopper = async (request) => {
  const headers = new Headers(request.headers)
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  const response = await fetch(new Request(request, { headers, redirect: 'manual' }))
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return response
}
const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
const client = createClient({
  webstoreId: '0ZECH00000000014AA',
  url: `${url}/de-CH/`,
  locale: 'de-CH',
  fetch: fetchAsShopper,
  localStorage: () => local,
  sessionStorage: () => tab,
})

const { add, load } = client.use(cart)
const { load: loadSession, signIn } = client.use(session)
await client.use(guestCart).add({ productId: '01tCN0001001180YAA', quantity: 25 })
await loadSession()
await client.use(guestSessionCart).send()
const { signal } = new AbortController()
const guests = await add({ productId: '01tCN0001001100YAA', quantity: 50 }, { signal })
const buyer = { username: 'lea.keller@example.com', password: 'cartonnage', startUrl: '/' }
const { redirectUrl } = await signIn(buyer)
await fetchAsShopper(new Request(new URL(redirectUrl, url)))
await loadSession()
const buyers = await load()
console.log(`a guest has ${guests.cart?.items.length} products, a buyer ${buyers?.items.length}`)
client.dispose()
