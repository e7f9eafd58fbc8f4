import type { CartBrowser } from './cart-browser'
import type { CartCalls } from './cart-calls'
import type { ClientCore } from '../client-core'
import type { ResolvedOptions } from '../client/options'
import { isSameRecordId } from '../record-id'
import type { CartResource } from './cart-resource'
import type { CatalogResource } from '../catalog/catalog'
import { storageEntries } from '../storage/storage-entries'
import { findNextLook, mergeGuestCart } from './merge-guest-cart'
import type { MergePorts } from './merge-guest-cart'
import { dropToldLines, readToldLines, returnUnsentLines } from './merge-journal-store'

export interface CartMerge {
  /**
   * Brings the browser's guest cart into the buyer's cart; false when not all of it is known to be there as it was
   * meant. What is in doubt is looked for beside everything else.
   */
  merge(): Promise<boolean>
  /** The buyer has read which lines did not come along as they were meant. */
  dismissMergeDifferences(): Promise<void>
  /** Before the buyer signs out: what was never sent is the guest's again, the rest is forgotten. */
  leave(): Promise<void>
}

/** What of the platform a merge asks. */
export interface MergePlatform {
  readonly cart: Pick<CartResource, 'mergeLines'>
  readonly catalog: Pick<CatalogResource, 'listProducts'>
}

interface MergeParts {
  readonly platform: MergePlatform
  readonly calls: CartCalls
  readonly browser: CartBrowser
  readonly refresh: () => void
}

/** Ids that no other page of the browser makes. */
export const createIds =
  ({ clock, random }: Pick<ResolvedOptions, 'clock' | 'random'>) =>
  (): string =>
    `${clock.now().toString(36)}-${Math.floor(random() * 2 ** 32).toString(36)}`

/** Which of the products this shop sells; the others are left out of the list, or the call fails as a whole. */
async function findSold(
  { catalog }: MergePlatform,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const products = await catalog.listProducts(productIds)
  return new Set(productIds.filter((id) => products.some((product) => isSameRecordId(product.id, id))))
}

/** Brings what the browser keeps into the buyer's cart, and goes on looking for what is in doubt. */
export function createCartMerge(
  core: ClientCore,
  { platform, calls, browser, refresh }: MergeParts,
): CartMerge {
  const { options, events, mergeDifferences, lifetime } = core
  const { clock } = options
  const show = () =>
    mergeDifferences.set(readToldLines({ ...core, webstoreId: options.webstoreId }, browser.self().owner))

  const ports: MergePorts = {
    ...core,
    ...options,
    browser,
    now: clock.now,
    createId: createIds(options),
    findSold: (productIds) => findSold(platform, productIds),
    readCart: () => calls.read({}),
    send: (lines, call) => platform.cart.mergeLines(lines, call),
    onMerged: () => {
      events.emit('cartchanged')
      refresh()
    },
    onDiffers: (lines) => {
      show()
      events.emit('cartdiffers', lines)
    },
  }

  const keepLooking = createLooking(ports, { ...options, show })

  const merge = async () => {
    const signal = lifetime.signal()
    try {
      await mergeGuestCart(ports)
      return findNextLook(ports) === undefined && readTold().length === 0
    } finally {
      show()
      // Only the end of the shopper's stay ends it early.
      keepLooking(signal).catch(() => undefined)
    }
  }

  const readTold = () => readToldLines(ports, browser.self().owner)

  return {
    merge,
    dismissMergeDifferences: async () => {
      core.browserStore.remove(storageEntries.productsNotPreserved)
      core.productsNotPreserved.refresh()
      await dropToldLines(ports, browser.self().owner)
      show()
    },
    leave: async () => {
      await returnUnsentLines(ports, browser, browser.self().owner)
      browser.clear()
      mergeDifferences.set([])
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
