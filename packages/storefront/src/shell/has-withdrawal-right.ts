import type { ShopType } from '@cartonnage/sdk/rules'

/** Whether a buyer may withdraw from a contract: consumers in the European Union, guests among them. */
export const hasWithdrawalRight = (shop: ShopType, userType: 'private' | 'business' | undefined): boolean =>
  shop === 'DE' && userType !== 'business'
