import type { ShopType } from '@cartonnage/sdk/rules'

/** The platform's webstore of each shop. */
export const webstoreIds: Readonly<Record<ShopType, string>> = {
  CH: '0ZECH00000000014AA',
  DE: '0ZEDE00000000014AA',
}
