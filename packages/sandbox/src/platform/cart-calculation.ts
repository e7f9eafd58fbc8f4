import { findCheckoutOfCart, findVatRate, type CheckoutRecord } from '../database/checkout-repository'
import { listCategoryPath, type Category } from '../database/category-repository'
import { listCartItems, type CartItemRecord, type CartRecord } from '../database/cart-repository'
import { findProduct, listPriceTiers, type Product } from '../database/product-repository'
import type { SandboxContext, Visitor } from '../sandbox-context'
import { addAmounts, multiplyAmounts, roundAmount, toAmount, zeroAmount, type Amount } from './amount'
import { isProcessing } from './cart-owner'
import { listDeliveryMethods, type DeliveryMethod } from './delivery-methods'
import { deliveryMethodId } from './delivery-method-id'
import { documentVat, lineNet, listTier, tierFor } from './pricing'

/** A cart item with its product and its net amounts. */
export interface CalculatedLine {
  readonly item: CartItemRecord
  readonly product: Product
  /** The product's categories, root first. */
  readonly path: readonly Category[]
  /** Net unit prices as stored, up to four decimals: before any tier, and for this quantity. */
  readonly listPrice: string
  readonly unitPrice: string
  readonly listNet: Amount
  readonly net: Amount
  /** VAT of the line for display; null until the country of delivery is known. */
  readonly vat: Amount | null
}

/** Everything there is to say about a cart's amounts. */
export interface CalculatedCart {
  readonly cart: CartRecord
  readonly isProcessing: boolean
  readonly lines: readonly CalculatedLine[]
  readonly goodsNet: Amount
  readonly listNet: Amount
  /** Net shipping of the chosen delivery method; zero before one is chosen. */
  readonly shipping: Amount
  /** VAT of the whole document; null until the country of delivery is known. */
  readonly vat: Amount | null
  readonly total: Amount
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly checkout: CheckoutRecord | undefined
}

/** Prices a cart by the shop's tiers and, once a checkout knows the country of delivery, taxes it. */
export function calculateCart(context: SandboxContext, visitor: Visitor, cart: CartRecord): CalculatedCart {
  const checkout = openCheckout(context, cart)
  const rate = vatRate(context, checkout)
  const lines = listCartItems(context.db, cart.id).flatMap((item) =>
    calculateLine(context, visitor, { item, rate }),
  )
  const goodsNet = addAmounts(...lines.map(({ net }) => net))
  const deliveryMethods = methodsFor(lines, { cart, checkout, goodsNet })
  const chosen = chosenMethod({ deliveryMethods, checkout })
  const shipping = chosen ? toAmount(chosen.shippingFee) : zeroAmount
  const vat = rate === undefined ? null : documentVat([goodsNet, shipping], rate)
  return {
    cart,
    isProcessing: isProcessing(cart, context.clock.now()),
    lines,
    goodsNet,
    listNet: addAmounts(...lines.map(({ listNet }) => listNet)),
    shipping,
    vat,
    total: addAmounts(goodsNet, shipping, vat ?? zeroAmount),
    deliveryMethods,
    checkout,
  }
}

/** The delivery method that the checkout has chosen, as long as it is still offered. */
export const chosenMethod = ({
  deliveryMethods,
  checkout,
}: Pick<CalculatedCart, 'deliveryMethods' | 'checkout'>): DeliveryMethod | undefined =>
  deliveryMethods.find((method) => deliveryMethodId(method) === checkout?.deliveryMethodId)

function openCheckout({ db }: SandboxContext, cart: CartRecord): CheckoutRecord | undefined {
  const checkout = cart.status === 'Active' ? undefined : findCheckoutOfCart(db, cart.id)
  return checkout?.isGone ? undefined : checkout
}

const vatRate = ({ db }: SandboxContext, checkout: CheckoutRecord | undefined): number | undefined =>
  checkout?.deliveryAddress ? findVatRate(db, checkout.deliveryAddress.country) : undefined

function calculateLine(
  { db }: SandboxContext,
  { shop, locale }: Visitor,
  { item, rate }: { item: CartItemRecord; rate: number | undefined },
): CalculatedLine[] {
  const product = findProduct(db, item.productId, { shop, locale })
  const tiers = listPriceTiers(db, item.productId, shop).map((row) => ({ from: row.lowerBound, ...row }))
  const tier = tierFor(tiers, item.quantity)
  const list = listTier(tiers)
  if (!product || !tier || !list) return []
  const net = lineNet(tier.unitPrice, item.quantity)
  const vat = rate === undefined ? null : roundAmount(multiplyAmounts(net, toAmount(rate)), 2)
  const listNet = lineNet(list.unitPrice, item.quantity)
  const path = listCategoryPath(db, product.categoryKey, { shop, locale })
  return [{ item, product, path, listPrice: list.unitPrice, unitPrice: tier.unitPrice, listNet, net, vat }]
}

interface DeliveryFacts {
  readonly cart: CartRecord
  readonly checkout: CheckoutRecord | undefined
  readonly goodsNet: Amount
}

function methodsFor(lines: readonly CalculatedLine[], { cart, checkout, goodsNet }: DeliveryFacts) {
  const countryCode = checkout?.deliveryAddress?.country
  if (countryCode === undefined) return []
  const packed = lines.map(({ item, product }) => ({
    quantity: item.quantity,
    weight: product.weight ?? 0,
    isFreightOnly: product.freightOnly,
    isBulky: product.bulky,
    leadDays: product.status === 'made-to-order' || product.stock < item.quantity ? product.leadDays : 0,
  }))
  return listDeliveryMethods(packed, { countryCode, currencyCode: cart.currencyCode, goodsNet })
}
