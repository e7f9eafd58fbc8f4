import type { Call, Exchange } from '../../calls/call'
import { nextSupplyFinder } from '../../catalog/products/next-supply'
import type { Product } from '../../catalog/products/product-repository'
import { PlatformError } from '../../platform-error'

/** The codes with which the platform says why it does nothing with a quote. */
const codes = [
  'BUNDLES_NOT_SUPPORTED',
  'DUPLICATE_PRODUCT_IN_CART',
  'CART_ALREADY_CONTAINS_QUOTE_ITEMS',
  'CART_CREATION_FAILED',
  'QUOTE_CONTAINS_INVALID_PRODUCTS',
] as const
type QuoteErrorCode = (typeof codes)[number]

/** Of these the response fails with 400; of the others it is 200. The platform has both, for which codes is not documented. */
const failing: readonly string[] = ['CART_CREATION_FAILED']

/** Stands for a refusal that has no code. */
const withoutCode = 'QUOTE_REFUSED'

/** Why nothing is done with a quote; without a code where the platform has only a text. */
export const quoteRefusal = (code: QuoteErrorCode | null, message: string) =>
  new PlatformError(400, code ?? withoutCode, message)

/** Refuses more than there is, where it is not known when more arrives, in the platform's words. */
export function requireStock(call: Call, product: Product, quantity: number): void {
  const { stock, status } = product
  if (status === 'made-to-order' || quantity <= stock || nextSupplyFinder(call)(product) !== null) return
  const left = `Not enough stock. There is/are only ${stock} left in stock.`
  throw quoteRefusal(null, stock === 0 ? 'Out of stock.' : left)
}

/**
 * Responds with what `work` made, or with its refusal: in the body of a 200 or as the body of a 400, by its code or by the
 * option `quoteErrors`. Any other error of the platform is responded as everywhere.
 */
export function respondToQuote(
  c: Exchange,
  { member, work }: { readonly member?: 'quoteId' | 'cartId'; readonly work: () => string },
): Response {
  try {
    const id = work()
    return c.json({ ...(member && { [member]: id }), errors: [] }, member ? 201 : 200)
  } catch (error) {
    if (!(error instanceof PlatformError) || !isRefusal(error)) throw error
    const { quoteErrors } = c.var.context.options
    const isFailed = quoteErrors === undefined ? failing.includes(error.errorCode) : quoteErrors === 'failed'
    const code = error.errorCode === withoutCode ? null : error.errorCode
    const errors = [{ code, message: error.message }]
    return isFailed ? c.json({ errors }, 400) : c.json({ ...(member && { [member]: null }), errors }, 200)
  }
}

const isRefusal = ({ errorCode }: PlatformError): boolean =>
  errorCode === withoutCode || codes.some((code) => code === errorCode)
