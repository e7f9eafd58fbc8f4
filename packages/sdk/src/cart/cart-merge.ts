import type { Client } from '../client/client'
import { steadyClock } from '../client/steady-clock'
import { transport } from '../client/transport'
import { addItemsToCart } from '../contract/cart/cart-actions'
import { guestCartStore } from '../guest-cart/guest-cart'
import type { ResolvedOptions } from '../client/options'
import type { CartDifference } from '../state/cart'
import type { ReadableStore } from '../state/store'
import { productsNotPreservedEntry } from '../storage/storage-entries'
import type { SendOptions, Transport } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { cartBrowser, createIds } from './cart-browser'
import { cartMergeStores } from './cart-merge-stores'
import { findSold } from './find-sold'
import { hasUnsent } from './merge-attempts'
import { msUntilNextMerge, mergeGuestCart } from './merge-guest-cart'
import type { MergePorts } from './merge-ports'
import { dropReportedLines, readReportedLines, returnUnsentLines } from './merge-journal-store'

/** The merge of the browser's guest cart into the buyer's cart. */
export interface CartMergeFeature {
  /**
   * Lines of the guest cart that are not in the buyer's cart as intended: refused ones, those with an unknown outcome,
   * with `confirmedBy` those that the buyer should check, and those that wait because the platform refused the call
   * itself. Kept for this buyer alone, until dismissed; lines that wait are sent by a later page all the same.
   */
  readonly differences: ReadableStore<readonly CartDifference[]>
  /**
   * How many products of the guest's cart on the server were not transferred when the buyer signed in; 0 again once the
   * differences are dismissed.
   */
  readonly productsNotPreserved: ReadableStore<number>
  /**
   * Adds the browser's guest cart to the buyer's cart; false when not all of it is known to be there as intended. Lines
   * whose response was lost are checked in the background.
   */
  merge(): Promise<boolean>
  /** Forgets the differences, once the buyer has read them. */
  dismissDifferences(): Promise<void>
  /** Before the buyer signs out: puts lines that were never sent back into the guest cart, and forgets the rest. */
  leave(): Promise<void>
}

/** Sends guest cart lines to the shop's own action, which succeeds or fails as a whole; 404 where it does not exist. */
export async function mergeLines(
  { send }: Transport,
  lines: readonly { readonly productId: string; readonly quantity: number | string }[],
  options?: SendOptions,
): Promise<void> {
  await send(addItemsToCart, { body: { lineItems: lines.map((line) => ({ ...line })) } }, options)
}

/** Merges the browser's guest cart into the buyer's cart. */
export function cartMerge(client: Client): CartMergeFeature {
  const { options, storage: browserStore, events, webstoreId, reportFailure } = client
  const { platformWorkTimeMs } = options
  const clock = client.use(steadyClock)
  const { differences, productsNotPreserved } = client.use(cartMergeStores)
  const { calls, refresh } = client.use(buyerCart)
  const [browser, clientTransport] = [client.use(cartBrowser), client.use(transport)]
  const readReported = () => readReportedLines({ browserStore, webstoreId, browser }, browser.self().owner)
  const show = () => differences.set(readReported())

  const ports: MergePorts = {
    webstoreId,
    browserStore,
    guestCart: client.use(guestCartStore),
    browser,
    now: clock.now,
    platformWorkTimeMs,
    createId: createIds(options),
    findSold: (productIds) => findSold(clientTransport, productIds),
    readCart: () => calls.read({}),
    send: (lines, call) => mergeLines(clientTransport, lines, call).then(() => []),
    sendBatch: async (lines, call) => (await calls.addBatch(lines, call)).notices,
    reportFailure,
    onMerged: () => {
      events.emit('cartchanged')
      refresh()
    },
    onMismatch: (lines) => {
      show()
      events.emit('cartmismatch', lines)
    },
  }

  const continueMerging = createMergeLoop(ports, { ...options, show })

  return {
    differences,
    productsNotPreserved,
    merge: async () => {
      const signal = client.signal()
      try {
        await mergeGuestCart(ports)
        const isOpen = hasUnsent(ports) || msUntilNextMerge(ports) !== undefined
        return !isOpen && readReported().length === 0
      } finally {
        show()
        // It rejects only when the shopper changes.
        continueMerging(signal).catch(() => undefined)
      }
    },
    dismissDifferences: async () => {
      browserStore.remove(productsNotPreservedEntry)
      productsNotPreserved.refresh()
      await dropReportedLines(ports, browser.self().owner)
      show()
    },
    leave: async () => {
      await returnUnsentLines(ports, browser, browser.self().owner)
      browser.clear()
      differences.set([])
    },
  }
}

interface MergeLoopPorts extends Pick<ResolvedOptions, 'clock' | 'reportFailure'> {
  /** Called after each merge. */
  readonly show: () => void
}

/** Merges again while something is open; one loop at a time. */
function createMergeLoop(ports: MergePorts, { clock, reportFailure, show }: MergeLoopPorts) {
  let isRunning = false
  return async (signal: AbortSignal) => {
    if (isRunning) return
    isRunning = true
    try {
      for (let ms = msUntilNextMerge(ports); ms !== undefined; ms = msUntilNextMerge(ports)) {
        await clock.sleep(ms, signal)
        await mergeGuestCart(ports, { isContinued: true }).catch((error: unknown) =>
          reportFailure(error, 'the guest cart cannot be merged'),
        )
        show()
      }
    } finally {
      isRunning = false
    }
  }
}
