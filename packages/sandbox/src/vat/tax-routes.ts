import { Hono } from 'hono'
import { readBody } from '../calls/responses'
import { readText } from '../calls/body-members'
import type { Call, Env } from '../calls/call'
import { illegalValue } from '../calls/query'
import { findProduct } from '../catalog/product-repository'
import { isCountryCode } from '../countries/countries'
import { invalidInput, itemNotFound } from '../platform-error'
import { actForAccount } from '../session/visitor'
import { shops } from '../shop'
import { productTaxes, type TaxLocation } from './product-taxes'
import { calculateTaxes } from './tax-calculation'
import { readTaxGroups, taxMembers } from './tax-input'

/** VAT outside of carts: that of a product in a country, and that of lines of goods. Prices are net. */
export const taxRoutes = new Hono<Env>()
  .get('/taxes/products/:productId', (c) => {
    const productId = c.req.param('productId')
    const location = readLocation(c.var)
    if (!findProduct(c.var.context.db, productId, c.var.visitor)) throw itemNotFound('The product')
    return c.json(productTaxes(c.var.context, { productId, ...location }))
  })
  .post('/taxes/actions/calculate-taxes', async (c) => {
    const body = await readBody(c, taxMembers)
    const groups = readTaxGroups(body)
    const currencyCode = readText(body, 'currencyIsoCode') ?? c.var.visitor.currencyCode
    if (currencyCode !== c.var.visitor.currencyCode) throw invalidInput('The webstore has another currency.')
    actForAccount(c, readText(body, 'effectiveAccountId'))
    return c.json(calculateTaxes(c.var, groups))
  })

/** The country that is asked for, else the first that the shop delivers to. */
function readLocation({ visitor, request }: Call): TaxLocation {
  const { countryIsoCode, stateIsoCode } = request.query()
  const [usual] = shops[visitor.shop].countries
  if (countryIsoCode && !isCountryCode(countryIsoCode)) throw illegalValue('countryIsoCode')
  return { countryIsoCode: countryIsoCode || usual, stateIsoCode: stateIsoCode || null }
}
