/**
 * The shop's rules as pure functions: no I/O, no clock, no randomness, no framework. Each answers, or throws a
 * `ShopError` with a code. Import only what you use; everything else leaves the bundle. Figures that concern calls
 * alone, such as page sizes and waits before a retry, stay inside the sdk.
 *
 * @module
 */
export { isResponseError, isShopError, ResponseError, ShopError } from '../errors/errors'
export type { ResponseErrorOptions, ServerError, ShopErrorCode } from '../errors/errors'
export { isNoAccount, isSameRecordId } from '../record-id'

export {
  canUseGuestCart,
  canUseGuestCheckout,
  canUseGuestDataForAuthUsers,
  dropBlankTexts,
  isGuestId,
  normalizeAccountId,
  requireAccountId,
} from './access'
export type { GuestLimits } from './access'
export { canListAddresses } from './address-access'
export {
  addressFields,
  addressLimits,
  addressLines,
  hasHouseNumber,
  isLiechtenstein,
  normalizePostalCode,
  tidyText,
  usesRegionLabel,
} from './address'
export type { AddressCountry, AddressField, PrintedAddress } from './address'
export { addressFormFields, deliveryCountries, readAddressForm } from './address-form'
export type {
  AddressFormOptions,
  AddressFormReading,
  AddressFormValues,
  AddressProblem,
  DeliveryCountry,
  EnteredAddress,
} from './address-form'
export { contextLifetime, shouldRefreshContext } from './call/application-context'
export { parseShopUrl } from './base-path'
export type { ShopBase, ShopUrl } from './base-path'
export { boxFinderResetUrl, readDimension, readDimensions, startBoxFinder } from './box-finder'
export type { BoxFinderFields, BoxFinderPage, BoxFinderStart } from './box-finder'
export { fitBox, maximumBoxFinderDimension } from './box-fit'
export type { BoxFit, FittingBox } from './box-fit'
export { readBoxHeights } from './box-heights'
export type { BoxHeights } from './box-heights'
export { fitLabels } from './box-labels'
export type { FitLabel } from './box-labels'
export { compareBoxes } from './box-ranking'
export type { RankedBox } from './box-ranking'
export { storedBoxFinder } from './stored-box-finder'
export type { StoredBoxFinder } from './stored-box-finder'
export { parcelLimits } from './parcel-limits'
export type { ParcelLimits, ParcelSize } from './parcel-limits'
export { currentCart } from './call/call-defaults'
export { asksBeforeSwitch, clearsCart } from './cart-clearing'
export type { ShopSwitch, ShopView } from './cart-clearing'
export { chooseInactiveCart, resolveCartIcon } from './cart-icon'
export type { ActiveCartIcon, CartPage } from './cart-icon'
export {
  arrangeItemsStatus,
  countProducts,
  isCartProcessing,
  isReadyForCheckout,
  isUnfinishedCartRead,
  toCartStatus,
} from './cart-status'
export type { CartItemsReading, CartState, CartStatus, CartStatusFacts } from './cart-status'
export {
  checkoutErrorCode,
  firstCheckoutError,
  isCheckoutAccepted,
  isCheckoutReady,
  serverCheckoutErrorCode,
  shouldRestartCheckout,
} from './checkout'
export type { CheckoutState } from './checkout'
export { contentPrice } from './content-price'
export { canPickCountry, pickerButtonLabel, pickerColumns } from './country-picker'
export type { PickerWords } from './country-picker'
export { chooseCurrency } from './currency'
export type { CurrencyMarket, CurrencySettings } from './currency'
export { canCloseDialog, dialogSizes, readDialogSize } from './dialog'
export type { DialogSize, DialogState } from './dialog'
export { deliveryTariff, smallOrderSurcharge } from './delivery-tariff'
export type { DeliveryFee, DeliveryTariff } from './delivery-tariff'
export { shareDiscount } from './discount'
export { flagEmoji } from './flag-emoji'
export {
  consentTitleRemoval,
  copyrightLine,
  emailHref,
  footerColumns,
  groupFooterItems,
  publishedState,
  readContact,
  resolveFooterItem,
  shownBadges,
  trustBadges,
} from './footer'
export type { CookieSettingsLink, FooterColumn, FooterItem, PaymentOrCarrier, TrustBadge } from './footer'
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
export { chosenLanguageUrl, languageOptions, partialMatchUrl } from './language-choice'
export type { LanguageOption, LanguagePlace } from './language-choice'
export { breakpoints, debounceMs, isWithin, resizeDelayMs } from './layout'
export type { Breakpoint } from './layout'
export {
  defaultLocale,
  getLocaleCountry,
  getPrimaryLanguage,
  getShortLanguageLabel,
  isShopLocale,
  matchLocale,
  requireShopLocale,
  shopLocales,
} from './locale'
export type { LocaleMatch, ShopLocale } from './locale'
export { countryLabel, languageLabel, toLocaleOption } from './locale-label'
export type { LocaleNaming, LocaleOption } from './locale-label'
export { rewriteLocale } from './locale-url'
export { logoutUrl, platformLogoutUrl, selfRegistrationUrl } from './login-url'
export { resolveMenuLink } from './menu-link'
export type { ContactLink, ExternalLink, LinkedMenuItem, MenuLink, MenuPlace, PageLink } from './menu-link'
export {
  alternates,
  canonicalUrl,
  documentLanguage,
  editAlternates,
  robots,
  siteNames,
  webSiteData,
} from './metadata'
export type { Alternate, AlternatesQuestion, RouteKind, SiteNames } from './metadata'
export {
  addMoney,
  documentTotals,
  documentVat,
  isZeroMoney,
  lineGross,
  lineNet,
  minorUnitDecimals,
  multiplyMoney,
  sumMoney,
  unitDecimals,
  unitGross,
} from './money'
export type { DocumentInput, DocumentTotals, Money, Numeric, VatBase } from './money'
export { formatMoney, formatNumber, formatPercent } from './money-format'
export type { MoneyFormat } from './money-format'
export { navigationLevels, readNavigationTree } from './navigation'
export type { NavigationItem } from './navigation'
export { resolveCategoryUrl, resolveNavigationUrl } from './navigation-url'
export type { NavigationPlace } from './navigation-url'
export { platformToast, productNotification, toastLifetime } from './notification'
export type { NotificationPosition, ToastQuestion, ToastVariant } from './notification'
export { ownOrderNumber } from './own-order-number'
export { addressName, fullName } from './person-name'
export type { AddressName, PersonName } from './person-name'
export { formatPhone, phoneHref } from './phone'
export { pollDelay } from './call/polling'
export { isPreviewHost } from './preview'
export { chooseMainPrice } from './price-display'
export type { MainPrice } from './price-display'
export { findCliff, largestAllowed, raiseQuantity, tierTable, unitPriceFor } from './price-tiers'
export type { PriceCliff, PriceTier, PriceTierRow, QuantityRule } from './price-tiers'
export { firstOrderDiscounts, readPromoText } from './promo'
export { largestQuantity, mostGuestCartLines } from './quantity-limits'
export {
  chooseShipToRegion,
  externalShops,
  readRegion,
  readUrlRegion,
  removeUrlRegion,
  resolveCountry,
  shopCurrencies,
  shopRegions,
} from './region'
export type { CountryQuestion, Region } from './region'
export { chooseRegion, regionOptions, showsRegionSelector } from './region-choice'
export type { RegionChange, RegionNaming, RegionOption } from './region-choice'
export { isSafeUrl } from './safe-url'
export type { SafeUrlOptions } from './safe-url'
export { sameOriginPath } from './same-origin-path'
export {
  boxFinderPath,
  boxFinderSearchPath,
  boxFinderSearchTerm,
  isSearchable,
  readArticleNumber,
  readSearchTerm,
  searchPath,
} from './search'
export type { Dimensions } from './search'
export { assumedUnit, searchFieldPath } from './search-field-path'
export { externalShopUrl, germanShopUrl, swissShopUrl } from './shop-links'
export type { ShopLinkPlace } from './shop-links'
export { defaultHostSettings, isOrgSandboxHost, resolveShopType } from './shop-type'
export type { HostSettings, ShopType } from './shop-type'
export { findShortage } from './shortage'
export type { ProductStock, Shortage } from './shortage'
export { deriveShopperContext, isSignedIn, resolveEffectiveAccount } from './shopper-context'
export type { NamedAccount, ShopperContext, ShopperContextQuestion, ShopperFacts } from './shopper-context'
export { fullBasePath, joinBasePath, shownBasePath, shownBasePathname } from './shown-base-path'
export { parseDimension, parseQuantity } from './typed-number'
export { readTypedQuantity } from './typed-quantity'
export { parseSizeTerm, parseTypedSize, sidesOf } from './typed-size'
export type { TypedSize } from './typed-size'
export { resolveUserMenuItem, userMenuClick, visibleMenuItems } from './user-menu'
export type { SignOutLink } from './user-menu'
export { defaultVatInfo, readVatInfo, resolveVatInfo, resolveVatRate } from './vat'
export type { VatIdState, VatInfo, VatRate, VatRateQuestion } from './vat'
export { readVatRates } from './vat-records'
export { readVatId, vatIdField } from './vat-id'
export type { VatIdFinding, VatIdReading } from './vat-id'
export { webstoreIds } from './webstore'
