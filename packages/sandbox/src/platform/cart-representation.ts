import type { CartRecord } from '../database/cart-repository'
import {
  addAmounts,
  formatAmount,
  formatMoneyAmount,
  formatQuantity,
  toAmount,
  zeroAmount,
  type Amount,
} from './amount'
import type { CalculatedCart, CalculatedLine } from './cart-calculation'
import { productFields, productImage, purchaseQuantityRule } from './product-answer'
import { siteGuestIds } from './site-guest'

/** A zero as the platform sometimes writes it; readers must cope. */
const LONG_ZERO = `0.${'0'.repeat(37)}`

const quantityOf = (lines: readonly CalculatedLine[]): number =>
  lines.reduce((sum, { item }) => sum + item.quantity, 0)

/** The platform's cart summary. Amounts are null while the cart is being calculated, taxes until an address is known. */
export function cartSummary(calculated: CalculatedCart, { webstoreId }: { webstoreId: string }) {
  const { cart, lines, isProcessing } = calculated
  const money = (amount: Amount | null) =>
    isProcessing || amount === null ? null : formatMoneyAmount(amount)
  return {
    accountId: cart.accountId,
    asyncOperationStatus: isProcessing ? 'Processing' : 'Completed',
    cartId: cart.id,
    currencyIsoCode: cart.currencyCode,
    customFields: [],
    firstPymtGrandTotalAmount: money(calculated.total),
    firstPymtTotalAmount: money(calculated.goodsNet),
    firstPymtTotalListPrice: money(calculated.listNet),
    firstPymtTotalTaxAmount: money(calculated.vat),
    grandTotalAmount: money(calculated.total),
    hasGift: false,
    isSecondary: cart.isSecondary === 1,
    messagesSummary: noMessages(cart.id),
    name: cart.name,
    orderOwnerId: null,
    ownerId: ownerId(cart),
    purchaseOrderNumber: cart.purchaseOrderNumber,
    status: cart.status,
    taxType: 'Net',
    totalAmountWithItemAdjustment: money(calculated.goodsNet),
    totalCartLevelAdjustmentAmount: '0',
    totalChargeAmount: money(calculated.shipping),
    totalListPrice: money(addAmounts(calculated.listNet, calculated.shipping)),
    totalProductAmount: money(calculated.goodsNet),
    totalProductAmountAfterAdjustments: money(calculated.goodsNet),
    totalProductCount: formatQuantity(quantityOf(lines)),
    totalProductLineItemCount: lines.length,
    totalProductListAmount: money(calculated.listNet),
    totalPromotionalAdjustmentAmount: LONG_ZERO,
    totalSubProductCount: '0.0',
    totalTaxAmount: money(calculated.vat),
    type: cart.type,
    uniqueProductCount: lines.length,
    webstoreId,
  }
}

/** A guest's cart belongs to the user that the site runs as. */
export const ownerId = ({ ownerId, shop }: CartRecord): string => ownerId ?? siteGuestIds[shop]

/** The four members of the compact summary. */
export const compactCartSummary = ({ cart, lines }: CalculatedCart) => ({
  cartId: cart.id,
  currencyIsoCode: cart.currencyCode,
  totalProductCount: formatQuantity(quantityOf(lines)),
  uniqueProductCount: lines.length,
})

export interface CartItemFacts {
  readonly calculated: CalculatedCart
  /** Names of product fields, `['*']` for all, none for bare product details. */
  readonly productFields: readonly string[]
}

/** The platform's cart item, flat. */
export function cartItem(line: CalculatedLine, { calculated, productFields: names }: CartItemFacts) {
  const { item, product } = line
  const { cart, isProcessing, checkout } = calculated
  const money = (amount: Amount | null) =>
    isProcessing || amount === null ? null : formatMoneyAmount(amount)
  const unit = (price: string) => (isProcessing ? null : formatAmount(toAmount(price)))
  const gross = addAmounts(line.net, line.vat ?? zeroAmount)
  return {
    billingFrequency: null,
    cartDeliveryGroupId: checkout?.deliveryGroupId ?? null,
    cartId: cart.id,
    cartItemId: item.id,
    childProductCount: 0,
    currencyIsoCode: cart.currencyCode,
    customFields: [],
    firstPymtTotalAmount: money(gross),
    firstPymtTotalListPrice: money(line.listNet),
    firstPymtTotalPrice: money(line.net),
    firstPymtTotalTax: money(line.vat),
    isShippingChargeNotApplicable: false,
    itemizedAdjustmentAmount: '0.0',
    listPrice: unit(line.listPrice),
    messagesSummary: noMessages(null),
    name: product.name,
    parentCartItemId: null,
    productClass: 'Simple',
    productDetails: productDetails(line, names),
    productId: product.id,
    productSellingModelId: null,
    promotionDisplayName: null,
    quantity: formatQuantity(item.quantity),
    salesPrice: unit(line.unitPrice),
    sellingModelType: null,
    subscriptionTerm: null,
    subType: null,
    totalAdjustmentAmount: '0.00',
    totalAmount: money(gross),
    totalListPrice: money(line.listNet),
    totalPrice: money(line.net),
    totalTax: money(line.vat),
    type: 'Product',
    unitAdjustedPrice: unit(line.unitPrice),
    unitAdjustedPriceWithItemAdj: unit(line.unitPrice),
    unitAdjustmentAmount: '0.00',
    unitItemAdjustmentAmount: LONG_ZERO,
  }
}

/** The flat item of a calculated cart by its id. */
export function flatItem(calculated: CalculatedCart, itemId: string, productFields: readonly string[]) {
  const line = calculated.lines.find(({ item }) => item.id === itemId)
  return line ? cartItem(line, { calculated, productFields }) : {}
}

function productDetails({ product, path }: CalculatedLine, names: readonly string[]) {
  return {
    fields: pickNamed(productFields(product, { path }), names),
    isConfigurationAllowed: false,
    name: product.name,
    productClass: 'Simple',
    productId: product.id,
    productSubscriptionInformation: null,
    productUrlName: product.urlName,
    purchaseQuantityRule: purchaseQuantityRule(product),
    sku: product.sku,
    thumbnailImage: productImage(product),
    variationAttributes: {},
  }
}

/** The named fields, null where the product has none; all of them for `*`, none without names. */
const pickNamed = (
  fields: Record<string, string>,
  names: readonly string[],
): Record<string, string | null> =>
  names.includes('*') ? fields : Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

const noMessages = (relatedEntityId: string | null) => ({
  errorCount: 0,
  hasErrors: false,
  limitedMessages: [],
  relatedEntityId,
  totalLineItemsWithErrors: 0,
})
