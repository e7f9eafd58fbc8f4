/**
 * Carts of guests and buyers: lines, states, totals, coupons, freight, delivery groups.
 *
 * @module @cartonnage/sdk/rules/cart
 */
export { asksBeforeSwitch, clearsCart } from './cart-clearing'
export type { ShopSwitch, CountryAndCurrency } from './cart-clearing'
export { chooseInactiveCart, resolveCartIcon } from './cart-icon'
export type { ActiveCartIcon, CartPage } from './cart-icon'
export { checkCartName, longestCartName } from './cart-name'
export type { CartNameProblem } from './cart-name'
export {
  arrangeItemsStatus,
  countProducts,
  isCartProcessing,
  isReadyForCheckout,
  isUnfinishedCartRead,
  toCartStatus,
} from './cart-status'
export type { CartItemsReading, CartState, CartStatus, CartStatusInput } from './cart-status'
export { sumBuyerCart, sumGuestCart } from './cart-sums'
export type { CartDestination, CartSums, PlatformSums } from './cart-sums'
export { cartLineChanges, continueVisits } from './cart-page/cart-visits'
export type { CartLineChange, CartVisit, CartVisits, SeenLine } from './cart-page/cart-visits'
export {
  checkoutErrorCode,
  firstCheckoutError,
  isCheckoutAccepted,
  isCheckoutReady,
  serverCheckoutErrorCode,
  shouldRestartCheckout,
} from './checkout'
export type { CheckoutState } from './checkout'
export { couponRefusal, longestCouponCode, normalizeCouponCode, refineCouponRefusal } from './coupon-refusal'
export type { AdvertisedCoupons, CouponRefusal } from './coupon-refusal'
export { listDiscounts, netBeforeDiscounts } from './discount-list'
export type { AppliedPromotion, Discount, DiscountedLine } from './discount-list'
export { readEnteredQuantity } from './entered-quantity'
export { deliveryOffers, estimateDelivery, heaviestParcel, requiresFreight } from './freight'
export type {
  DeliveredProducts,
  DeliveryEstimate,
  DeliveryKind,
  DeliveryOffer,
  EstimatedQuantity,
  PackedQuantity,
} from './freight'
export {
  addGuestCartLine,
  addGuestCartLines,
  countGuestCartLines,
  readGuestCart,
  removeGuestCartLine,
  setGuestCartQuantity,
} from './guest-cart'
export type { GuestCartAddition, GuestCartLine, GuestCartReading } from './guest-cart'
export { guestCartExcess } from './guest-cart-limits'
export type { GuestCartExcess } from './guest-cart-limits'
export { refusedGuestCoupons, waitingGuestCoupons } from './guest-coupons'
export type { GuestCoupon } from './guest-coupons'
export { inactiveCartsQuery, isInactiveCartsQuery } from './inactive-carts-query'
export type { InactiveCartsPlace } from './inactive-carts-query'
export { fitPrintFiles, longestPrintFiles, readPrintFiles, toPrintFileFields } from './print-files'
export type { PrintFile } from './print-files'
export { isSameNotes, longestOrderNote, readOrderNotes, toNoteFields } from './order-notes'
export type { NoteFields, OrderNotes } from './order-notes'
export { ownOrderNumber } from './own-order-number'
export { packGoods } from './cart-page/packed-goods'
export type { PackedGoods } from './cart-page/packed-goods'
export { planArrangements } from './plan-arrangements'
export type { GroupedItem, ItemMove, RequestedQuantity } from './plan-arrangements'
export { largestQuantity, maximumGuestCartLines, shownGuestLines } from './quantity-limits'
export { quantityUnits } from './quantity-units'
export type { PackSizes, QuantityUnit } from './quantity-units'
export { isSample, maximumSamples, sampleRefusal } from './samples'
export type { SampleLine, SampleRefusal } from './samples'
export { findShortage } from './shortage'
export type { ProductStock, Shortage } from './shortage'
export { maximumDeliveryGroups, splitQuantities } from './split-quantities'
export type { QuantitySplit } from './split-quantities'
export { packsPerParcel, shippingUnits } from './shipping-units'
export type { ShippingUnits } from './shipping-units'
