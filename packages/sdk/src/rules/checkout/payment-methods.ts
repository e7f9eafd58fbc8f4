import { compare, parseDecimal } from '../../decimal'
import type { TrustBadge } from '../page/footer'
import type { ShopType } from '../region/shop-type'

/** A way to pay, as the shop offers it. */
export type PaymentMethod =
  | 'invoice'
  | 'prepayment'
  | 'card'
  | 'applePay'
  | 'paypal'
  | 'twint'
  | 'ideal'
  | 'bancontact'
  | 'sepa'

/** Who pays. */
export type PayingCustomer = 'private' | 'business' | 'guest'

/** What decides whether a shopper can pay by invoice. */
export interface InvoiceOptions {
  /** Guests have no invoice, because it needs a credit check of somebody whom the shop knows. */
  readonly customer: PayingCustomer
  /** The amount to pay, with VAT, as a decimal string. @default unknown, which no limit excludes */
  readonly amount?: string | undefined
  /**
   * Up to which amount a private buyer pays by invoice, as a decimal string; null where the account has paid an order
   * before. Businesses have no limit. @default null
   */
  readonly invoiceLimit?: string | null
}

/** What decides which methods a shopper can choose from. */
export interface PaymentMethodOptions extends InvoiceOptions {
  /** Which shop sells. */
  readonly shop: ShopType
  /** Country of delivery, ISO 3166-1 alpha-2. */
  readonly countryCode: string
  /** Of the amount to pay, ISO 4217. */
  readonly currencyCode: string
  /** The methods that the shop has contracts for. */
  readonly offered: readonly PaymentMethod[]
  /** Whether the payment provider can be reached: only invoice and prepayment work without it. */
  readonly hasProvider: boolean
}

/** Every method of a shop, what its shoppers use most first. */
const shopMethods: Readonly<Record<ShopType, readonly PaymentMethod[]>> = {
  CH: ['twint', 'card', 'invoice', 'applePay', 'prepayment'],
  DE: ['paypal', 'invoice', 'ideal', 'bancontact', 'card', 'sepa', 'applePay', 'prepayment'],
}

/** The only country of a method that works nowhere else. */
const countryOf: Partial<Record<PaymentMethod, string>> = { ideal: 'NL', bancontact: 'BE' }

const currencyOf: Partial<Record<PaymentMethod, string>> = {
  twint: 'CHF',
  sepa: 'EUR',
  ideal: 'EUR',
  bancontact: 'EUR',
}

const withoutProvider: readonly PaymentMethod[] = ['invoice', 'prepayment']

/** Whether a shopper can pay an amount by invoice. */
export function isInvoicePossible({ customer, amount, invoiceLimit = null }: InvoiceOptions): boolean {
  if (customer !== 'private') return customer === 'business'
  const [due, limit] = [parseDecimal(amount ?? ''), parseDecimal(invoiceLimit ?? '')]
  return due === undefined || limit === undefined || compare(due, limit) <= 0
}

/** The methods that a shopper can choose from, in the order to show them: a business finds its invoice first. */
export function choosePaymentMethods(options: PaymentMethodOptions): readonly PaymentMethod[] {
  const possible = shopMethods[options.shop].filter((method) => isPossible(method, options))
  if (options.customer !== 'business' || !possible.includes('invoice')) return possible
  return ['invoice', ...possible.filter((method) => method !== 'invoice')]
}

function isPossible(method: PaymentMethod, options: PaymentMethodOptions): boolean {
  const { offered, hasProvider, countryCode, currencyCode } = options
  if (!offered.includes(method)) return false
  if (!hasProvider && !withoutProvider.includes(method)) return false
  if (method === 'invoice' && !isInvoicePossible(options)) return false
  const [country = countryCode, currency = currencyCode] = [countryOf[method], currencyOf[method]]
  return country === countryCode && currency === currencyCode
}

const badges: Partial<Record<PaymentMethod, readonly TrustBadge[]>> = {
  card: ['visa', 'mastercard'],
  applePay: ['applePay'],
  paypal: ['paypal'],
  twint: ['twint'],
  ideal: ['ideal'],
  sepa: ['sepa'],
}

/** The badges of a method: none for invoice and prepayment, two for cards. */
export const paymentBadges = (method: PaymentMethod): readonly TrustBadge[] => badges[method] ?? []

/** How a method is used: the request type of its first call, and what it needs of the shopper beforehand. */
export interface PaymentProcedure {
  /** What the first call to the platform says. */
  readonly requestType: 'Auth' | 'ClientRequest' | 'SimplePurchaseOrder'
  /** `fields`: data that only the provider's frame may read; `leave`: the provider's own page. */
  readonly needs: 'nothing' | 'fields' | 'leave'
}

const byNumber: PaymentProcedure = { requestType: 'SimplePurchaseOrder', needs: 'nothing' }
const byToken: PaymentProcedure = { requestType: 'Auth', needs: 'fields' }
const elsewhere: PaymentProcedure = { requestType: 'ClientRequest', needs: 'leave' }

/** How each method is used. A payment that was confirmed elsewhere ends with `PostAuth`. */
export const paymentProcedures: Readonly<Record<PaymentMethod, PaymentProcedure>> = {
  invoice: byNumber,
  prepayment: byNumber,
  card: byToken,
  applePay: byToken,
  sepa: byToken,
  paypal: elsewhere,
  twint: elsewhere,
  ideal: elsewhere,
  bancontact: elsewhere,
}

/** Whether a text names a method. */
export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  typeof value === 'string' && Object.hasOwn(paymentProcedures, value)
