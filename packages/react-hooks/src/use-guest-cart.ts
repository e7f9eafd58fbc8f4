import { guestCart, type GuestCartFeature } from '@cartonnage/sdk'
import type { GuestCartLine } from '@cartonnage/sdk/rules'
import { countGuestCartLines } from '@cartonnage/sdk/rules'
import { useFeature } from './shop-provider'
import { useStore } from './use-store'

export interface GuestCartView extends Pick<
  GuestCartFeature,
  'add' | 'addAll' | 'setQuantity' | 'remove' | 'clear'
> {
  /** Empty on a server and during hydration: only the browser knows them. */
  readonly lines: readonly GuestCartLine[]
  /** Number of lines, which is a guest's count. [2.7-6] */
  readonly count: number
}

/** The guest cart of this browser; follows what other tabs do. */
export function useGuestCart(): GuestCartView {
  const feature = useFeature(guestCart)
  const lines = useStore(feature)
  const { add, addAll, setQuantity, remove, clear } = feature
  return { lines, count: countGuestCartLines(lines), add, addAll, setQuantity, remove, clear }
}
