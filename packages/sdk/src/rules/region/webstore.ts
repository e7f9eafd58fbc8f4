import type { ShopType } from './shop-type'

/** The webstore of each shop, by its record id. */
export const webstoreIds: Readonly<Record<ShopType, string>> = {
  CH: '0ZECH00000000014AA',
  DE: '0ZEDE00000000014AA',
}

/** The shop that a webstore is known to belong to; `undefined` for one that is not known. */
export function resolveWebstoreShop(webstoreId: string): ShopType | undefined {
  // The other three characters of a record id only check these.
  const isWebstoreOf = (shop: ShopType) => webstoreIds[shop].slice(0, 15) === webstoreId.slice(0, 15)
  return (['CH', 'DE'] as const).find(isWebstoreOf)
}
