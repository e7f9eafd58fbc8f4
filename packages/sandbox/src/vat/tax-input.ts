import { formatQuantity, multiplyAmounts, parseAmount, roundAmount, type Amount } from '../amount'
import { readRequired, readText } from '../calls/body-members'
import { isCountryCode } from '../countries/countries'
import { isObject, rejectUnknownMembers } from '../json-object'
import { invalidInput, parserError } from '../platform-error'
import type { TaxLocation } from './product-taxes'

/** What is taken off a line of goods, below zero; `tiered` for quantity discounts. */
export interface TaxAdjustment {
  readonly id: string | null
  readonly type: string | null
  readonly amount: Amount
}

/** A line of goods whose tax is asked for; `totalPrice` is that of all units before adjustments. */
export interface TaxLine {
  readonly lineId: string
  readonly productId: string
  readonly unitPrice: Amount
  readonly totalPrice: Amount
  readonly adjustments: readonly TaxAdjustment[]
}

/** Goods that go to one place. */
export interface TaxGroup {
  readonly location: TaxLocation
  readonly lines: readonly TaxLine[]
}

type Input = Record<string, unknown>

/** The members of a call for taxes: those of the guide, and `cartItems` of the vendor's storefront. */
export const taxMembers = [
  ...['lineItemGroups', 'cartItems', 'currencyIsoCode', 'effectiveAccountId', 'calculatebyTaxClass'],
]

const lineMembers = [
  ...['lineId', 'productId', 'quantity', 'unitPrice', 'totalPrice', 'adjustments', 'currencyIsoCode'],
]

/** Reads the groups of goods in either form; 400 names what is wrong. */
export function readTaxGroups(body: Input): readonly TaxGroup[] {
  const groups = body['lineItemGroups'] ?? body['cartItems']
  if (!Array.isArray(groups) || groups.length === 0) throw invalidInput('lineItemGroups is required.')
  return groups.map((group) => readGroup(objectOf(group, 'A group')))
}

function readGroup(group: Input): TaxGroup {
  rejectUnknownMembers(group, ['shipToAddress', 'deliveryAddress', 'lineItems'])
  const lines = group['lineItems']
  if (!Array.isArray(lines) || lines.length === 0) throw invalidInput('lineItems is required.')
  return {
    location: readLocation(objectOf(group['shipToAddress'] ?? group['deliveryAddress'], 'shipToAddress')),
    lines: lines.map((line) => readLine(objectOf(line, 'A line'))),
  }
}

function readLocation(address: Input): TaxLocation {
  rejectUnknownMembers(address, [
    ...['countryIsoCode', 'stateIsoCode'],
    ...['countryCode', 'stateCode', 'postalCode', 'city', 'street'],
  ])
  const countryIsoCode = readText(address, 'countryIsoCode') ?? readRequired(address, 'countryCode')
  if (!isCountryCode(countryIsoCode)) throw invalidInput('The country is not an ISO 3166 code.')
  return {
    countryIsoCode,
    stateIsoCode: readText(address, 'stateIsoCode') ?? readText(address, 'stateCode'),
  }
}

function readLine(line: Input): TaxLine {
  rejectUnknownMembers(line, lineMembers)
  const unitPrice = readDecimal(line, 'unitPrice')
  const quantity = readDecimal(line, 'quantity')
  if (unitPrice.units < 0n) throw invalidInput('unitPrice is not below zero.')
  if (quantity.units <= 0n) throw invalidInput(`${formatQuantity(quantity)} is not a quantity.`)
  const wholePrice = roundAmount(multiplyAmounts(unitPrice, quantity), 2)
  const adjustments = line['adjustments'] ?? []
  if (!Array.isArray(adjustments)) throw parserError('adjustments is not a list.')
  return {
    lineId: readRequired(line, 'lineId'),
    productId: readRequired(line, 'productId'),
    unitPrice,
    totalPrice: (line['totalPrice'] ?? null) === null ? wholePrice : readDecimal(line, 'totalPrice'),
    adjustments: adjustments.map((entry) => readAdjustment(objectOf(entry, 'An adjustment'))),
  }
}

function readAdjustment(entry: Input): TaxAdjustment {
  rejectUnknownMembers(entry, ['id', 'type', 'amount'])
  return { id: readText(entry, 'id'), type: readText(entry, 'type'), amount: readDecimal(entry, 'amount') }
}

function readDecimal(input: Input, member: string): Amount {
  const value = input[member]
  if (value === undefined || value === null) throw invalidInput(`${member} is required.`)
  const amount = typeof value === 'string' || typeof value === 'number' ? parseAmount(value) : undefined
  if (!amount) throw invalidInput(`${member} is not a decimal.`)
  return amount
}

function objectOf(value: unknown, what: string): Input {
  if (isObject(value)) return value
  throw parserError(`${what} is not an object.`)
}
