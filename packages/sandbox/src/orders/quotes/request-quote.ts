import { calculateCart, type CalculatedLine } from '../../basket/calculation/cart-calculation'
import { requireCart, requirePrimary, requireWritable } from '../../basket/records/cart-owner'
import { deleteCart, unnamed } from '../../basket/records/cart-repository'
import type { Call } from '../../calls/call'
import { listVisitorTiers } from '../../catalog/products/account-pricing'
import { tierFor } from '../../catalog/products/pricing'
import { requireProduct, type Product } from '../../catalog/products/product-repository'
import { checkPurchase, readQuantity } from '../../catalog/products/purchase-rules'
import { requireBuyer } from '../../people/account/permitted-account'
import { siteUrlOf } from '../../people/session/sign-in-call'
import { invalidInput } from '../../platform-error'
import { createQuote, type NewQuoteLine } from './create-quote'
import { quoteRefusal, requireStock } from './quote-refusal'
import type { QuoteWish } from './quote-wish'

interface CartRequest {
  readonly cartId: string
  readonly wish: QuoteWish
  readonly deletesCart: boolean
}

/**
 * Makes a quote of what is in a cart, at the prices of today, and returns its id. 401 for guests, 403 for a secondary cart,
 * 400 for an empty one; refuses a cart that came from a quote, and sets.
 */
export function requestFromCart(call: Call, { cartId, wish, deletesCart }: CartRequest): string {
  const { context, visitor } = call
  requireBuyer(visitor)
  return context.db.transaction(() => {
    const cart = requirePrimary(requireWritable(requireCart(call, cartId), context))
    const { lines } = calculateCart(call, cart)
    if (lines.length === 0) throw invalidInput('The cart is empty.')
    if (lines.some(({ agreed }) => agreed !== undefined)) {
      const message = 'The cart came from a quote. Renegotiate that quote instead.'
      throw quoteRefusal('CART_ALREADY_CONTAINS_QUOTE_ITEMS', message)
    }
    const offered = sumByProduct(lines)
    for (const { product, quantity } of offered) requireOfferable(call, product, quantity)
    const name = cart.name === unnamed ? null : cart.name
    const id = saveRequest(call, offered, { ...wish, name: wish.name ?? name })
    if (deletesCart) deleteCart(context.db, cart.id)
    return id
  })
}

interface ProductRequest {
  readonly productId: string
  readonly quantity: unknown
  readonly wish: QuoteWish
}

/**
 * Makes a quote of a quantity of one product and returns its id. 401 for guests, 404 for a product that the shop does not
 * sell, 400 CART_VALIDATION_ERROR for a quantity that it does not sell; refuses sets.
 */
export function requestFromProduct(call: Call, { productId, wish, ...request }: ProductRequest): string {
  const { context, visitor } = call
  requireBuyer(visitor)
  const product = requireProduct(context.db, productId, visitor)
  const quantity = readQuantity(request.quantity, visitor.locale)
  // A price on request is what a quote is for.
  checkPurchase(product, quantity, { locale: visitor.locale, hasPrice: true })
  requireOfferable(call, product, quantity)
  const unitPrice = tierFor(listVisitorTiers(call, product.id), quantity)?.unitPrice ?? null
  return saveRequest(call, [{ product, quantity, unitPrice }], wish)
}

interface OfferedLine {
  readonly product: Product
  readonly quantity: number
  readonly unitPrice: string | null
}

/** One line for a product, even where it is to go to several addresses. */
function sumByProduct(lines: readonly CalculatedLine[]): readonly OfferedLine[] {
  return [...Map.groupBy(lines, ({ product }) => product.id).values()].flatMap((same) => {
    const [first] = same
    const quantity = same.reduce((sum, { item }) => sum + item.quantity, 0)
    return first ? [{ product: first.product, unitPrice: first.unitPrice, quantity }] : []
  })
}

function requireOfferable(call: Call, product: Product, quantity: number): void {
  if (product.unit === 'Set')
    throw quoteRefusal('BUNDLES_NOT_SUPPORTED', 'Quotes for sets are not supported.')
  requireStock(call, product, quantity)
}

function saveRequest(call: Call, offered: readonly OfferedLine[], wish: QuoteWish): string {
  const { context, visitor } = call
  const buyer = requireBuyer(visitor)
  const lines = offered.map(({ product, quantity, unitPrice }): NewQuoteLine => {
    return { productId: product.id, quantity, unitPrice }
  })
  return createQuote(context, {
    accountId: visitor.effectiveAccountId ?? buyer.accountId,
    shop: visitor.shop,
    ownerId: buyer.userId,
    locale: visitor.locale,
    siteUrl: siteUrlOf(call, visitor.shop),
    name: wish.name ?? nameOf(offered),
    comments: wish.comments,
    lastDay: wish.lastDay,
    lines,
  })
}

/** Its first product, and how many more there are. */
function nameOf([first, ...others]: readonly OfferedLine[]): string {
  const name = `${first?.quantity ?? ''} × ${first?.product.name ?? ''}`
  return others.length === 0 ? name : `${name} + ${others.length}`
}
