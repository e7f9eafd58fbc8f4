import { toAmount, zeroAmount, type Amount } from '../../amount'
import type { Call } from '../../calls/call'
import { listVisitorTiers } from '../../catalog/products/account-pricing'
import { categoryPathOf } from '../../catalog/products/category-paths'
import type { Category } from '../../catalog/products/category-repository'
import { nextSupplyFinder } from '../../catalog/products/next-supply'
import { lineNet, listTier, tierFor } from '../../catalog/products/pricing'
import { findProduct, type Product } from '../../catalog/products/product-repository'
import type { DeliveryPlan } from './delivery-calculation'
import { shareAmount } from './share-amount'
import { listAgreedLines, type AgreedLine } from '../records/agreed-line-repository'
import { listReservedElsewhere } from '../records/reservation-repository'
import { listCartItems, type CartItemRecord, type CartRecord } from '../records/cart-repository'

/** A cart item with its product and its net amounts. */
export interface PricedLine {
  readonly item: CartItemRecord
  /** The product; its stock is without what other carts have reserved. */
  readonly product: Product
  /** What a quote says of it; undefined for a product at the price of today. */
  readonly agreed: AgreedLine | undefined
  /** The product's categories, root first. */
  readonly path: readonly Category[]
  /** Net unit prices as stored, up to four decimals: before any tier, and for this quantity. */
  readonly listPrice: string
  readonly unitPrice: string
  readonly listNet: Amount
  /** Before promotions. */
  readonly net: Amount
  readonly deliveryGroupId: string | null
  /** The day on which more of the product arrives; null where that is not known. */
  readonly nextSupply: string | null
  /** How much of the quantity is not in stock. */
  readonly awaited: number
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
  const agreedLines = listAgreedLines(context, cart)
  const nextSupplyOf = nextSupplyFinder(call)
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  const lines = items.flatMap((item) => {
    const agreed = agreedLines.get(item.id)
    const priced = agreed
      ? priceAgreed(call, item, agreed)
      : priceItem(call, item, quantities.get(item.productId) ?? item.quantity)
    if (!priced) return []
    const stock = Math.max(0, priced.product.stock - (reserved.get(item.productId) ?? 0))
    const deliveryGroupId = plan.groupOf(item.id)?.id ?? null
    const vatRate = plan.vatRateOf(item.id)
    const nextSupply = nextSupplyOf(priced.product)
    return [{ ...priced, product: { ...priced.product, stock }, deliveryGroupId, nextSupply, vatRate }]
  })
  const awaited = findAwaited(lines, plan)
  return shareAgreedNets(lines).map((line) => ({ ...line, awaited: awaited.get(line.item.id) ?? 0 }))
}

/** How much of each item is not in stock: the first group takes what is there. What is made to order has none. */
function findAwaited(
  lines: readonly Pick<PricedLine, 'item' | 'product' | 'deliveryGroupId'>[],
  { groups }: DeliveryPlan,
): ReadonlyMap<string, number> {
  const positionOf = ({ deliveryGroupId }: Pick<PricedLine, 'deliveryGroupId'>) =>
    groups.findIndex(({ id }) => id === deliveryGroupId)
  const left = new Map<string, number>()
  const sorted = lines.toSorted((a, b) => positionOf(a) - positionOf(b))
  return new Map(
    sorted.map(({ item, product }) => {
      if (product.status === 'made-to-order') return [item.id, 0]
      const stock = left.get(product.id) ?? product.stock
      left.set(product.id, Math.max(0, stock - item.quantity))
      return [item.id, Math.max(0, item.quantity - stock)]
    }),
  )
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
    agreed: undefined,
    path: categoryPathOf(context.db, product.categoryKey, visitor),
    listPrice,
    unitPrice: tier.unitPrice,
    listNet: lineNet(listPrice, item.quantity),
    net: lineNet(tier.unitPrice, item.quantity),
  }
}

/** At the prices of its quote, which the rules for quantities do not concern. */
function priceAgreed({ context, visitor }: Call, item: CartItemRecord, agreed: AgreedLine) {
  const found = findProduct(context.db, item.productId, visitor)
  if (!found) return undefined
  const { unitPrice, listPrice: listed } = agreed
  const listPrice = listed ?? unitPrice
  const rule = { minimum: 1, increment: 1, maximum: null }
  return {
    item,
    product: { ...found, name: agreed.description ?? found.name, rule },
    agreed,
    path: categoryPathOf(context.db, found.categoryKey, visitor),
    listPrice,
    unitPrice,
    listNet: lineNet(listPrice, item.quantity),
    net: lineNet(unitPrice, item.quantity),
  }
}

/** What a line of a quote costs does not depend on how many addresses it is split over. */
function shareAgreedNets<T extends Pick<PricedLine, 'item' | 'agreed' | 'net' | 'unitPrice'>>(
  lines: readonly T[],
): readonly T[] {
  const split = Map.groupBy(lines, ({ agreed }) => agreed?.quoteLineItemId)
  const nets = new Map(
    [...split].flatMap(([id, parts]) => (id === undefined || parts.length === 1 ? [] : shareNets(parts))),
  )
  return lines.map((line) => ({ ...line, net: nets.get(line.item.id) ?? line.net }))
}

function shareNets(parts: readonly Pick<PricedLine, 'item' | 'unitPrice'>[]) {
  const quantity = parts.reduce((sum, { item }) => sum + item.quantity, 0)
  const whole = lineNet(parts[0]?.unitPrice ?? '0', quantity)
  const shares = shareAmount(
    whole,
    parts.map(({ item }) => toAmount(item.quantity)),
  )
  return parts.map(({ item }, index) => [item.id, shares[index] ?? zeroAmount] as const)
}
