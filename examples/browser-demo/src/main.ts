import {
  cart,
  cartCounts,
  catalog,
  createClient,
  guestCart,
  loadShopper,
  session,
  signIn,
} from '@cartonnage/sdk'
import { formatMoney } from '@cartonnage/sdk/rules'
import { formOf, showFailure, showMessage, showProducts } from './page'
import { offerPaymentLink } from './payment-link'
import { startSandbox } from './start-sandbox'

await startSandbox()
const locale = 'de-CH'
const client = createClient({
  webstoreId: '0ZECH00000000014AA',
  url: new URL('/de-CH/', location.href).href,
  locale,
})

offerPaymentLink(client)

formOf('search').addEventListener('submit', (event) => {
  event.preventDefault()
  search(new FormData(formOf('search')).get('term')).catch(showFailure)
})

formOf('sign-in').addEventListener('submit', (event) => {
  event.preventDefault()
  signInAs('lea.keller@example.com').catch(showFailure)
})

async function search(term: FormDataEntryValue | null): Promise<void> {
  const searchTerm = typeof term === 'string' ? term : ''
  const { products, total } = await client.use(catalog).search({ searchTerm })
  const lines = products.map(({ id, name, prices }) => {
    const price = prices?.unitPrice
    const title = name ?? id
    return { id, text: price ? `${title}, ${formatMoney(price, locale)}` : title }
  })
  showProducts(lines, (productId) => void add(productId).catch(showFailure))
  showMessage(`${total} Artikel`)
}

async function add(productId: string): Promise<void> {
  const line = { productId, quantity: 100 }
  const { isGuest } = await client.use(session).ensure()
  await (isGuest ? client.use(guestCart).add(line) : client.use(cart).add(line))
  showMessage(`${await countProducts()} Artikel im Warenkorb`)
}

/** A guest's lines are in the browser, a buyer's on the platform. */
async function countProducts(): Promise<number> {
  const { isGuest } = await client.use(session).ensure()
  if (isGuest) return client.use(guestCart).getSnapshot().length
  return (await client.use(cartCounts).load()).uniqueProductCount
}

async function signInAs(username: string): Promise<void> {
  const { redirectUrl } = await client.use(signIn).signIn({
    username,
    password: 'cartonnage',
    startUrl: '/',
  })
  // A page would navigate there; here a reload would end the sandbox and the session.
  await fetch(redirectUrl, { redirect: 'manual' })
  // Reads who is shopping, and brings what a guest has gathered into the buyer's cart.
  await client.use(loadShopper)()
  const { isGuest, firstName } = await client.use(session).ensure()
  const name = firstName ?? username
  showMessage(
    isGuest ? 'Nicht angemeldet' : `Angemeldet: ${name}, ${await countProducts()} Artikel im Warenkorb`,
  )
}

await search('Faltkarton')
