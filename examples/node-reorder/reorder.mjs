// Puts the latest order of a buyer into the cart again, and says what the shop did not take. Without SHOP_URL, WEBSTORE_ID,
// SHOP_USERNAME and SHOP_PASSWORD it does so in a sandbox of its own, where it orders first.
import { cart, checkout, createClient, createMemoryStorage, orders, session } from '@cartonnage/sdk'
import { serveSandbox } from '@cartonnage/sandbox/node'
import { keepCookies } from './keep-cookies.mjs'

const { SHOP_URL, WEBSTORE_ID, SHOP_USERNAME, SHOP_PASSWORD } = process.env
const own = SHOP_URL ? undefined : await serveSandbox({ port: 0 })
const url = SHOP_URL ?? `${own?.url ?? ''}/de-CH/`
const fetchAsShopper = keepCookies()
const [local, tab] = [createMemoryStorage(), createMemoryStorage()]

const client = createClient({
  webstoreId: WEBSTORE_ID ?? '0ZECH00000000014AA',
  url,
  locale: 'de-CH',
  fetch: fetchAsShopper,
  localStorage: () => local,
  sessionStorage: () => tab,
})

/** @param {string} productId */
const order = async (productId) => {
  await client.use(cart).add({ productId, quantity: 100 })
  const { start, setDeliveryMethod, payByPurchaseOrder, placeOrder } = client.use(checkout)
  const { deliveryGroups } = await start()
  await setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  await payByPurchaseOrder({ purchaseOrderNumber: 'PO-118' })
  await placeOrder()
}

try {
  const { redirectUrl } = await client.use(session).signIn({
    username: SHOP_USERNAME ?? 'einkauf@alpenblick.example',
    password: SHOP_PASSWORD ?? 'cartonnage',
    startUrl: '/',
  })
  await fetchAsShopper(new Request(new URL(redirectUrl, url)))
  await client.use(session).load()
  if (own) await order('01tCN0001001180YAA')

  const { orderSummaries } = await client.use(orders).list({ pageSize: 1 })
  const latest = orderSummaries[0]?.orderSummaryId
  if (!latest) throw new Error('The buyer has not ordered yet.')
  // In its turn with other changes of the cart, which is read again afterwards.
  const { totalSucceededProductCount, unaddedProducts } = await client
    .use(cart)
    .write((call) => client.use(orders).addToCart(latest, call))
  for (const { productName, errorMessage } of unaddedProducts)
    console.log(`not added: ${productName}: ${errorMessage}`)
  const filled = await client.use(cart).load()
  console.log(
    `=> ${totalSucceededProductCount} products ordered again, ${filled?.items.length ?? 0} in the cart`,
  )
} finally {
  client.dispose()
  await own?.close()
}
