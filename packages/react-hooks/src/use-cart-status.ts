import { cartKey, cartMergeStores, cartProcessing, guestPermissionsKey } from '@cartonnage/sdk'
import type { CartStatus } from '@cartonnage/sdk/rules'
import { toCartStatus } from '@cartonnage/sdk/rules'
import { useFeature, useShopClient } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

/**
 * What a page has to know of the cart [3.cart-7]: whether it is being changed, may be checked out, and what guests may
 * do. It follows the client's stores and loads none of them.
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
