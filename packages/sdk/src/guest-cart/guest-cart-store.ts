import {
  addGuestCartLine,
  addGuestCartLines,
  readGuestCart,
  removeGuestCartLine,
  setGuestCartQuantity,
} from '../rules/cart/guest-cart'
import type { GuestCartAddition, GuestCartLine } from '../rules/cart/guest-cart'
import { requireGuestCartLimits } from '../rules/cart/guest-cart-limits'
import type { BrowserStore } from '../storage/browser-store'
import type { RunExclusive } from '../storage/exclusive'
import { settleMove } from '../storage/settle-move'
import { anonymousCartEntry, mergeJournalEntry } from '../storage/storage-entries'
import type { ReadableStore } from '../state/store'
import { createStoredStore } from '../state/stored-store'
import type { StoredStore } from '../state/stored-store'

type Lines = readonly GuestCartLine[]

/** The guest cart of this browser, shared by its tabs. [6-1] */
export interface GuestCartFeature extends ReadableStore<readonly GuestCartLine[]> {
  /**
   * Adds a line, or raises the one of the same product. Fails with `INVALID_QUANTITY`, with `QUANTITY_TOO_LARGE` above
   * 999,999 and with `GUEST_CART_FULL` for the 501st line. [4.guest-cart-1]
   */
  add(line: GuestCartAddition): Promise<void>
  /** Adds each line in turn, or none when one is invalid. [4.guest-cart-2] */
  addAll(lines: readonly GuestCartAddition[]): Promise<void>
  /**
   * Sets a line's quantity. Fails with `INVALID_QUANTITY`, `QUANTITY_TOO_LARGE` or `GUEST_CART_ITEM_NOT_FOUND`.
   * [4.guest-cart-3]
   */
  setQuantity(change: { readonly productId: string; readonly quantity: number | string }): Promise<void>
  /** Removes a product; one that is not there changes nothing. [4.guest-cart-4] */
  remove(productId: string): Promise<void>
  /** Empties the guest cart. [4.guest-cart-4] */
  clear(): Promise<void>
}

export interface GuestCartStore extends StoredStore<Lines>, GuestCartFeature {
  /** Runs a task that no other tab's writing can come between, and shows what it left. */
  exclusively<T>(task: () => T): Promise<T>
}

interface GuestCartOptions {
  readonly browserStore: BrowserStore
  readonly runExclusive: RunExclusive
  readonly reportFailure: (error: unknown, context: string) => void
}

/** The guest cart of this browser, shared by its tabs. [6-1] */
export function createGuestCartStore(options: GuestCartOptions): GuestCartStore {
  const { browserStore, runExclusive, reportFailure } = options
  const entry = anonymousCartEntry

  const read = (stored: unknown): Lines => {
    const { lines, dropped } = readGuestCart(stored)
    if (dropped.length > 0) reportFailure(dropped, 'lines of the guest cart cannot be read')
    return lines
  }

  const store = createStoredStore<Lines, unknown>({ browserStore, entry, read, serverValue: [] })

  /** Only a page that died while it moved lines leaves this in the journal; a look at its text is enough. */
  const isHalfMoved = () => browserStore.readText(mergeJournalEntry)?.includes('"moving"')

  const exclusively = <T>(task: () => T): Promise<T> =>
    runExclusive('cartonnage:guest-cart', () => {
      if (isHalfMoved()) settleMove(browserStore)
      const result = task()
      store.refresh()
      return result
    })

  /** What cannot be read stays, for the merge to tell. */
  const update = (change: (lines: Lines) => Lines) =>
    exclusively(() => {
      const { lines, dropped } = readGuestCart(browserStore.read(entry))
      const changed = change(lines)
      requireGuestCartLimits(lines, changed)
      browserStore.write(entry, [...changed, ...dropped])
    })

  return {
    ...store,
    exclusively,
    add: (line) => update((lines) => addGuestCartLine(lines, line)),
    addAll: (more) => update((lines) => addGuestCartLines(lines, more)),
    setQuantity: (change) => update((lines) => setGuestCartQuantity(lines, change)),
    remove: (productId) => update((lines) => removeGuestCartLine(lines, productId)),
    clear: () => exclusively(() => void browserStore.write(entry, [])),
  }
}
