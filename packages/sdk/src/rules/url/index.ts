/**
 * Paths of a shop: base path, language, search, links that are safe to follow.
 *
 * @module @cartonnage/sdk/rules/url
 */
export { parseShopUrl } from './base-path'
export type { ShopBase, ShopUrl } from './base-path'
export { fullBasePath, joinBasePath, canonicalBasePath, canonicalBasePathname } from './canonical-base-path'
export { rewriteLocale } from './locale-url'
export { logoutUrl, platformLogoutUrl, selfRegistrationUrl } from './login-url'
export { isPreviewHost } from './preview'
export { isSafeUrl } from './safe-url'
export type { SafeUrlOptions } from './safe-url'
export { sameOriginPath } from './same-origin-path'
export {
  boxFinderPath,
  boxFinderSearchPath,
  boxFinderSearchTerm,
  isSearchable,
  readProductNumber,
  readSearchTerm,
  searchPath,
} from './search'
export type { Dimensions } from './search'
export { externalShopUrl, germanShopUrl, swissShopUrl } from './shop-links'
export type { ShopLinkLocation } from './shop-links'
