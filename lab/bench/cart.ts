import { startPlatform } from '../../tools/servers.ts'

const webstore = '/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
const search = `${webstore}/search/products?searchTerm=karton&fields=Name&includeQuantityRule=true&pageSize=100`
const query = '?pageSize=25&productFields=*&includePromotions=true&includeCoupons=true'
const lineCount = 25

/** What the sdk asks for when it reads a cart. */
export const cartPath = `${webstore}/carts/current/cart-items`

interface Product {
  id: string
  prices: { unitPrice: unknown }
  purchaseQuantityRule?: { minimum: string }
}

const toLine = ({ id, purchaseQuantityRule }: Product) => ({
  richInput: { productId: id, quantity: purchaseQuantityRule?.minimum ?? '1', type: 'Product' },
})

/** The sandbox as a process of its own, with a buyer's cart of 25 lines. */
export const startCart = async () => {
  const { origin, stop } = await startPlatform()
  let cookie = ''
  const call = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(origin + path, { ...sent, headers })
    if (!response.ok) throw new Error(`${response.status} from ${path}: ${await response.text()}`)
    return response.json()
  }
  const request = { username: 'einkauf@alpenblick.example', password: 'cartonnage', startUrl: '/' }
  const { redirectUrl } = await call('/services/apexrest/auth/login', { request })
  const entered = await fetch(new URL(redirectUrl, origin), { redirect: 'manual' })
  cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const products: Product[] = (await call(search)).productsPage.products
  const priced = products.filter(({ prices }) => prices.unitPrice !== null)
  await call(`${cartPath}/batch`, { inputs: priced.slice(0, lineCount).map(toLine) })
  const cart: { cartItems: unknown[] } = await call(cartPath + query)
  if (cart.cartItems.length !== lineCount) throw new Error(`the cart has ${cart.cartItems.length} lines`)
  return { origin, path: cartPath + query, cookie, cart, stop }
}

export type Cart = Awaited<ReturnType<typeof startCart>>
