import { Hono } from 'hono'
import type { Call, Env } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { splitList } from '../../calls/query'
import { isRecord, rejectUnknownMembers } from '../../json-object'
import { invalidInput, itemNotFound } from '../../platform-error'
import { findProduct, requireProduct } from './product-repository'
import { priceFailure, priceLine } from './product-response'

/** Prices of the visitor's shop, net, with their quantity tiers. */
export const pricingRoutes = new Hono<Env>()

const maximumProducts = 100

pricingRoutes.get('/pricing/products/:productId', (c) => {
  const product = requireProduct(c.var.context.db, c.req.param('productId'), c.var.visitor)
  const line = priceLine(c.var, product)
  const { listPrice, unitPrice, priceAdjustment, pricebookEntryId, success, error } = line
  return c.json({
    ...line,
    currencyIsoCode: c.var.visitor.currencyCode,
    lowestUnitPrice: null,
    productPriceEntries: [
      {
        listPrice,
        unitPrice,
        lowestUnitPrice: null,
        priceAdjustment,
        pricebookEntryId,
        productSellingModelId: null,
        success,
        error,
      },
    ],
    childEntries: [],
    productSellingModelId: null,
  })
})

/** Several prices at once, as `productIds=a,b`. */
pricingRoutes.get('/pricing/products', (c) => c.json(pricesOf(c.var, splitList(c.req.query('productIds')))))

/** Several prices at once, as `{ pricingLineItems: [{ productId }] }`. */
pricingRoutes.post('/pricing/products', async (c) => {
  const { pricingLineItems } = await readBody(c, ['pricingLineItems'])
  if (!Array.isArray(pricingLineItems)) throw invalidInput('pricingLineItems is required.')
  return c.json(pricesOf(c.var, pricingLineItems.map(readLine)))
})

function readLine(line: unknown): string {
  if (!isRecord(line)) throw invalidInput('A pricing line is an object.')
  rejectUnknownMembers(line, ['productId', 'quantity', 'productSellingModelId'])
  if (typeof line.productId !== 'string') throw invalidInput('productId is required.')
  return line.productId
}

function pricesOf(call: Call, productIds: readonly string[]) {
  if (productIds.length === 0) throw invalidInput('At least one product id is required.')
  if (productIds.length > maximumProducts)
    throw invalidInput(`At most ${maximumProducts} products can be priced at once.`)
  const lines = productIds.map((id) => lineOf(call, id))
  return {
    currencyIsoCode: call.visitor.currencyCode,
    success: lines.every(({ success }) => success),
    error: {},
    pricingLineItemResults: lines,
  }
}

function lineOf(call: Call, productId: string) {
  const product = findProduct(call.context.db, productId, call.visitor)
  return product ? priceLine(call, product) : priceFailure(productId, itemNotFound('The product'))
}
