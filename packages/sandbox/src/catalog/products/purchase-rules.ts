import { isSample, maximumSamples, sampleRefusal } from '@cartonnage/sdk/rules'
import { parseAmount } from '../../amount'
import { PlatformError } from '../../platform-error'
import { type ShopLocale, translate } from '../../shop'
import type { Product } from './product-repository'

const MAXIMUM_UNITS = 999_999_999

const texts = {
  de: {
    quantity: 'Die Menge muss eine ganze Zahl über 0 sein.',
    minimum: ({ name, limit }: Limit) => `${name}: Die Mindestmenge ist ${limit}.`,
    increment: ({ name, limit }: Limit) => `${name}: Die Menge muss ein Vielfaches von ${limit} sein.`,
    maximum: ({ name, limit }: Limit) => `${name}: Pro Bestellung sind höchstens ${limit} möglich.`,
    request: ({ name }: Limit) => `${name}: Der Preis ist auf Anfrage. Bitte fragen Sie uns an.`,
    remaining: ({ name, limit }: Limit) => `${name} läuft aus. Verfügbar sind noch ${limit}.`,
    samples: ({ name, limit }: Limit) => `${name}: Pro Bestellung sind höchstens ${limit} Muster möglich.`,
  },
  fr: {
    quantity: 'La quantité doit être un nombre entier supérieur à 0.',
    minimum: ({ name, limit }: Limit) => `${name} : la quantité minimale est de ${limit}.`,
    increment: ({ name, limit }: Limit) => `${name} : la quantité doit être un multiple de ${limit}.`,
    maximum: ({ name, limit }: Limit) => `${name} : ${limit} au maximum par commande.`,
    request: ({ name }: Limit) => `${name} : prix sur demande. Veuillez demander une offre.`,
    remaining: ({ name, limit }: Limit) =>
      `${name} n’est plus fabriqué. Quantité encore disponible\u202f: ${limit}.`,
    samples: ({ name, limit }: Limit) => `${name} : ${limit} échantillons au maximum par commande.`,
  },
  en: {
    quantity: 'The quantity must be a whole number above 0.',
    minimum: ({ name, limit }: Limit) => `${name}: the minimum quantity is ${limit}.`,
    increment: ({ name, limit }: Limit) => `${name}: the quantity must be a multiple of ${limit}.`,
    maximum: ({ name, limit }: Limit) => `${name}: at most ${limit} per order.`,
    request: ({ name }: Limit) => `${name}: the price is on request. Please ask for a quote.`,
    remaining: ({ name, limit }: Limit) => `${name} is discontinued. Still available: ${limit}.`,
    samples: ({ name, limit }: Limit) => `${name}: at most ${limit} samples per order.`,
  },
}

interface Limit {
  readonly name: string
  readonly limit: number
}

/**
 * Reads a quantity of a request, `'50'`, `'50.0'` or `50`: a whole number above 0.
 * Anything else fails with 400 CART_VALIDATION_ERROR in the caller's language.
 */
export function readQuantity(value: unknown, locale: ShopLocale): number {
  const amount = typeof value === 'string' || typeof value === 'number' ? parseAmount(value) : undefined
  const quantity = amount ? Number(amount.units) / 10 ** amount.scale : Number.NaN
  if (Number.isInteger(quantity) && quantity > 0 && quantity <= MAXIMUM_UNITS) return quantity
  throw violation(textsOf(locale).quantity)
}

/**
 * Checks the quantity that a line would have in the cart. Fails with 400 CART_VALIDATION_ERROR when the price is on
 * request, when the quantity is below the minimum, not a multiple of the step or above the maximum, or when the
 * remaining stock of a discontinued product is too small.
 */
export function checkPurchase(
  product: Product,
  quantity: number,
  { locale, hasPrice }: PurchaseDetails,
): void {
  const problem = findPurchaseProblem(product, quantity, { locale, hasPrice })
  if (problem !== undefined) throw violation(problem)
}

/** Why a quantity cannot be bought, in the caller's language; undefined when it can. */
export function findPurchaseProblem(
  product: Product,
  quantity: number,
  { locale, hasPrice }: PurchaseDetails,
): string | undefined {
  const broken = findBrokenRule(product, quantity, hasPrice)
  return broken && textsOf(locale)[broken[0]]({ name: product.name, limit: broken[1] })
}

/**
 * Checks that a product may be added to a cart which has `samples` (their product ids) and not yet this product. Fails with
 * 400 CART_VALIDATION_ERROR for a sample above the number that an order may have.
 */
export function checkSample(product: Product, samples: readonly string[], locale: ShopLocale): void {
  if (!isSample({ fields: product.customFields })) return
  if (sampleRefusal(samples, product.id) === undefined) return
  throw violation(textsOf(locale).samples({ name: product.name, limit: maximumSamples }))
}

interface PurchaseDetails {
  readonly locale: ShopLocale
  readonly hasPrice: boolean
}

type BrokenRule = readonly ['request' | 'minimum' | 'increment' | 'maximum' | 'remaining', number]

function findBrokenRule(product: Product, quantity: number, hasPrice: boolean): BrokenRule | undefined {
  const { minimum, increment, maximum } = product.rule
  if (!hasPrice) return ['request', 0]
  if (quantity < minimum) return ['minimum', minimum]
  if (quantity % increment !== 0) return ['increment', increment]
  if (maximum !== null && quantity > maximum) return ['maximum', maximum]
  if (product.status === 'discontinued' && quantity > product.stock) return ['remaining', product.stock]
  return undefined
}

const textsOf = (locale: ShopLocale) => translate(texts, locale)

const violation = (message: string) => new PlatformError(400, 'CART_VALIDATION_ERROR', message)
