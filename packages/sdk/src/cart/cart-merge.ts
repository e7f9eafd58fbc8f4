import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { createProductCalls } from '../catalog/product-calls'
import { addItemsToCart } from '../contract/cart/cart-actions'
import { guestCartStore } from '../guest-cart/guest-cart'
import type { ResolvedOptions } from '../client/options'
import { isSameRecordId } from '../record-id'
import type { CartDifference } from '../state/cart'
import type { ReadableStore } from '../state/store'
import { productsNotPreservedEntry } from '../storage/storage-entries'
import type { SendOptions, Transport } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { cartBrowser, createIds } from './cart-browser'
import { cartMergeStores } from './cart-merge-stores'
import { findNextLook, mergeGuestCart } from './merge-guest-cart'
import type { MergePorts } from './merge-guest-cart'
import { dropReportedLines, readReportedLines, returnUnsentLines } from './merge-journal-store'

export interface CartMergeFeature {
  /**
   * Lines of the guest's cart that are not in the buyer's as they were meant: refused ones, those of which nobody knows,
   * and with `confirmedBy` those that should be looked at once. They are told to this buyer alone, until dismissed.
   */
  readonly differences: ReadableStore<readonly CartDifference[]>
  /**
   * How many products of the guest's cart did not come along when the buyer signed in; 0 when all did, and once the
   * differences are dismissed. [4.guest-cart-on-login-5]
   */
  readonly productsNotPreserved: ReadableStore<number>
  /**
   * Brings the browser's guest cart into the buyer's cart; false when not all of it is known to be there as it was
   * meant. What is in doubt is looked for beside everything else.
   */
  merge(): Promise<boolean>
  /** The buyer has read which lines did not come along as they were meant. */
  dismissDifferences(): Promise<void>
  /** Before the buyer signs out: what was never sent is the guest's again, the rest is forgotten. */
  leave(): Promise<void>
}

/** Which of the products this shop sells; the others are left out of the list, or the call fails as a whole. */
async function findSold(made: Transport, productIds: readonly string[]): Promise<ReadonlySet<string>> {
  const products = await createProductCalls(made).listProducts(productIds)
  return new Set(productIds.filter((id) => products.some((product) => isSameRecordId(product.id, id))))
}

/** Sends guest cart lines to the shop's own action [7.1-2]; only success or failure is known. */
export async function mergeLines(
  { send }: Transport,
  lines: readonly { readonly productId: string; readonly quantity: number | string }[],
  options?: SendOptions,
): Promise<void> {
  await send(addItemsToCart, { body: { lineItems: lines.map((line) => ({ ...line })) } }, options)
}

/** Brings what the browser keeps into the buyer's cart, and goes on looking for what is in doubt. */
export function cartMerge(client: Client): CartMergeFeature {
  const { options, storage: browserStore, events, webstoreId, reportFailure } = client
  const { clock, platformWorkTimeMs } = options
  const { differences, productsNotPreserved } = client.use(cartMergeStores)
  const { calls, refresh } = client.use(buyerCart)
  const [browser, made] = [client.use(cartBrowser), client.use(transport)]
  const show = () => differences.set(readReportedLines({ browserStore, webstoreId }, browser.self().owner))

  const ports: MergePorts = {
    webstoreId,
    browserStore,
    guestCart: client.use(guestCartStore),
    browser,
    now: clock.now,
    platformWorkTimeMs,
    createId: createIds(options),
    findSold: (productIds) => findSold(made, productIds),
    readCart: () => calls.read({}),
    send: (lines, call) => mergeLines(made, lines, call),
    reportFailure,
    onMerged: () => {
      events.emit('cartchanged')
      refresh()
    },
    onDiffers: (lines) => {
      show()
      events.emit('cartmismatch', lines)
    },
  }

  const keepLooking = createLooking(ports, { ...options, show })
  const readReported = () => readReportedLines(ports, browser.self().owner)

  return {
    differences,
    productsNotPreserved,
    merge: async () => {
      const signal = client.signal()
      try {
        await mergeGuestCart(ports)
        return findNextLook(ports) === undefined && readReported().length === 0
      } finally {
        show()
        // Only the end of the shopper's stay ends it early.
        keepLooking(signal).catch(() => undefined)
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

interface LookingPorts extends Pick<ResolvedOptions, 'clock' | 'reportFailure'> {
  /** Called after each look. */
  readonly show: () => void
}

/** Looks again as long as something is open; one such look at a time. */
function createLooking(ports: MergePorts, { clock, reportFailure, show }: LookingPorts) {
  let isLooking = false
  return async (signal: AbortSignal) => {
    if (isLooking) return
    isLooking = true
    try {
      for (let ms = findNextLook(ports); ms !== undefined; ms = findNextLook(ports)) {
        await clock.sleep(ms, signal)
        await mergeGuestCart(ports).catch((error: unknown) =>
          reportFailure(error, 'the guest cart cannot be merged'),
        )
        show()
      }
    } finally {
      isLooking = false
    }
  }
}
