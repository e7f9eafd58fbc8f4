/**
 * Region, shop and webstore of a visitor.
 *
 * @module @cartonnage/sdk/rules/region
 */
export { flagEmoji } from './flag-emoji'
export {
  chooseShipToRegion,
  externalShops,
  readRegion,
  readUrlRegion,
  removeUrlRegion,
  resolveRegion,
  shopCurrencies,
  shopRegions,
} from './region'
export type { RegionInput, Region } from './region'
export { defaultHostSettings, isOrgSandboxHost, resolveShopType } from './shop-type'
export type { HostSettings, ShopType } from './shop-type'
export { webstoreIds } from './webstore'
