// Puts what a CSV file lists into the cart of a buyer, and says of every row what became of it: `node order-list.mjs list.csv`.
// Without SHOP_URL, WEBSTORE_ID, SHOP_USERNAME and SHOP_PASSWORD it does so in a sandbox of its own.
import { openAsBlob } from 'node:fs'
import { createClient, createMemoryStorage, quickOrder, session } from '@cartonnage/sdk'
import { readOrderFile } from '@cartonnage/sdk/order-files'
import { serveSandbox } from '@cartonnage/sandbox/node'
import { keepCookies } from './keep-cookies.mjs'

const { SHOP_URL, WEBSTORE_ID, SHOP_USERNAME, SHOP_PASSWORD } = process.env
const file = process.argv[2] ?? new URL('list.csv', import.meta.url)
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

try {
  const list = await readOrderFile(await openAsBlob(file))
  if ('problem' in list) throw new Error(`The file cannot be read: ${list.problem}.`)
  const { redirectUrl } = await client.use(session).signIn({
    username: SHOP_USERNAME ?? 'einkauf@alpenblick.example',
    password: SHOP_PASSWORD ?? 'cartonnage',
    startUrl: '/',
  })
  await fetchAsShopper(new Request(new URL(redirectUrl, url)))
  await client.use(session).load()

  const { check, add } = client.use(quickOrder)
  const run = await add(await check(list.rows))
  for (const { row, check: found, outcome } of run?.rows ?? [])
    console.log(`line ${row.place}: ${row.quantity} of ${row.number}: ${found.kind}, ${outcome}`)
  console.log(`=> ${run?.progress.done ?? 0} items are in the cart`)
} finally {
  client.dispose()
  await own?.close()
}
