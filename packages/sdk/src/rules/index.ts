/**
 * The shop's rules as pure functions: no I/O, no clock, no randomness, no framework. Each answers, or throws a
 * `ShopError` with a code. Import only what you use; everything else leaves the bundle.
 *
 * @module
 */
export { isResponseError, isShopError, ResponseError, ShopError } from '../errors'
export type { ResponseErrorOptions, ServerError, ShopErrorCode } from '../errors'
export { isNoAccount, isRecordId, isSameRecordId, toRecordId18 } from '../record-id'

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
export { parseShopUrl } from './base-path'
export type { ShopBase, ShopUrl } from './base-path'
export {
  arrangeItemsStatus,
  countProducts,
  isCartProcessing,
  isReadyForCheckout,
  isUnfinishedCartRead,
} from './cart-status'
export type { CartItemsReading, CartState } from './cart-status'
export {
  checkoutErrorCode,
  firstCheckoutError,
  isCheckoutAccepted,
  isCheckoutReady,
  serverCheckoutErrorCode,
  shouldRestartCheckout,
} from './checkout'
export type { CheckoutState } from './checkout'
export { chooseCurrency } from './currency'
export type { CurrencyMarket, CurrencySettings } from './currency'
export { shareDiscount } from './discount'
export {
  addGuestCartLine,
  addGuestCartLines,
  countGuestCartLines,
  readGuestCart,
  removeGuestCartLine,
  setGuestCartQuantity,
} from './guest-cart'
export type { GuestCartAddition, GuestCartLine, GuestCartReading } from './guest-cart'
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
export { rewriteLocale } from './locale-url'
export { logoutUrl, platformLogoutUrl, selfRegistrationUrl } from './login-url'
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
export { navigationLevels, readNavigationTree, resolveCategoryUrl, resolveNavigationUrl } from './navigation'
export type { NavigationItem, NavigationPlace } from './navigation'
export { maximumPollAttempts, pollDelay } from './polling'
export { chooseMainPrice } from './price-display'
export type { MainPrice } from './price-display'
export { findCliff, raiseQuantity, tierTable, unitPriceFor } from './price-tiers'
export type { PriceCliff, PriceTier, PriceTierRow, QuantityRule } from './price-tiers'
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
export { isSafeUrl } from './safe-url'
export type { SafeUrlOptions } from './safe-url'
export { sameOriginPath } from './same-origin-path'
export {
  boxFinderSearchPath,
  boxFinderSearchTerm,
  isSearchable,
  readArticleNumber,
  readSearchTerm,
  searchPath,
} from './search'
export type { Dimensions } from './search'
export { defaultHostSettings, isOrgSandboxHost, resolveShopType } from './shop-type'
export type { HostSettings, ShopType } from './shop-type'
export { fullBasePath, joinBasePath, shownBasePath, shownBasePathname } from './shown-base-path'
export { parseDimension, parseQuantity } from './typed-number'
export { parseTypedSize } from './typed-size'
export type { TypedSize } from './typed-size'
export { defaultVatInfo, readVatInfo, readVatRates, resolveVatInfo, resolveVatRate } from './vat'
export type { VatIdState, VatInfo, VatRate, VatRateQuestion } from './vat'
