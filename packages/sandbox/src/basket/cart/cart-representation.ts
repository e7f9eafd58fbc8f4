import { addAmounts, formatQuantity, negateAmount, toAmount, zeroAmount } from '../../amount'
import { amountWriter, divideAmount, LONG_ZERO, operationStatus } from './cart-amounts'
import type { CalculatedCart, CalculatedLine } from '../calculation/cart-calculation'
import { sumDiscounts } from '../calculation/cart-discounts'
import { cartMessages, itemMessages, lineProblem } from './cart-messages'
import { cartProductDetails } from './cart-product-details'
import { ownerId, promotionNames } from './cart-promotions'

const quantityOf = (lines: readonly CalculatedLine[]): number =>
  lines.reduce((sum, { item }) => sum + item.quantity, 0)

/** The number of different products: one that goes to several addresses has several lines. */
const countProducts = (lines: readonly CalculatedLine[]): number =>
  new Set(lines.map(({ product }) => product.id)).size

/** The platform's cart summary. Amounts are null while the cart is being calculated, taxes until an address is known. */
export function cartSummary(calculated: CalculatedCart, { webstoreId }: { webstoreId: string }) {
  const { cart, lines, promotions, discount } = calculated
  const { money, adjustment } = amountWriter(calculated)
  const onCart = sumDiscounts(promotions.filter(({ coupon }) => coupon.categoryKey === null))
  const onItems = addAmounts(discount, negateAmount(onCart))
  return {
    accountId: cart.accountId,
    asyncOperationStatus: operationStatus(calculated),
    cartId: cart.id,
    currencyIsoCode: cart.currencyCode,
    customFields: [],
    firstPymtGrandTotalAmount: money(calculated.total),
    firstPymtTotalAmount: money(calculated.discountedNet),
    firstPymtTotalListPrice: money(calculated.listNet),
    firstPymtTotalTaxAmount: money(calculated.vat),
    grandTotalAmount: money(calculated.total),
    hasGift: false,
    isSecondary: cart.isSecondary === 1,
    messagesSummary: cartMessages(calculated),
    name: cart.name,
    orderOwnerId: null,
    ownerId: ownerId(cart),
    purchaseOrderNumber: cart.purchaseOrderNumber,
    status: cart.status,
    taxType: 'Net',
    totalAmountWithItemAdjustment: money(addAmounts(calculated.productsNet, negateAmount(onItems))),
    totalCartLevelAdjustmentAmount: adjustment(onCart, '0'),
    totalChargeAmount: money(calculated.shipping),
    totalListPrice: money(addAmounts(calculated.listNet, calculated.shipping)),
    totalProductAmount: money(calculated.productsNet),
    totalProductAmountAfterAdjustments: money(calculated.discountedNet),
    totalProductCount: formatQuantity(quantityOf(lines)),
    totalProductLineItemCount: lines.length,
    totalProductListAmount: money(calculated.listNet),
    totalPromotionalAdjustmentAmount: adjustment(discount, LONG_ZERO),
    totalSubProductCount: '0.0',
    totalTaxAmount: money(calculated.vat),
    type: cart.type,
    uniqueProductCount: countProducts(lines),
    webstoreId,
  }
}

/** The compact summary: the four documented members, and two more that the shops' specification names. */
export const compactCartSummary = (calculated: CalculatedCart) => {
  const { cart, lines } = calculated
  const linesWithProblem = lines.filter((line) => lineProblem(line, calculated) !== null)
  return {
    asyncOperationStatus: operationStatus(calculated),
    cartId: cart.id,
    currencyIsoCode: cart.currencyCode,
    numberOfProductsWithError: countProducts(linesWithProblem),
    totalProductCount: formatQuantity(quantityOf(lines)),
    uniqueProductCount: countProducts(lines),
  }
}

interface CartItemAttributes {
  readonly calculated: CalculatedCart
  /** Names of product fields, `['*']` for all, none for bare product details. */
  readonly productFields: readonly string[]
}

/** The platform's cart item, flat. */
export function cartItem(line: CalculatedLine, { calculated, productFields: names }: CartItemAttributes) {
  const { item, product } = line
  const { cart } = calculated
  const { money, unit, adjustment } = amountWriter(calculated)
  const gross = addAmounts(line.discountedNet, line.vat ?? zeroAmount)
  const unitPrice = toAmount(line.unitPrice)
  const unitDiscount = divideAmount(line.discount, item.quantity)
  return {
    billingFrequency: null,
    cartDeliveryGroupId: line.deliveryGroupId,
    cartId: cart.id,
    cartItemId: item.id,
    childProductCount: 0,
    currencyIsoCode: cart.currencyCode,
    customFields: [],
    firstPymtTotalAmount: money(gross),
    firstPymtTotalListPrice: money(line.listNet),
    firstPymtTotalPrice: money(line.discountedNet),
    firstPymtTotalTax: money(line.vat),
    isShippingChargeNotApplicable: false,
    itemizedAdjustmentAmount: adjustment(line.discount, '0.0'),
    listPrice: unit(toAmount(line.listPrice)),
    messagesSummary: itemMessages(line, calculated),
    name: product.name,
    parentCartItemId: null,
    productClass: 'Simple',
    productDetails: cartProductDetails(line, names),
    productId: product.id,
    productSellingModelId: null,
    promotionDisplayName: promotionNames(calculated, item.id),
    quantity: formatQuantity(item.quantity),
    quoteLineItemId: line.agreed?.quoteLineItemId ?? null,
    salesPrice: unit(unitPrice),
    sellingModelType: null,
    subscriptionTerm: null,
    subType: null,
    totalAdjustmentAmount: adjustment(line.discount, '0.00'),
    totalAmount: money(gross),
    totalListPrice: money(line.listNet),
    totalPrice: money(line.discountedNet),
    totalTax: money(line.vat),
    type: 'Product',
    unitAdjustedPrice: unit(unitPrice),
    unitAdjustedPriceWithItemAdj: unit(addAmounts(unitPrice, negateAmount(unitDiscount))),
    unitAdjustmentAmount: '0.00',
    unitItemAdjustmentAmount: unitDiscount.units === 0n ? LONG_ZERO : unit(negateAmount(unitDiscount)),
  }
}

/** The flat item of a calculated cart by its id. */
export function flatItem(calculated: CalculatedCart, itemId: string, productFields: readonly string[]) {
  const line = calculated.lines.find(({ item }) => item.id === itemId)
  return line ? cartItem(line, { calculated, productFields }) : {}
}
