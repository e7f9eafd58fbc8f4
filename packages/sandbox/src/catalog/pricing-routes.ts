import { Hono } from 'hono'
import { readBody } from '../calls/responses'
import type { Call, Env } from '../calls/call'
import { splitIds } from '../calls/query'
import { isObject, rejectUnknownMembers } from '../json-object'
import { invalidInput, itemNotFound } from '../platform-error'
import { priceFailure, priceLine } from './product-response'
import { findProduct } from './product-repository'

/** Prices of the visitor's shop, net, with their quantity tiers. */
export const pricingRoutes = new Hono<Env>()

const mostProducts = 100

pricingRoutes.get('/pricing/products/:productId', (c) => {
  const product = findProduct(c.var.context.db, c.req.param('productId'), c.var.visitor)
  if (!product) throw itemNotFound('The product')
  const line = priceLine(c.var, product)
  const { listPrice, unitPrice, priceAdjustment, pricebookEntryId, success, error } = line
  return c.json({
    ...line,
    currencyIsoCode: c.var.visitor.currencyCode,
    lowestUnitPrice: null,
    productPriceEntries: [
      {
        ...{ listPrice, unitPrice, lowestUnitPrice: null, priceAdjustment, pricebookEntryId },
        ...{ productSellingModelId: null, success, error },
      },
    ],
    childEntries: [],
    productSellingModelId: null,
  })
})

/** Several prices at once, as `productIds=a,b`. */
pricingRoutes.get('/pricing/products', (c) => c.json(response(c.var, splitIds(c.req.query('productIds')))))

/** Several prices at once, as `{ pricingLineItems: [{ productId }] }`. */
pricingRoutes.post('/pricing/products', async (c) => {
  const { pricingLineItems } = await readBody(c, ['pricingLineItems'])
  if (!Array.isArray(pricingLineItems)) throw invalidInput('pricingLineItems is required.')
  return c.json(response(c.var, pricingLineItems.map(readLine)))
})

function readLine(line: unknown): string {
  if (!isObject(line)) throw invalidInput('A pricing line is an object.')
  rejectUnknownMembers(line, ['productId', 'quantity', 'productSellingModelId'])
  if (typeof line.productId !== 'string') throw invalidInput('productId is required.')
  return line.productId
}

function response(call: Call, productIds: readonly string[]) {
  if (productIds.length === 0) throw invalidInput('At least one product id is required.')
  if (productIds.length > mostProducts)
    throw invalidInput(`At most ${mostProducts} products can be priced at once.`)
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
  if (product) return priceLine(call, product)
  const message = 'The product does not exist or is not visible here.'
  return priceFailure(productId, { errorCode: 'ITEM_NOT_FOUND', message })
}
