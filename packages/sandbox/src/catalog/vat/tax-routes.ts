import { Hono } from 'hono'
import { formatQuantity, multiplyAmounts, parseAmount, roundAmount, type Amount } from '../../amount'
import type { Call, Env } from '../../calls/call'
import { readBody, readRequired, readText } from '../../calls/json-body'
import { illegalValue } from '../../calls/query'
import { requireProduct } from '../products/product-repository'
import { isCountryCode } from '../../people/countries/countries'
import { readObject } from '../../json-object'
import { invalidInput, parserError } from '../../platform-error'
import { setEffectiveAccount } from '../../people/session/visitor'
import { shops } from '../../shop'
import {
  productTaxes,
  calculateTaxes,
  type TaxLocation,
  type TaxAdjustment,
  type TaxGroup,
  type TaxLine,
} from './tax-calculation'

/** VAT outside of carts: of a product in a country, and of priced lines. Prices are net. */
export const taxRoutes = new Hono<Env>()
  .get('/taxes/products/:productId', (c) => {
    const productId = c.req.param('productId')
    const location = readQueryLocation(c.var)
    requireProduct(c.var.context.db, productId, c.var.visitor)
    return c.json(productTaxes(c.var.context, { productId, ...location }))
  })
  .post('/taxes/actions/calculate-taxes', async (c) => {
    const body = await readBody(c, taxMembers)
    const groups = readTaxGroups(body)
    const currencyCode = readText(body, 'currencyIsoCode') ?? c.var.visitor.currencyCode
    if (currencyCode !== c.var.visitor.currencyCode) throw invalidInput('The webstore has another currency.')
    setEffectiveAccount(c, readText(body, 'effectiveAccountId'))
    return c.json(calculateTaxes(c.var, groups))
  })

/** The requested country, by default the first that the shop delivers to. */
function readQueryLocation({ visitor, request }: Call): TaxLocation {
  const { countryIsoCode, stateIsoCode } = request.query()
  const [defaultCountry] = shops[visitor.shop].countries
  if (countryIsoCode && !isCountryCode(countryIsoCode)) throw illegalValue('countryIsoCode')
  return { countryIsoCode: countryIsoCode || defaultCountry, stateIsoCode: stateIsoCode || null }
}

type Input = Record<string, unknown>

/** The members of a call for taxes: those of the guide, and `cartItems` of the vendor's storefront. */
const taxMembers = [
  'lineItemGroups',
  'cartItems',
  'currencyIsoCode',
  'effectiveAccountId',
  'calculatebyTaxClass',
]

const locationMembers = [
  'countryIsoCode',
  'stateIsoCode',
  'countryCode',
  'stateCode',
  'postalCode',
  'city',
  'street',
]

const lineMembers = [
  'lineId',
  'productId',
  'quantity',
  'unitPrice',
  'totalPrice',
  'adjustments',
  'currencyIsoCode',
]

/** Reads the groups of lines in either form; 400 names what is wrong. */
function readTaxGroups(body: Input): readonly TaxGroup[] {
  const groups = body.lineItemGroups ?? body.cartItems
  if (!Array.isArray(groups) || groups.length === 0) throw invalidInput('lineItemGroups is required.')
  return groups.map(readGroup)
}

function readGroup(value: unknown): TaxGroup {
  const group = readObject(value, 'A group', ['shipToAddress', 'deliveryAddress', 'lineItems'])
  const lines = group.lineItems
  if (!Array.isArray(lines) || lines.length === 0) throw invalidInput('lineItems is required.')
  return {
    location: readLocation(group.shipToAddress ?? group.deliveryAddress),
    lines: lines.map(readLine),
  }
}

function readLocation(value: unknown): TaxLocation {
  const address = readObject(value, 'shipToAddress', locationMembers)
  const countryIsoCode = readText(address, 'countryIsoCode') ?? readRequired(address, 'countryCode')
  if (!isCountryCode(countryIsoCode)) throw invalidInput('The country is not an ISO 3166 code.')
  return {
    countryIsoCode,
    stateIsoCode: readText(address, 'stateIsoCode') ?? readText(address, 'stateCode'),
  }
}

function readLine(value: unknown): TaxLine {
  const line = readObject(value, 'A line', lineMembers)
  const unitPrice = readDecimal(line, 'unitPrice')
  const quantity = readDecimal(line, 'quantity')
  if (unitPrice.units < 0n) throw invalidInput('unitPrice is not below zero.')
  if (quantity.units <= 0n) throw invalidInput(`${formatQuantity(quantity)} is not a quantity.`)
  const wholePrice = roundAmount(multiplyAmounts(unitPrice, quantity), 2)
  const adjustments = line.adjustments ?? []
  if (!Array.isArray(adjustments)) throw parserError('adjustments is not a list.')
  return {
    lineId: readRequired(line, 'lineId'),
    productId: readRequired(line, 'productId'),
    unitPrice,
    totalPrice: (line.totalPrice ?? null) === null ? wholePrice : readDecimal(line, 'totalPrice'),
    adjustments: adjustments.map(readAdjustment),
  }
}

function readAdjustment(value: unknown): TaxAdjustment {
  const entry = readObject(value, 'An adjustment', ['id', 'type', 'amount'])
  return { id: readText(entry, 'id'), type: readText(entry, 'type'), amount: readDecimal(entry, 'amount') }
}

function readDecimal(input: Input, member: string): Amount {
  const value = input[member]
  if (value === undefined || value === null) throw invalidInput(`${member} is required.`)
  const amount = typeof value === 'string' || typeof value === 'number' ? parseAmount(value) : undefined
  if (!amount) throw invalidInput(`${member} is not a decimal.`)
  return amount
}
