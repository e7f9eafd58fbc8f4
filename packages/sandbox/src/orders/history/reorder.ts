import type { Call } from '../../calls/call'
import { resolveCart } from '../../basket/records/cart-owner'
import { addLines } from '../../basket/cart/cart-writes'
import { listOrderItems, type OrderItemRecord, type OrderRecord } from '../records/order-repository'

/**
 * Adds the items of an order to a cart of the visitor at today's prices. Products that can no longer be bought are listed
 * with the reason. Fails with 409 while the cart is being calculated.
 */
export function addOrderToCart(call: Call, order: OrderRecord, cartId: string) {
  const items = sumByProduct(listOrderItems(call.context.db, order.id))
  const lines = items.map(({ productId, quantity }) => ({ productId, quantity }))
  const results = addLines(call, { cartId, lines })
  const unaddedProducts = results.flatMap((result, index) =>
    'error' in result ? [unadded(items[index], result.error.message)] : [],
  )
  return {
    cartId: resolveCart(call, cartId)?.id ?? null,
    totalSucceededProductCount: results.length - unaddedProducts.length,
    totalFailedProductCount: unaddedProducts.length,
    unaddedProducts,
  }
}

const unadded = (item: OrderItemRecord | undefined, errorMessage: string) => ({
  errorCode: 'ERROR_PROCESSING_CARTITEM',
  errorMessage,
  productId: item?.productId,
  productName: item?.name,
  productSKU: item?.sku,
})

/** One line per product, even where the order sent it to several addresses. */
function sumByProduct(items: readonly OrderItemRecord[]): readonly OrderItemRecord[] {
  const sums = new Map<string, OrderItemRecord>()
  for (const item of items) {
    const existing = sums.get(item.productId)
    sums.set(item.productId, { ...item, quantity: item.quantity + (existing?.quantity ?? 0) })
  }
  return [...sums.values()]
}
