import type { Amount } from '../amount'
import type { Call } from '../calls/call'
import { listVisitorTiers } from '../catalog/account-pricing'
import { categoryPathOf } from '../catalog/category-paths'
import type { Category } from '../catalog/category-repository'
import { lineNet, listTier, tierFor } from '../catalog/pricing'
import { findProduct, type Product } from '../catalog/product-repository'
import type { DeliveryPlan } from '../delivery-groups/delivery-calculation'
import { listReservedElsewhere } from '../inventory/reservation-repository'
import { listCartItems, type CartItemRecord, type CartRecord } from './cart-repository'

/** A cart item with its product and its net amounts. */
export interface PricedLine {
  readonly item: CartItemRecord
  /** The product; its stock is without what other carts have reserved. */
  readonly product: Product
  /** The product's categories, root first. */
  readonly path: readonly Category[]
  /** Net unit prices as stored, up to four decimals: before any tier, and for this quantity. */
  readonly listPrice: string
  readonly unitPrice: string
  readonly listNet: Amount
  /** Before promotions. */
  readonly net: Amount
  readonly deliveryGroupId: string | null
  /** As a fraction; undefined until the country of delivery is known. */
  readonly vatRate: number | undefined
}

/** Prices the items of a cart for its visitor, without those whose product or price is gone from the shop. */
export function calculateLines(
  call: Call,
  { cart, plan }: { cart: CartRecord; plan: DeliveryPlan },
): readonly PricedLine[] {
  const { context } = call
  const reserved = listReservedElsewhere(context.db, cart, context.clock.now())
  const items = listCartItems(context.db, cart.id)
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return items.flatMap((item) => {
    const priced = priceItem(call, item, quantities.get(item.productId) ?? item.quantity)
    if (!priced) return []
    const stock = Math.max(0, priced.product.stock - (reserved.get(item.productId) ?? 0))
    const deliveryGroupId = plan.groupOf(item.id)?.id ?? null
    const vatRate = plan.vatRateOf(item.id)
    return [{ ...priced, product: { ...priced.product, stock }, deliveryGroupId, vatRate }]
  })
}

/** The tier is that of the product's quantity in the whole cart: splitting it over addresses does not raise its price. */
function priceItem(call: Call, item: CartItemRecord, totalQuantity: number) {
  const { context, visitor } = call
  const product = findProduct(context.db, item.productId, visitor)
  const tiers = listVisitorTiers(call, item.productId)
  const tier = tierFor(tiers, totalQuantity)
  const listPrice = listTier(tiers)?.unitPrice
  if (!product || !tier || listPrice === undefined) return undefined
  return {
    item,
    product,
    path: categoryPathOf(context.db, product.categoryKey, visitor),
    listPrice,
    unitPrice: tier.unitPrice,
    listNet: lineNet(listPrice, item.quantity),
    net: lineNet(tier.unitPrice, item.quantity),
  }
}
