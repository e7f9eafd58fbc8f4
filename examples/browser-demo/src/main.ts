import { catalog, createClient, session, shopperCart } from '@cartonnage/sdk'
import { formatMoney } from '@cartonnage/sdk/rules/money'
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

/** Into the guest's cart in the browser, or the buyer's on the platform. */
async function add(productId: string): Promise<void> {
  const { cart, refused } = await client.use(shopperCart).add({ productId, quantity: 100 })
  showMessage(refused.length > 0 ? 'Das nimmt der Laden nicht.' : `${cart.count} Artikel im Warenkorb`)
}

async function signInAs(username: string): Promise<void> {
  const { redirectUrl } = await client.use(session).signIn({
    username,
    password: 'cartonnage',
    startUrl: '/',
  })
  // A page would navigate there; here a reload would end the sandbox and the session.
  await fetch(redirectUrl, { redirect: 'manual' })
  // Reads who is shopping, and brings what a guest has gathered into the buyer's cart.
  const { isGuest, firstName } = await client.use(session).load()
  const { count } = await client.use(shopperCart).load()
  const name = firstName ?? username
  showMessage(isGuest ? 'Nicht angemeldet' : `Angemeldet: ${name}, ${count} Artikel im Warenkorb`)
}

await search('Faltkarton')
