// Buys in an organisation without the shop's own classes and fields, here the sandbox's: as a guest with cookies, and as a
// buyer with an access token, who then orders the same once more.
import {
  bearerAuth,
  cart,
  catalog,
  checkout,
  createClient,
  createMemoryStorage,
  guestCart,
  guestSessionCart,
  orders,
  platformActions,
  session,
} from '@cartonnage/sdk'
import { serveSandbox } from '@cartonnage/sandbox/node'
import { keepCookies } from './keep-cookies.mjs'

const organisation = await serveSandbox({ port: 0, plain: true })

/** @param {Partial<import('@cartonnage/sdk').ClientOptions>} options */
const openShop = (options) => {
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  return createClient({
    webstoreId: '0ZECH00000000014AA',
    url: `${organisation.url}/de-CH/`,
    locale: 'de-CH',
    apiVersion: 'v67.0',
    actions: platformActions({ businessGroups: ['Business'] }),
    productFields: '*',
    localStorage: () => local,
    sessionStorage: () => tab,
    ...options,
  })
}

/** @param {import('@cartonnage/sdk').Client} client @param {string} searchTerm */
const findFirst = async (client, searchTerm) => {
  const { products } = await client.use(catalog).search({ searchTerm })
  const [product] = products
  if (!product) throw new Error(`Nothing is found for ${searchTerm}.`)
  console.log(`${product.name}: ${product.prices?.unitPrice?.amount ?? 'no price'}`)
  return product.id
}

const buyAsGuest = async () => {
  const client = openShop({ fetch: keepCookies() })
  await client.use(session).load()
  await client.use(guestCart).add({ productId: await findFirst(client, 'Klebeband'), quantity: 36 })
  await client.use(guestSessionCart).send()
  const { start, setGuestDelivery, setDeliveryMethod, placeOrder } = client.use(checkout)
  await start()
  const { deliveryGroups } = await setGuestDelivery({
    contactInfo: {
      firstName: 'Nora',
      lastName: 'Frei',
      email: 'nora@example.com',
      phoneNumber: '+41625550100',
    },
    deliveryAddress: {
      name: 'Nora Frei',
      street: 'Kartonweg 4',
      postalCode: '4600',
      city: 'Olten',
      country: 'CH',
    },
  })
  await setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  const payment = () => ({ requestType: 'Auth', paymentToken: 'tok_success' })
  const { orderReferenceNumber } = await placeOrder(undefined, { payment })
  client.dispose()
  return orderReferenceNumber
}

/** Stands for the sign-in of a server in between: a browser should never have the token. */
const getToken = async () => {
  const response = await fetch(`${organisation.url}/__sandbox/tokens`, {
    method: 'POST',
    body: JSON.stringify({ username: 'einkauf@alpenblick.example', password: 'cartonnage' }),
  })
  return (await response.json()).accessToken
}

/** @param {import('@cartonnage/sdk').Client} client */
const orderCart = async (client) => {
  const { start, setDeliveryMethod, payByPurchaseOrder, placeOrder } = client.use(checkout)
  const { deliveryGroups } = await start()
  await setDeliveryMethod(deliveryGroups[0]?.availableDeliveryMethods[0]?.id ?? '')
  await payByPurchaseOrder({ purchaseOrderNumber: 'PO-118' })
  return (await placeOrder()).orderReferenceNumber
}

const buyAndReorder = async () => {
  const token = await getToken()
  const client = openShop({ auth: bearerAuth({ token: () => token }) })
  const { userName, userType } = await client.use(session).load()
  console.log(`${userName}, ${userType}`)
  await client.use(cart).add({ productId: await findFirst(client, 'Karton'), quantity: 100 })
  const first = await orderCart(client)
  const { orderSummaries } = await client.use(orders).list({ pageSize: 1 })
  await client
    .use(cart)
    .write((call) => client.use(orders).addToCart(orderSummaries[0]?.orderSummaryId ?? '', call))
  const second = await orderCart(client)
  client.dispose()
  return [first, second]
}

try {
  console.log(`=> a guest's order ${await buyAsGuest()}`)
  console.log(`=> a buyer's orders ${(await buyAndReorder()).join(' and ')}`)
} finally {
  await organisation.close()
}
