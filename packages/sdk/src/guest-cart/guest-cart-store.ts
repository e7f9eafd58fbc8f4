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

/** The guest cart of this browser, shared by its tabs. The store has its lines. */
export interface GuestCartFeature extends ReadableStore<readonly GuestCartLine[]> {
  /**
   * Adds a line, or increases the one of the same product. Errors: `INVALID_QUANTITY`, `QUANTITY_TOO_LARGE` above
   * 999,999, `GUEST_CART_FULL` for the 501st line.
   */
  add(line: GuestCartAddition): Promise<void>
  /** Adds all lines, or none when one is invalid. Errors: those of {@link GuestCartFeature.add}. */
  addAll(lines: readonly GuestCartAddition[]): Promise<void>
  /** Sets a line's quantity. Errors: `INVALID_QUANTITY`, `QUANTITY_TOO_LARGE`, `GUEST_CART_ITEM_NOT_FOUND`. */
  setQuantity(change: { readonly productId: string; readonly quantity: number | string }): Promise<void>
  /** Removes a product; succeeds without it. */
  remove(productId: string): Promise<void>
  /** Removes all lines. */
  clear(): Promise<void>
}

export interface GuestCartStore extends StoredStore<Lines>, GuestCartFeature {
  /** Runs a task while no other tab writes to the guest cart, then updates the store. */
  exclusively<T>(task: () => T): Promise<T>
}

interface GuestCartOptions {
  readonly browserStore: BrowserStore
  readonly runExclusive: RunExclusive
  readonly reportFailure: (error: unknown, context: string) => void
}

/** The guest cart of this browser, shared by its tabs. */
export function createGuestCartStore(options: GuestCartOptions): GuestCartStore {
  const { browserStore, runExclusive, reportFailure } = options
  const entry = anonymousCartEntry

  const read = (stored: unknown): Lines => {
    const { lines, dropped } = readGuestCart(stored)
    if (dropped.length > 0) reportFailure(dropped, 'lines of the guest cart cannot be read')
    return lines
  }

  const store = createStoredStore<Lines, unknown>({ browserStore, entry, read, serverValue: [] })

  /** Only a page that died while moving lines leaves such an entry in the journal. */
  const hasIncompleteMove = () => browserStore.readText(mergeJournalEntry)?.includes('"moving"')

  const exclusively = <T>(task: () => T): Promise<T> =>
    runExclusive('cartonnage:guest-cart', () => {
      if (hasIncompleteMove()) settleMove(browserStore)
      const result = task()
      store.refresh()
      return result
    })

  /** Unreadable lines are kept, for the merge to report. */
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
