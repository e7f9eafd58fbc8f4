/**
 * Why the platform did not request a quote or put one into the cart: `'sets'` and `'subscriptions'` have no quotes;
 * `'already in cart'`: the cart has one of the products; `'other quote in cart'`: it has lines of a quote;
 * `'products unavailable'`: a product is no longer sold; `'out of stock'`, `'not enough stock'`; `'failed'` for the rest.
 */
export type QuoteProblemKind =
  | 'sets'
  | 'subscriptions'
  | 'already in cart'
  | 'other quote in cart'
  | 'products unavailable'
  | 'out of stock'
  | 'not enough stock'
  | 'failed'

/** A reason why nothing was done with a quote. */
export interface QuoteProblem {
  /** What to branch on, for a text of one's own. */
  readonly kind: QuoteProblemKind
  /** Code of the platform, for logs; null where it has only a text. */
  readonly code: string | null
  /** How many are left of `'not enough stock'`, as a decimal text; null for every other reason. */
  readonly available: string | null
}

const kinds: Readonly<Record<string, QuoteProblemKind>> = {
  BUNDLES_NOT_SUPPORTED: 'sets',
  SUBSCRIPTION_PRODUCTS_NOT_SUPPORTED: 'subscriptions',
  SUBSCRIPTION_PRODUCT_CHECK_FAILED: 'failed',
  DUPLICATE_PRODUCT_IN_CART: 'already in cart',
  CART_ALREADY_CONTAINS_QUOTE_ITEMS: 'other quote in cart',
  QUOTE_CONTAINS_INVALID_PRODUCTS: 'products unavailable',
  CART_CREATION_FAILED: 'failed',
}

/** Missing stock has no code, only this English text and the one for none at all. */
const notEnough = /^Not enough stock\. There is\/are only (\d[\d,]*(?:\.\d+)?) left in stock\.$/

/** What a code of the platform, or its text where it has none, means. */
export function readQuoteProblem({
  code,
  message,
}: {
  readonly code: string | null
  readonly message: string | null
}): QuoteProblem {
  const known = code !== null && Object.hasOwn(kinds, code) ? kinds[code] : undefined
  if (known) return { kind: known, code, available: null }
  const [, left] = notEnough.exec(message ?? '') ?? []
  if (left !== undefined) return { kind: 'not enough stock', code, available: left.replaceAll(',', '') }
  return { kind: message === 'Out of stock.' ? 'out of stock' : 'failed', code, available: null }
}
