import { platformActions, type ClientOptions } from '@cartonnage/sdk'
import type { ShopType } from '@cartonnage/sdk/rules'
import { plainPlatform } from './shop-settings'

/** Options of a client where the platform has neither classes nor fields of the shop. */
export const plainPlatformOptions = (shop: ShopType): Pick<ClientOptions, 'actions' | 'productFields'> => ({
  actions: platformActions({
    menus: { communityId: plainPlatform.communityIds[shop] },
    businessGroups: plainPlatform.businessGroups,
  }),
  productFields: '*',
})
