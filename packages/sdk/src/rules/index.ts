/**
 * The shop's rules as pure functions: no I/O, no clock, no randomness, no framework. Each returns a value or
 * throws a `ShopError` with a code. Bundlers drop the ones that you do not import. Constants that only concern calls,
 * such as page sizes and retry delays, are not public.
 *
 * @module @cartonnage/sdk/rules
 */
export { isNoAccount, isSameRecordId } from '../record-id'

export {
  canUseGuestCart,
  canUseGuestCheckout,
  canUseGuestDataForAuthUsers,
  dropBlankTexts,
  isGuestId,
  normalizeAccountId,
  requireAccountId,
} from './account/access'
export type { GuestLimits } from './account/access'
export {
  addressFields,
  addressLimits,
  addressLines,
  hasHouseNumber,
  usesRegionLabel,
} from './account/address'
export type { AddressCountry, AddressField, PrintedAddress } from './account/address'
export { canListAddresses } from './account/address-access'
export {
  addressFormFields,
  deliveryCountries,
  isOptionalAddressField,
  readAddressForm,
} from './account/address-form'
export type {
  AddressFormFields,
  AddressFormOptions,
  AddressFormReading,
  AddressFormValues,
  AddressProblem,
  DeliveryCountry,
  EnteredAddress,
} from './account/address-form'
export { addressName, fullName } from './account/person-name'
export type { AddressName, PersonName } from './account/person-name'
export { formatPhone, phoneHref } from './account/phone'
export { deriveShopperContext, isSignedIn } from './account/shopper-context'
export type {
  NamedAccount,
  ShopperContext,
  ShopperContextInput,
  ShopperDetails,
} from './account/shopper-context'
export { readVatId, vatIdField } from './account/vat-id'
export type { VatIdFinding, VatIdReading } from './account/vat-id'

export { boxFinderResetUrl, readDimensions, startBoxFinder, storedBoxFinder } from './box/box-finder'
export type { BoxFinderFields, BoxFinderPage, BoxFinderStart, StoredBoxFinder } from './box/box-finder'
export { fitBox, maximumBoxFinderDimension } from './box/box-fit'
export type { BoxFit, CandidateBox } from './box/box-fit'
export { readBoxHeights } from './box/box-heights'
export type { BoxHeights } from './box/box-heights'
export { fitLabels } from './box/box-labels'
export type { FitLabel } from './box/box-labels'
export { compareBoxes } from './box/box-ranking'
export type { RankedBox } from './box/box-ranking'
export { parcelLimits, parcelSizeOf } from './box/parcel-limits'
export type { ParcelLimits, ParcelSize } from './box/parcel-limits'
export { parseDimensionsTerm, findDimensions, toDimensions } from './box/entered-dimensions'
export type { EnteredDimensions } from './box/entered-dimensions'
export { chooseInGroups, facetChips } from './facets/facet-chips'
export type { FacetChip } from './facets/facet-chips'
export { widenRange } from './facets/facet-range'
export type { FacetRange, StepKind } from './facets/facet-range'
export { toRefinements } from './facets/facet-refinements'
export type { FacetRefinement } from './facets/facet-refinements'
export {
  canonicalFacetQuery,
  changeFacet,
  readFacets,
  withFacets,
  writeFacets,
} from './facets/facet-selection'
export type { FacetChange, FacetChoice, FacetSelection, ReadFacetsOptions } from './facets/facet-selection'
export { shopFacets } from './facets/facet-table'
export type { FacetDefinition, FacetKind } from './facets/facet-table'
export { facetGroups } from './facets/facet-view'
export type {
  FacetAnswer,
  FacetFlag,
  FacetGroup,
  FacetGroupNames,
  FacetOption,
  FacetOptionGroup,
  FacetRangeGroup,
  FacetStep,
  FoundFacet,
  FoundFacetValue,
} from './facets/facet-view'

export { readGoods } from './box/entered-goods'
export type { EnteredGoods } from './box/entered-goods'

export { contextLifetime, shouldRefreshContext } from './call/application-context'
export { activeCheckout, checkoutCartStatus, currentCart, sinceVersion } from './call/call-defaults'
export { pollDelay } from './call/polling'

export { asksBeforeSwitch, clearsCart } from './cart/cart-clearing'
export type { ShopSwitch, CountryAndCurrency } from './cart/cart-clearing'
export { checkCartName, longestCartName } from './cart/cart-name'
export type { CartNameProblem } from './cart/cart-name'
export { chooseInactiveCart, resolveCartIcon } from './cart/cart-icon'
export type { ActiveCartIcon, CartPage } from './cart/cart-icon'
export {
  arrangeItemsStatus,
  countProducts,
  isCartProcessing,
  isReadyForCheckout,
  isUnfinishedCartRead,
  toCartStatus,
} from './cart/cart-status'
export type { CartItemsReading, CartState, CartStatus, CartStatusInput } from './cart/cart-status'
export {
  checkoutErrorCode,
  firstCheckoutError,
  isCheckoutAccepted,
  isCheckoutReady,
  serverCheckoutErrorCode,
  shouldRestartCheckout,
} from './cart/checkout'
export type { CheckoutState } from './cart/checkout'
export {
  addGuestCartLine,
  addGuestCartLines,
  countGuestCartLines,
  readGuestCart,
  removeGuestCartLine,
  setGuestCartQuantity,
} from './cart/guest-cart'
export type { GuestCartAddition, GuestCartLine, GuestCartReading } from './cart/guest-cart'
export { deliveryOffers, estimateDelivery, requiresFreight } from './cart/freight'
export type {
  DeliveredProducts,
  DeliveryEstimate,
  DeliveryKind,
  DeliveryOffer,
  EstimatedQuantity,
  PackedQuantity,
} from './cart/freight'
export { sumBuyerCart, sumGuestCart } from './cart/cart-sums'
export type { CartDestination, CartSums, PlatformSums } from './cart/cart-sums'
export { guestCartExcess } from './cart/guest-cart-limits'
export type { GuestCartExcess } from './cart/guest-cart-limits'
export {
  couponRefusal,
  longestCouponCode,
  normalizeCouponCode,
  refineCouponRefusal,
} from './cart/coupon-refusal'
export type { AdvertisedCoupons, CouponRefusal } from './cart/coupon-refusal'
export { listDiscounts, netBeforeDiscounts } from './cart/discount-list'
export type { AppliedPromotion, Discount, DiscountedLine } from './cart/discount-list'
export { refusedGuestCoupons, waitingGuestCoupons } from './cart/guest-coupons'
export type { GuestCoupon } from './cart/guest-coupons'
export {
  isSameNotes,
  longestOrderNote,
  orderNoteFields,
  readOrderNotes,
  toNoteFields,
} from './cart/order-notes'
export type { NoteFields, OrderNotes } from './cart/order-notes'
export { ownOrderNumber } from './cart/own-order-number'
export { largestQuantity, maximumGuestCartLines, shownGuestLines } from './cart/quantity-limits'
export { planArrangements } from './cart/plan-arrangements'
export type { GroupedItem, ItemMove, RequestedQuantity } from './cart/plan-arrangements'
export { findShortage } from './cart/shortage'
export type { ProductStock, Shortage } from './cart/shortage'
export { maximumDeliveryGroups, splitQuantities } from './cart/split-quantities'
export type { QuantitySplit } from './cart/split-quantities'
export { readEnteredQuantity } from './cart/entered-quantity'

export { prepaymentDays, prepaymentTerm } from './checkout/prepayment-term'
export type { PrepaymentTerm } from './checkout/prepayment-term'
export { deliveryDates, nextDeliveryChange, presetSenders } from './delivery/delivery-date'
export type { DeliveryDateInput, DeliveryDates, Sender } from './delivery/delivery-date'
export { countDeliveries, deliverySteps } from './delivery/delivery-steps'
export type {
  DeliveryCount,
  DeliveryMoments,
  DeliveryStep,
  DeliveryStepName,
  OrderMoments,
} from './delivery/delivery-steps'
export { desiredDateDays, findDesiredDateProblem } from './delivery/desired-date'
export type { DesiredDateProblem, DesiredDateRange } from './delivery/desired-date'
export {
  findInstructionsProblem,
  instructionsLimit,
  readInstructions,
  writeInstructions,
} from './delivery/driver-instructions'
export type { DriverInstructions, InstructionsProblem } from './delivery/driver-instructions'
export { publicHolidays } from './delivery/public-holidays'
export type { HolidayCalendar, Period } from './delivery/public-holidays'
export { addWorkingDays, calendarDay, holidayLocation, isWorkingDay } from './delivery/working-days'
export type { WorkingLocation } from './delivery/working-days'

export {
  choosePaymentMethods,
  isInvoicePossible,
  isPaymentMethod,
  paymentBadges,
  paymentProcedures,
} from './checkout/payment-methods'
export { formatIban } from './checkout/format-iban'
export { readOrderNumber } from './checkout/order-number'
export { transferCodeText } from './checkout/transfer-code'
export type { Transfer, TransferReceiver } from './checkout/transfer'
export type {
  InvoiceOptions,
  PayingCustomer,
  PaymentMethod,
  PaymentMethodOptions,
  PaymentProcedure,
} from './checkout/payment-methods'

export {
  defaultLocale,
  getLocaleCountry,
  getPrimaryLanguage,
  getShortLanguageLabel,
  isShopLocale,
  matchLocale,
  requireShopLocale,
  shopLocales,
} from './locale/locale'
export type { LocaleMatch, ShopLocale } from './locale/locale'
export { countryLabel, languageLabel, toLocaleOption } from './locale/locale-label'
export type { LocaleNaming, LocaleOption } from './locale/locale-label'
export { parseQuantity } from './locale/whole-number'

export { contentPrice } from './money/content-price'
export { chooseCurrency } from './money/currency'
export type { CurrencyMarket, CurrencySettings } from './money/currency'
export { deliveryTariff, smallOrderSurcharge } from './money/delivery-tariff'
export type { DaysInTransit, DeliveryFee, DeliveryTariff, TimedFee } from './money/delivery-tariff'
export { documentRounding, lineFigures } from './money/document-figures'
export type {
  DocumentLine,
  DocumentRounding,
  DocumentRows,
  FiguresOptions,
  LineFigures,
} from './money/document-figures'
export {
  addMoney,
  documentTotals,
  documentVat,
  grossAmount,
  grossSteps,
  isZeroMoney,
  lineGross,
  lineNet,
  multiplyMoney,
  sumMoney,
  unitDecimals,
  withVat,
} from './money/money'
export type { DocumentInput, DocumentTotals, Money, Numeric, PricedLine, VatBase } from './money/money'
export { formatMoney, formatNumber, formatPercent } from './money/money-format'
export type { MoneyFormat } from './money/money-format'
export { chooseMainPrice } from './money/price-display'
export type { MainPrice } from './money/price-display'
export { priceReduction } from './money/price-reduction'
export { findCliff, largestAllowed, raiseQuantity, tierTable, unitPriceFor } from './money/price-tiers'
export type { PriceCliff, PriceTier, PriceTierRow, QuantityRule } from './money/price-tiers'
export { vatRows } from './money/vat-rows'
export type { TaxedAmount, VatRow } from './money/vat-rows'
export { readVatIdState, resolveVatRate, vatCountry } from './money/delivery-vat'
export type { TaxedDelivery, VatIdState, VatRateInput } from './money/delivery-vat'
export { defaultVatInfo, readVatInfo, resolveVatInfo } from './money/vat'
export type { VatInfo, VatRate } from './money/vat'
export { readVatRates } from './money/vat-records'

export { planReorder, priceChange } from './orders/reorder-plan'
export type {
  ReorderAddition,
  ReorderChange,
  ReorderItem,
  ReorderLine,
  ReorderObstacle,
  ReorderProduct,
  ReorderToday,
} from './orders/reorder-plan'
export { missingAdditions, reorderAdditions, reportReorder } from './orders/reorder-report'
export type { ReorderAnswer, ReorderChoice, ReorderEntry, ReorderOutcome } from './orders/reorder-report'

export { canPickCountry, pickerButtonLabel, pickerColumns } from './page/country-picker'
export type { PickerLabels } from './page/country-picker'
export { canCloseDialog, dialogSizes, readDialogSize } from './page/dialog'
export type { DialogSize, DialogState } from './page/dialog'
export {
  consentTitleRemoval,
  copyrightLine,
  emailHref,
  footerColumns,
  groupFooterItems,
  publishedState,
  readContact,
  resolveFooterItem,
  visibleBadges,
  trustBadges,
} from './page/footer'
export type {
  CookieSettingsLink,
  FooterColumn,
  FooterItem,
  PaymentOrCarrier,
  TrustBadge,
} from './page/footer'
export { chosenLanguageUrl, languageOptions, partialMatchUrl } from './page/language-choice'
export type { LanguageOption, LanguageLocation } from './page/language-choice'
export { breakpoints, debounceMs, isWithin, resizeDelayMs } from './page/layout'
export type { Breakpoint } from './page/layout'
export { resolveMenuLink } from './page/menu-link'
export type {
  ContactLink,
  ExternalLink,
  LinkedMenuItem,
  MenuLink,
  MenuLocation,
  PageLink,
} from './page/menu-link'
export {
  alternates,
  canonicalUrl,
  documentLanguage,
  editAlternates,
  robots,
  siteNames,
  webSiteData,
} from './page/metadata'
export type { Alternate, AlternatesInput, RouteKind, SiteNames } from './page/metadata'
export { navigationLevels, readNavigationTree } from './page/navigation'
export type { NavigationItem } from './page/navigation'
export { resolveCategoryUrl, resolveNavigationUrl } from './page/navigation-url'
export type { NavigationLocation } from './page/navigation-url'
export { platformToast, productNotification, toastLifetime } from './page/notification'
export type { NotificationPosition, ToastInput, ToastVariant } from './page/notification'
export { firstOrderDiscounts, readPromoText } from './page/promo'
export { chooseRegion, regionOptions, showsRegionSelector } from './page/region-choice'
export type { RegionChange, RegionNaming, RegionOption } from './page/region-choice'
export { assumedUnit, searchFieldPath } from './page/search-field-path'
export { resolveUserMenuItem, userMenuClick, visibleMenuItems } from './page/user-menu'
export type { SignOutLink } from './page/user-menu'

export { flagEmoji } from './region/flag-emoji'
export {
  chooseShipToRegion,
  externalShops,
  readRegion,
  readUrlRegion,
  removeUrlRegion,
  resolveRegion,
  shopCurrencies,
  shopRegions,
} from './region/region'
export type { RegionInput, Region } from './region/region'
export { defaultHostSettings, isOrgSandboxHost, resolveShopType } from './region/shop-type'
export type { HostSettings, ShopType } from './region/shop-type'
export { webstoreIds } from './region/webstore'

export { parseShopUrl } from './url/base-path'
export type { ShopBase, ShopUrl } from './url/base-path'
export { rewriteLocale } from './url/locale-url'
export { logoutUrl, platformLogoutUrl, selfRegistrationUrl } from './url/login-url'
export { isPreviewHost } from './url/preview'
export { isSafeUrl } from './url/safe-url'
export type { SafeUrlOptions } from './url/safe-url'
export { sameOriginPath } from './url/same-origin-path'
export {
  boxFinderPath,
  boxFinderSearchPath,
  boxFinderSearchTerm,
  isSearchable,
  readProductNumber,
  readSearchTerm,
  searchPath,
} from './url/search'
export type { Dimensions } from './url/search'
export { externalShopUrl, germanShopUrl, swissShopUrl } from './url/shop-links'
export type { ShopLinkLocation } from './url/shop-links'
export {
  fullBasePath,
  joinBasePath,
  canonicalBasePath,
  canonicalBasePathname,
} from './url/canonical-base-path'
