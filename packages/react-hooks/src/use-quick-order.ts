import { quickOrder, type OrderRun, type QuickOrderFeature } from '@cartonnage/sdk'
import { useFeature } from './shop-provider'
import { useStore } from './use-store'

/** Ordering by a list of article numbers and quantities, and the list that is being added. */
export interface QuickOrderView extends Pick<
  QuickOrderFeature,
  'check' | 'add' | 'resume' | 'stop' | 'dismiss'
> {
  /** What becomes of every row, from pressing the button until it is dismissed; null without a list. */
  readonly run: OrderRun | null
}

/**
 * Orders by a list: {@link QuickOrderFeature.check} it, show what will become of each row, then `add` it and show `run`. It
 * starts nothing itself; a page calls `resume` to go on with a list whose page has died, whose `run` is `going`.
 */
export function useQuickOrder(): QuickOrderView {
  const feature = useFeature(quickOrder)
  const run = useStore(feature)
  const { check, add, resume, stop, dismiss } = feature
  return { run, check, add, resume, stop, dismiss }
}
