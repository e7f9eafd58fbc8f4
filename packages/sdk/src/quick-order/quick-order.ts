import type { FeatureContext } from '../client/client'
import { ShopError } from '../errors/errors'
import { maximumOrderRows, type OrderRow } from '../rules/quick-order/order-row'
import type { ReadableStore } from '../state/store'
import { stoppedRunEntry } from '../storage/storage-entries'
import { checkRows, type CheckedOrder } from './check-rows'
import type { ProgressOptions } from './in-rounds'
import { runStore, type OrderRun } from './order-run'
import { orderRunner } from './order-runner'
import { toWaiting } from './run-lines'

/**
 * Ordering by a list of article numbers and quantities, as a guest or a buyer: first it is checked, then added. The store
 * has the list that is being added, or was, until it is dismissed; null without one. It is one for all tabs of a browser.
 */
export interface QuickOrderFeature extends ReadableStore<OrderRun | null> {
  /**
   * Says what will become of every row, without changing anything. Sends a call for the products of 20 numbers and one for
   * their prices, a search for each of up to 40 unknown numbers, and reads the cart. Errors: `INVALID_OPTION` for more than
   * `maximumOrderRows` rows; those of calls.
   */
  check(rows: readonly OrderRow[], options?: ProgressOptions): Promise<CheckedOrder>
  /**
   * Adds the rows that can be added, in parts, each exactly once even when a page dies midway; resolves to what became of
   * every row, or of as many as were added when it was stopped. Errors: `INVALID_OPTION` while there is another list that is
   * not through; those of calls, with the list kept as stopped.
   */
  add(order: CheckedOrder): Promise<OrderRun | null>
  /** Goes on with a list that was stopped, failed, or left by a page that has died. Null without one. */
  resume(): Promise<OrderRun | null>
  /** Stops after the part that is under way, on whichever page. */
  stop(): void
  /** Forgets the list and what became of it. Errors: `INVALID_OPTION` while it is being added. */
  dismiss(): void
}

/** Ordering by a list of article numbers and quantities. */
export function quickOrder(client: FeatureContext): QuickOrderFeature {
  const { storage } = client
  const store = client.use(runStore)
  const { advance } = client.use(orderRunner)
  const requireThrough = (isThrough: boolean) => {
    if (!isThrough) throw new ShopError('INVALID_OPTION', 'there is a list that is not through')
  }
  const go = async (begin?: () => void) => {
    await advance(begin)
    return store.run.getSnapshot()
  }
  return {
    ...store.run,
    check: async (rows, options) => {
      if (rows.length > maximumOrderRows)
        throw new ShopError('INVALID_OPTION', `rows: at most ${maximumOrderRows}`)
      return await checkRows(client, rows, options)
    },
    add: async (order) => {
      const before = store.read()
      requireThrough(before === undefined || before.state === 'done')
      return await go(() => {
        // Another press may have been in front.
        requireThrough(store.read()?.id === before?.id)
        store.begin(order)
      })
    },
    resume: async () => {
      if (store.read() === undefined) return null
      return await go(() => restart(client))
    },
    stop: () => void storage.write(stoppedRunEntry, store.read()?.id ?? null),
    dismiss: () => {
      requireThrough(store.read()?.state !== 'going')
      store.remove()
    },
  }
}

/** A list that stands still goes on with what is missing. */
function restart(client: FeatureContext): void {
  const store = client.use(runStore)
  const run = store.read()
  if (run === undefined || run.state === 'going') return
  client.storage.remove(stoppedRunEntry)
  store.update({
    state: 'going',
    lines: run.lines.flatMap((line) => (line.outcome === 'failed' ? toWaiting([line]) : [line])),
  })
}
