import { guestCart, type GuestCartFeature } from '@cartonnage/sdk'
import type { GuestCartLine } from '@cartonnage/sdk/rules'
import { countGuestCartLines } from '@cartonnage/sdk/rules'
import { useFeature } from './shop-provider'
import { useStore } from './use-store'

/** The guest cart, and the methods that change it. */
export interface GuestCartView extends Pick<
  GuestCartFeature,
  'add' | 'addAll' | 'setQuantity' | 'remove' | 'clear'
> {
  /** Empty on a server and while hydrating: only the browser has them. */
  readonly lines: readonly GuestCartLine[]
  /** Number of lines, the count on the cart icon of a guest. */
  readonly count: number
}

/** The guest cart of this browser; follows changes in other tabs. */
export function useGuestCart(): GuestCartView {
  const feature = useFeature(guestCart)
  const lines = useStore(feature)
  const { add, addAll, setQuantity, remove, clear } = feature
  return { lines, count: countGuestCartLines(lines), add, addAll, setQuantity, remove, clear }
}
