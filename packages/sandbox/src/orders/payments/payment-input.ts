import { readVatId, vatIdField } from '../../people/addresses/address-fields'
import { readText } from '../../calls/json-body'
import { nameAndLocation } from '../../basket/checkout/checkout-address'
import { isRecord, parseJson, readObject } from '../../json-object'
import { invalidInput, parserError } from '../../platform-error'

const requestTypes = ['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest'] as const

type RequestType = (typeof requestTypes)[number]

/** The members of a payment. */
export const paymentMembers = ['requestType', 'paymentToken', 'billingAddress', 'paymentsData']

export interface PaymentInput {
  readonly requestType: RequestType
  /** Trimmed; null when absent or blank. */
  readonly paymentToken: string | null
  readonly billingAddress: Readonly<Record<string, unknown>> | null
  /** The VAT id of the invoice, which this organisation expects in `paymentsData`. */
  readonly vatId: string | null
  /** As the shop calls it; an extension of `paymentsData`. */
  readonly method: string | null
  /** Where the provider sends the shopper back to; an extension of `paymentsData`. */
  readonly returnUrl: string | null
}

/**
 * Reads a payment at a site with these origins, to which its provider sends the shopper back. Fails with 400
 * INVALID_API_INPUT without a request type, when `paymentsData` is not a JSON object in a string, or for a way back to
 * another site, and with 400 JSON_PARSER_ERROR for unknown members and members of a wrong type.
 */
export function readPayment(body: Record<string, unknown>, origins: readonly string[]): PaymentInput {
  const requested = readText(body, 'requestType')
  if (requested === null) throw invalidInput('requestType is required.')
  const requestType = requestTypes.find((type) => type === requested)
  if (!requestType) throw parserError(`requestType is one of ${requestTypes.join(', ')}.`)
  const paymentsData = readPaymentsData(readText(body, 'paymentsData'))
  return {
    requestType,
    paymentToken: readText(body, 'paymentToken'),
    billingAddress: readBillingAddress(body.billingAddress),
    vatId: readVatId(paymentsData[vatIdField]),
    method: readMethod(paymentsData[methodField]),
    returnUrl: readReturnUrl(paymentsData[returnUrlField], origins),
  }
}

const methodField = 'PaymentMethod__c'
const returnUrlField = 'ReturnUrl__c'

function readMethod(value: unknown): string | null {
  if (value === undefined) return null
  if (typeof value === 'string' && /^\w{1,40}$/.test(value)) return value
  throw invalidInput(`${methodField} is a word.`)
}

function readReturnUrl(value: unknown, origins: readonly string[]): string | null {
  if (value === undefined) return null
  const url = typeof value === 'string' && value.length <= 500 ? URL.parse(value) : null
  if (url !== null && origins.includes(url.origin)) return url.href
  throw invalidInput(`${returnUrlField} is the address of a page of this site.`)
}

function readPaymentsData(text: string | null): Record<string, unknown> {
  if (text === null) return {}
  const data = parseJson(text)
  if (data === undefined) throw invalidInput('paymentsData is not JSON.')
  if (isRecord(data)) return data
  throw invalidInput('paymentsData is not a JSON object.')
}

function readBillingAddress(input: unknown): Record<string, unknown> | null {
  if (input === undefined || input === null) return null
  const address = readObject(input, 'billingAddress', nameAndLocation)
  for (const member of Object.keys(address)) readText(address, member)
  return address
}

/** The members of the card data for `payments/token`. */
export const cardMembers = [
  'cardNumber',
  'cardHolderName',
  'expiryMonth',
  'expiryYear',
  'cvv',
  'cardType',
  'cardCategory',
]

/** The digits of a card number; 400 INVALID_API_INPUT when it is missing or invalid, or when the card has expired. */
export function readCard(body: Record<string, unknown>, now: number): string {
  const { cardNumber } = body
  const digits = typeof cardNumber === 'string' ? cardNumber.replaceAll(/[\s-]/g, '') : ''
  if (!/^\d{12,19}$/.test(digits)) throw invalidInput('cardNumber is required: 12 to 19 digits.')
  const month = readNumber(body, 'expiryMonth', 12)
  const year = readNumber(body, 'expiryYear', 9999)
  if (Date.UTC(year < 100 ? 2000 + year : year, month, 1) <= now) throw invalidInput('The card has expired.')
  return digits
}

function readNumber(body: Record<string, unknown>, member: string, maximum: number): number {
  const value = Number(body[member] ?? '')
  if (Number.isInteger(value) && value >= 1 && value <= maximum) return value
  throw invalidInput(`${member} is required.`)
}
