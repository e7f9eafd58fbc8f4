import { ShopProvider } from '@cartonnage/react-hooks'
import { createClient, session } from '@cartonnage/sdk'
import { createRoot } from 'react-dom/client'
import { Shop } from './shop'

const client = createClient({
  webstoreId: '0ZEDE00000000014AA',
  url: new URL('/de-shop/', location.href).href,
  locale: 'de',
  apiVersion: 'v67.0',
})
// After a sign-in it brings what a guest has gathered into the buyer's cart.
await client.use(session).load()
createRoot(document.getElementById('root') ?? document.body).render(
  <ShopProvider client={client}>
    <Shop now={Date.now()} />
  </ShopProvider>,
)
