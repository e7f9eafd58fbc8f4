// Writes a price list with two things that the SDK does not know: a custom field of the organisation, and a call that the
// contract does not have: `node own-call-and-field.mjs karton CH`. Without SHOP_URL and WEBSTORE_ID it does so in a sandbox
// of its own.
import { catalog, createClient, isShopError, transport } from '@cartonnage/sdk'
import { defineCall, webstorePath } from '@cartonnage/sdk/contract'
import { serveSandbox } from '@cartonnage/sandbox/node'
import * as z from 'zod/mini'

const { SHOP_URL, WEBSTORE_ID } = process.env
const [term = 'karton', country = 'CH'] = process.argv.slice(2)
const own = SHOP_URL ? undefined : await serveSandbox({ port: 0 })

const client = createClient({
  webstoreId: WEBSTORE_ID ?? '0ZECH00000000014AA',
  url: SHOP_URL ?? `${own?.url ?? ''}/de-CH/`,
  locale: 'de-CH',
  runtime: 'server',
  productFields: ['Name', 'StockKeepingUnit', 'Availability__c'],
})

/** The rates of a product's taxes. Members that the platform adds are dropped. */
const taxes = z.object({
  taxesInfo: z.record(
    z.string(),
    z.object({ taxesInfoList: z.array(z.object({ taxRatePercentage: z.string() })) }),
  ),
})

const getTaxes = defineCall({
  id: 'taxes.getOfProduct',
  method: 'GET',
  base: 'api',
  path: `${webstorePath}/taxes/products/{productId}`,
  scopeParams: ['effectiveAccountId'],
  cache: 'data',
  responses: { 200: taxes },
})

/** A feature of one's own: made once per client, like those of the SDK. */
const taxRates = ({ use }) => {
  const { send } = use(transport)
  return {
    /** The rate in percent, as text; undefined where the product has none. */
    of: async (productId, countryIsoCode, options) => {
      const input = { params: { productId }, query: { countryIsoCode } }
      const { data } = await send(getTaxes, input, options)
      return data.taxesInfo[productId]?.taxesInfoList[0]?.taxRatePercentage
    },
  }
}

try {
  const { products } = await client.use(catalog).search({ searchTerm: term, pageSize: 5 })
  for (const { id, name, fields, prices } of products) {
    const rate = await client.use(taxRates).of(id, country, { signal: AbortSignal.timeout(10_000) })
    const net = prices?.unitPrice
      ? `${prices.unitPrice.amount} ${prices.unitPrice.currencyCode}`
      : 'on request'
    console.log(`${fields.StockKeepingUnit} ${name}: ${net} + ${rate} %, ${fields.Availability__c}`)
  }
  if (products.length === 0) throw new Error(`The shop sells nothing like "${term}".`)
  // What a call gets where it names its fields, whatever the client asks for.
  const { fields } = await client.use(catalog).getProduct(products[0].id, { fields: ['ParcelFormat__c'] })
  console.log(
    `=> ${products.length} products; the first one goes as a parcel of format ${fields.ParcelFormat__c}`,
  )
} catch (error) {
  if (!isShopError(error)) throw error
  console.error(`${error.code}: ${error.message}`)
  process.exitCode = 1
} finally {
  client.dispose()
  await own?.close()
}
