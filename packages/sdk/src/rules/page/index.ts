/**
 * What surrounds a page: menus, footer, notifications, dialogs, metadata.
 *
 * @module @cartonnage/sdk/rules/page
 */
export { canPickCountry, pickerButtonLabel, pickerColumns } from './country-picker'
export type { PickerLabels } from './country-picker'
export { canCloseDialog, dialogSizes, readDialogSize } from './dialog'
export type { DialogSize, DialogState } from './dialog'
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
} from './footer'
export type { CookieSettingsLink, FooterColumn, FooterItem, PaymentOrCarrier, TrustBadge } from './footer'
export { chosenLanguageUrl, languageOptions, partialMatchUrl } from './language-choice'
export type { LanguageOption, LanguageLocation } from './language-choice'
export { breakpoints, debounceMs, isWithin, resizeDelayMs } from './layout'
export type { Breakpoint } from './layout'
export { resolveMenuLink } from './menu-link'
export type { ContactLink, ExternalLink, LinkedMenuItem, MenuLink, MenuLocation, PageLink } from './menu-link'
export {
  alternates,
  canonicalUrl,
  documentLanguage,
  editAlternates,
  robots,
  siteNames,
  webSiteData,
} from './metadata'
export type { Alternate, AlternatesInput, RouteKind, SiteNames } from './metadata'
export { navigationLevels, readNavigationTree } from './navigation'
export type { NavigationItem } from './navigation'
export { resolveCategoryUrl, resolveNavigationUrl } from './navigation-url'
export type { NavigationLocation } from './navigation-url'
export { platformToast, productNotification, toastLifetime } from './notification'
export type { NotificationPosition, ToastInput, ToastVariant } from './notification'
export { firstOrderDiscounts, readPromoText } from './promo'
export { chooseRegion, regionOptions, showsRegionSelector } from './region-choice'
export type { RegionChange, RegionNaming, RegionOption } from './region-choice'
export { assumedUnit, searchFieldPath } from './search-field-path'
export { resolveUserMenuItem, userMenuClick, visibleMenuItems } from './user-menu'
export type { SignOutLink } from './user-menu'
