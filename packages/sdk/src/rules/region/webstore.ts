import type { ShopType } from './shop-type'

/** The record id of the webstore of each shop. */
export const webstoreIds: Readonly<Record<ShopType, string>> = {
  CH: '0ZECH00000000014AA',
  DE: '0ZEDE00000000014AA',
}

/** The shop of a webstore; `undefined` for an unknown id. */
export function resolveWebstoreShop(webstoreId: string): ShopType | undefined {
  // The last three characters of an 18-character record id are a checksum.
  const isWebstoreOf = (shop: ShopType) => webstoreIds[shop].slice(0, 15) === webstoreId.slice(0, 15)
  return (['CH', 'DE'] as const).find(isWebstoreOf)
}
