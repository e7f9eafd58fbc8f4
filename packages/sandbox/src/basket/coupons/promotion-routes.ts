import { Hono } from 'hono'
import { parseAmount } from '../../amount'
import type { Env } from '../../calls/call'
import { readBody, readRequired, readText } from '../../calls/json-body'
import { readObject } from '../../json-object'
import { invalidInput } from '../../platform-error'
import { calledWebstore, readVisitor } from '../../people/session/visitor'
import { evaluateProducts, type PromotedProduct } from './promotion-evaluation'

const members = [
  'products',
  'webStoreId',
  'effectiveAccountId',
  'currencyIsoCode',
  'segments',
  'productCategories',
]

/** Promotions of products: a call of the platform, whose body names the webstore. */
export const promotionRoutes = new Hono<Env>().post(
  '/services/data/:version/commerce/promotions/actions/evaluate-products',
  async (c) => {
    const body = await readBody(c, members)
    const products = readProducts(body.products)
    const webstore = calledWebstore(c, readRequired(body, 'webStoreId'))
    const effectiveAccountId = readText(body, 'effectiveAccountId') ?? undefined
    const { language } = c.req.query()
    const visitor = readVisitor(c, { ...webstore, language, effectiveAccountId })
    const currencyCode = readText(body, 'currencyIsoCode') ?? visitor.currencyCode
    if (currencyCode !== visitor.currencyCode) throw invalidInput('The webstore has another currency.')
    return c.json(evaluateProducts({ ...c.var, visitor }, products))
  },
)

function readProducts(products: unknown): readonly PromotedProduct[] {
  if (!Array.isArray(products) || products.length === 0) throw invalidInput('products is required.')
  return products.map(readProduct)
}

function readProduct(value: unknown): PromotedProduct {
  const product = readObject(value, 'A product', ['productId', 'sku', 'salesPrice'])
  const { salesPrice } = product
  const price =
    typeof salesPrice === 'string' || typeof salesPrice === 'number' ? parseAmount(salesPrice) : undefined
  if (!price || price.units < 0n)
    throw invalidInput('salesPrice is required, as a decimal that is not below zero.')
  return { productId: readRequired(product, 'productId'), salesPrice: price }
}
