import { cartKey, cartMergeStores, cartProcessing, guestPermissionsKey } from '@cartonnage/sdk'
import type { CartStatus } from '@cartonnage/sdk/rules'
import { toCartStatus } from '@cartonnage/sdk/rules'
import { useFeature, useShopClient } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

/**
 * Whether the cart is changing, can go to checkout, and what guests may do. It follows the stores of the client and
 * loads nothing.
 */
export function useCartStatus(): CartStatus {
  const { loaded } = useShopClient()
  return toCartStatus({
    cart: valueOf(useStore(loaded(cartKey)))?.summary,
    isChanging: useStore(useFeature(cartProcessing)),
    guestPermissions: valueOf(useStore(loaded(guestPermissionsKey))),
    productsNotPreserved: useStore(useFeature(cartMergeStores).productsNotPreserved),
  })
}
