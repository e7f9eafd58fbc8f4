import { findPurchaseProblem } from '../../catalog/products/purchase-rules'
import { checkoutTexts } from '../checkout/checkout-messages'
import type { CalculatedCart, CalculatedLine } from '../calculation/cart-calculation'

/**
 * What has become wrong with a line since it was added, in the visitor's language: the remaining stock of a discontinued
 * product was sold or reserved meanwhile, its rules changed, or its quote has ended. Null when nothing is.
 */
export const lineProblem = (
  { product, item, agreed }: CalculatedLine,
  { locale }: CalculatedCart,
): string | null =>
  agreed?.isValid === false
    ? checkoutTexts(locale).quoteEnded
    : (findPurchaseProblem(product, item.quantity, { locale, hasPrice: true }) ?? null)

/** The platform's messages of a cart item. */
export function itemMessages(line: CalculatedLine, calculated: CalculatedCart) {
  const problem = lineProblem(line, calculated)
  if (problem === null) return messages(null, 0)
  const relatedEntityId = line.item.id
  const message = {
    id: null,
    message: problem,
    severity: 'Error',
    type: 'Validation',
    relatedEntityId,
    createdDate: null,
    messageCode: 'CART_VALIDATION_ERROR',
  }
  return { ...messages(relatedEntityId, 1), limitedMessages: [message] }
}

/** The platform's messages of a cart: only how many lines have one, since the texts are on the lines. */
export const cartMessages = (calculated: CalculatedCart) =>
  messages(
    calculated.cart.id,
    calculated.lines.filter((line) => lineProblem(line, calculated) !== null).length,
  )

const messages = (relatedEntityId: string | null, count: number) => ({
  errorCount: count,
  hasErrors: count > 0,
  limitedMessages: [],
  relatedEntityId,
  totalLineItemsWithErrors: count,
})
