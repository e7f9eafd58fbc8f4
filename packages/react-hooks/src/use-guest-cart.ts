import type { GuestCartPart } from '@cartonnage/sdk'
import type { GuestCartLine } from '@cartonnage/sdk/rules'
import { countGuestCartLines } from '@cartonnage/sdk/rules'
import { useShop } from './shop-provider'
import { useStore } from './use-store'

export interface GuestCartView extends Pick<
  GuestCartPart,
  'add' | 'addAll' | 'setQuantity' | 'remove' | 'clear'
> {
  /** Empty on a server and during hydration: only the browser knows them. */
  readonly lines: readonly GuestCartLine[]
  /** Number of lines, which is a guest's count. [2.7-6] */
  readonly count: number
}

/** The guest cart of this browser; follows what other tabs do. */
export function useGuestCart(): GuestCartView {
  const { guestCart } = useShop()
  const lines = useStore(guestCart)
  const { add, addAll, setQuantity, remove, clear } = guestCart
  return { lines, count: countGuestCartLines(lines), add, addAll, setQuantity, remove, clear }
}
