import { comparison, type ComparisonFeature } from '@cartonnage/sdk'
import { isCompared, maximumCompared } from '@cartonnage/sdk/rules'
import { useFeature } from '../../shop-provider'
import { useStore } from '../../use-store'

/** The products that are to be compared in this browser, and the methods that change them. */
export interface CompareView extends Pick<ComparisonFeature, 'toggle' | 'choose'> {
  /** Their record ids, the first chosen first; none on a server and while hydrating: only the browser has them. */
  readonly ids: readonly string[]
  /** Four are chosen: another one takes the place of one of them only when that was taken away. */
  readonly isFull: boolean
  /** Whether a product is chosen, by its record id of 15 or 18 characters. */
  isChosen(productId: string): boolean
  /** Chooses none any more. */
  clear(): void
}

/**
 * What is to be compared in this browser, up to four products; kept for each shop, and followed across its tabs. The
 * address of a page that compares them is written by `writeCompared` of the rules.
 */
export function useCompare(): CompareView {
  const feature = useFeature(comparison)
  const ids = useStore(feature)
  const { toggle, choose } = feature
  return {
    ids,
    isFull: ids.length >= maximumCompared,
    isChosen: (productId) => isCompared(ids, productId),
    toggle,
    choose,
    clear: () => choose([]),
  }
}
