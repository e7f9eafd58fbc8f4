import { isSameRecordId } from '../record-id'
import type { ShopType } from './shop-type'

/** The webstore of each shop, by its record id. */
export const webstoreIds: Readonly<Record<ShopType, string>> = {
  CH: '0ZECH00000000014AA',
  DE: '0ZEDE00000000014AA',
}

/** The shop that a webstore is known to belong to; `undefined` for one that is not known. */
export function resolveWebstoreShop(webstoreId: string): ShopType | undefined {
  return (['CH', 'DE'] as const).find((shop) => isSameRecordId(webstoreIds[shop], webstoreId))
}
