import { useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartKey, valueOf } from '@cartonnage/sdk'
import type { Cart } from '@cartonnage/sdk'

/** The active cart as the loader has left it in the client's store, without the code that changes it; undefined while unknown. */
export const useActiveCart = (): Cart | null | undefined => valueOf(useStore(useShopClient().loaded(cartKey)))
