import { buyerCart } from '../cart/buyer-cart'
import type { FeatureContext } from '../client/client'
import type { CartQuoteBody, QuoteCartBody } from '../contract/quotes/quotes-requests'
import { isRefusal } from '../errors/outcome'
import { isSameRecordId } from '../record-id'
import { shopperTransport } from '../session/after-session'
import type { CallOptions } from '../transport/transport'
import type { QuoteDetail } from './quote'
import { createQuoteCalls, type QuoteCallResult } from './quote-calls'

/** The calls of quotes that read or change the active cart, each in its turn among the changes of the cart. */
export interface QuoteCart {
  request(body: CartQuoteBody, call?: CallOptions): Promise<QuoteCallResult>
  accept(quote: QuoteDetail, call?: CallOptions): Promise<QuoteCallResult>
  copy(quote: QuoteDetail, call?: CallOptions): Promise<QuoteCallResult>
}

export function quoteCart(client: FeatureContext): QuoteCart {
  const calls = createQuoteCalls(client.use(shopperTransport))
  const { writer, load } = client.use(buyerCart)
  const inTurn = async (send: (call: CallOptions) => Promise<QuoteCallResult>, call?: CallOptions) => {
    const result: { value: QuoteCallResult } = { value: { id: null, problems: [] } }
    await writer.write(async (live) => void (result.value = await send({ ...call, ...live })), call)
    return result.value
  }
  const toCart = (quote: QuoteDetail, operationType: QuoteCartBody['operationType'], call?: CallOptions) =>
    inTurn((live) => calls.toCart(quote.id, { operationType }, live), call)
  const findInCart = async ({ lines }: QuoteDetail, call?: CallOptions) => {
    const cart = await load(call)
    const isOfQuote = ({ quoteLineItemId }: { readonly quoteLineItemId: string | null }) =>
      lines.some(({ id }) => quoteLineItemId !== null && isSameRecordId(id, quoteLineItemId))
    return cart?.items.some(isOfQuote) === true ? cart.summary.cartId : null
  }
  return {
    request: (body, call) => inTurn((live) => calls.requestFromCart(body, live), call),
    copy: (quote, call) => toCart(quote, 'DUPLICATE_TO_CART', call),
    // Another tab may have accepted it, or the response of the first try was lost: the cart shows it.
    accept: async (quote, call) => {
      try {
        const result = await toCart(quote, 'CONVERT_TO_CART', call)
        if (result.problems.every(({ kind }) => kind !== 'other quote in cart')) return result
        const cartId = await findInCart(quote, call)
        return cartId === null ? result : { id: cartId, problems: [] }
      } catch (error) {
        if (isRefusal(error)) throw error
        const cartId = await findInCart(quote, call).catch(() => null)
        if (cartId === null) throw error
        return { id: cartId, problems: [] }
      }
    },
  }
}
