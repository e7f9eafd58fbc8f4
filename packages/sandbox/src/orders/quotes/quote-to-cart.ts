import { finishWrite, createCart } from '../../basket/cart/cart-state'
import { addLines } from '../../basket/cart/cart-writes'
import { canBuyQuote } from '../../basket/records/agreed-line-repository'
import { requireWritable, resolveCart } from '../../basket/records/cart-owner'
import * as carts from '../../basket/records/cart-repository'
import type { CartRecord } from '../../basket/records/cart-repository'
import type { Call } from '../../calls/call'
import { listPriceTiers, findProduct, type Product } from '../../catalog/products/product-repository'
import { quoteRefusal, requireStock } from './quote-refusal'
import { listQuoteLines, type QuoteLineRecord, type QuoteRecord } from './quote-repository'

interface OfferedLine {
  readonly line: QuoteLineRecord
  readonly product: Product
}

/**
 * Puts a quote into the active cart at its prices and returns the cart's id. One cart at most has the lines of a quote, and
 * one quote at most is in a cart: everything else is refused, and so is a quote that cannot be accepted now. 409 while the
 * cart is being calculated.
 */
export function convertQuote(call: Call, quote: QuoteRecord): string {
  const { context } = call
  return context.db.transaction(() => {
    if (!canBuyQuote(context, quote)) throw cannotBuy()
    const current = requireWritable(resolveCart(call, 'current'), context)
    refuseSecondCart(call, quote, current)
    const offered = readOffered(call, quote)
    if (offered.some(({ line }) => line.unitPrice === null)) throw invalidProducts()
    refuseDuplicates(call, current, offered)
    for (const [product, quantity] of sumByProduct(offered)) requireStock(call, product, quantity)
    const cart = current ?? createCart(call)
    for (const { line, product } of offered) insertLine(call, cart, { line, product })
    finishWrite(context, cart)
    return cart.id
  })
}

/**
 * Puts the products of a quote into the active cart at the prices of today and returns the cart's id. Refuses products that
 * are in the cart, and those that cannot be bought without a quote.
 */
export function copyQuote(call: Call, quote: QuoteRecord): string {
  const { context, visitor } = call
  return context.db.transaction(() => {
    const current = requireWritable(resolveCart(call, 'current'), context)
    const offered = readOffered(call, quote)
    const isPriced = ({ product: { id } }: OfferedLine) =>
      listPriceTiers(context.db, id, visitor.shop).length > 0
    if (!offered.every(isPriced)) throw invalidProducts()
    refuseDuplicates(call, current, offered)
    const sums = [...sumByProduct(offered)]
    for (const [product, quantity] of sums) requireStock(call, product, quantity)
    const lines = sums.map(([{ id: productId }, quantity]) => ({ productId, quantity }))
    const results = addLines(call, { cartId: 'current', lines })
    const failed = results.find((result) => 'error' in result)
    if (failed) throw invalidProducts(failed.error.message)
    return resolveCart(call, 'current')?.id ?? ''
  })
}

function refuseSecondCart({ context: { db } }: Call, { id }: QuoteRecord, current?: CartRecord): void {
  const items = current ? carts.listCartItems(db, current.id) : []
  if (items.some(({ quoteId }) => quoteId !== null)) {
    const message = 'The active cart has products of a quote already.'
    throw quoteRefusal('CART_ALREADY_CONTAINS_QUOTE_ITEMS', message)
  }
  if (carts.listCartsWithQuote(db, id).length > 0)
    throw quoteRefusal('CART_CREATION_FAILED', 'Another cart has the products of this quote.')
}

/** The lines with their products, which the shop has to sell to this buyer. */
function readOffered({ context, visitor }: Call, { id }: QuoteRecord): readonly OfferedLine[] {
  return listQuoteLines(context.db, id).map((line) => {
    const product = line.productId === null ? undefined : findProduct(context.db, line.productId, visitor)
    if (!product || (product.status === 'discontinued' && product.stock < line.quantity))
      throw invalidProducts()
    return { line, product }
  })
}

function refuseDuplicates(
  { context: { db } }: Call,
  current: CartRecord | undefined,
  offered: readonly OfferedLine[],
) {
  const present = new Set(
    current ? carts.listCartItems(db, current.id).map(({ productId }) => productId) : [],
  )
  const found = offered.find(({ product }) => present.has(product.id))
  if (found) throw quoteRefusal('DUPLICATE_PRODUCT_IN_CART', `${found.product.name} is in the cart already.`)
}

/** Two lines may have the same product, such as two boxes that are made to measure. */
function sumByProduct(offered: readonly OfferedLine[]): ReadonlyMap<Product, number> {
  const byId = Map.groupBy(offered, ({ product }) => product.id)
  return new Map(
    [...byId.values()].flatMap((same) => {
      const sum = same.reduce((total, { line }) => total + line.quantity, 0)
      return same[0] ? [[same[0].product, sum] as const] : []
    }),
  )
}

function insertLine({ context }: Call, cart: CartRecord, { line, product }: OfferedLine): void {
  carts.insertCartItem(context.db, {
    id: context.random.recordId('0a9'),
    cartId: cart.id,
    productId: product.id,
    quantity: line.quantity,
    quote: { quoteId: line.quoteId, quoteLineItemId: line.id },
    now: context.clock.now(),
  })
}

const cannotBuy = () =>
  quoteRefusal('CART_CREATION_FAILED', 'The quote is not approved, has expired, or was ordered.')

const invalidProducts = (message = 'The quote has products that cannot be bought.') =>
  quoteRefusal('QUOTE_CONTAINS_INVALID_PRODUCTS', message)
