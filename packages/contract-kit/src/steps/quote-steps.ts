import {
  changeQuote,
  createCartFromQuote,
  getQuote,
  listQuotes,
  requestQuoteFromCart,
  requestQuoteFromProduct,
} from '@cartonnage/sdk/contract'
import { lineOf } from './cart-steps'
import {
  forBuyer,
  inputFrom,
  mayBeInvalid,
  optional,
  reads,
  writes,
  writesForGood,
  type RunContext,
  type Step,
} from './step'

const wish = { additionalFields: {}, comments: 'Contract check' }

const quotesOf = (context: RunContext) => context.response(listQuotes)?.quotes ?? []

const onQuote = (
  find: (context: RunContext) => { readonly id: string } | undefined,
  what: string,
  body?: object,
): Step['input'] =>
  forBuyer((_, context) =>
    inputFrom(find(context), what, ({ id: quoteId }) => ({ params: { quoteId }, ...(body && { body }) })),
  )

const anyQuote = (context: RunContext) => quotesOf(context)[0]
const approvedQuote = (context: RunContext) => quotesOf(context).find(({ status }) => status === 'Approved')

const listing = optional(
  reads(
    listQuotes,
    forBuyer(() => ({ query: { pageSize: '25', sortParam: 'CreatedDateDesc' } })),
  ),
)

/** The quotes that there are. */
export const quoteReadingSteps: readonly Step[] = [
  listing,
  optional(reads(getQuote, onQuote(anyQuote, 'no quote'))),
]

/**
 * Requests that stay with the seller, and an approved quote that is asked for again; its products come into the cart, which a
 * later step deletes. A cart or a quote that the platform refuses passes too: in the response it says why.
 */
export const quoteWritingSteps: readonly Step[] = [
  mayBeInvalid(
    optional(
      writesForGood(
        requestQuoteFromCart,
        forBuyer(() => ({ params: { cartStateOrId: 'active' }, body: wish })),
      ),
    ),
  ),
  mayBeInvalid(
    optional(
      writesForGood(
        requestQuoteFromProduct,
        forBuyer((_, context) =>
          inputFrom(lineOf(context, 0), 'no product', ({ productId, quantity }) => ({
            params: { productId },
            body: { ...wish, quantity: String(quantity) },
          })),
        ),
      ),
    ),
  ),
  mayBeInvalid(
    optional(
      writes(createCartFromQuote, onQuote(anyQuote, 'no quote', { operationType: 'DUPLICATE_TO_CART' })),
    ),
  ),
  mayBeInvalid(
    optional(
      writesForGood(
        changeQuote,
        onQuote(approvedQuote, 'no approved quote', { status: 'Draft', note: { content: 'Contract check' } }),
      ),
    ),
  ),
]
