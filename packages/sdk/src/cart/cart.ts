import { createCartBrowser } from './cart-browser'
import type { CartBrowser } from './cart-browser'
import type { CartCalls } from './cart-calls'
import { createCartWriter, type CartWriter } from './cart-writer'
import type { ClientCore } from '../client-core'
import type { BatchEntry } from '../contract/cart-items'
import { parseDecimal, toText, trimZeros } from '../decimal'
import { ShopError } from '../errors/errors'
import { isNotFound } from '../errors/outcome'
import type { CartResource } from './cart-resource'
import { valueOf } from '../state/async-state'
import type { Cart, CartChange, CartNotice } from '../state/cart'
import { storageEntries } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { createCartMerge, createIds } from './cart-merge'
import type { CartMerge, MergePlatform } from './cart-merge'
import { followOtherTabs } from './cart-other-tabs'
import { sessionEnded } from '../session/session-watch'
import type { SessionEnd } from '../session/session-watch'
import type { SessionSide } from '../session/session'

export interface CartSide extends CartMerge {
  add(lines: CartLineInput | readonly CartLineInput[], options?: CallOptions): Promise<CartChange>
  setQuantity(change: CartItemChange, options?: CallOptions): Promise<CartChange>
  remove(item: { readonly cartItemId: string }, options?: CallOptions): Promise<CartChange>
  /** Deletes the cart with all its items; one that is not there counts as deleted. */
  delete(options?: CallOptions): Promise<CartChange>
  /** The whole cart, all pages; null for guests and where there is none. `SESSION_ENDED` for one who was a buyer. */
  load(options?: CallOptions): Promise<Cart | null>
  /** Reads the cart again if a page has it. */
  refresh(): void
  /** Gives a write to the cart its turn among the others; after it the cart is read again. */
  write<T>(run: (call: CallOptions) => Promise<T>, options?: CallOptions): Promise<T>
  /** Finds out what became of the changes that earlier pages left open. */
  resume(): void
}

/** A product and how much of it. */
export interface CartLineInput {
  readonly productId: string
  readonly quantity: number | string
}

/** The new quantity of an item. */
export interface CartItemChange {
  readonly cartItemId: string
  readonly quantity: number | string
}

/** A quantity that a caller gave, as a plain decimal text. Errors: `INVALID_QUANTITY`. */
export function toQuantityText(quantity: number | string): string {
  const decimal = parseDecimal(String(quantity).trim())
  if (!decimal || decimal.units <= 0n) throw new ShopError('INVALID_QUANTITY', 'a quantity above 0 is needed')
  return toText(trimZeros(decimal))
}

/** Lines that a batch did not take. Of their messages only those of validation are kept [8-14]. */
function toNotices(
  entries: readonly BatchEntry[],
  lines: readonly { readonly productId: string }[],
): CartNotice[] {
  return entries.flatMap((entry, index) => {
    if (entry.status === 'added') return []
    const productId = lines[index]?.productId
    const errors = entry.errors.length > 0 ? entry.errors : [{ errorCode: 'RESPONSE', message: null }]
    return errors.map(({ errorCode, message }) => ({
      code: errorCode,
      ...(errorCode === 'CART_VALIDATION_ERROR' && message !== null ? { message } : {}),
      ...(productId === undefined ? {} : { productId }),
    }))
  })
}

interface Reading {
  readonly platform: { readonly cart: CartResource }
  readonly sessionEnd: Pick<SessionEnd, 'requireOwner'>
}

/** The cart of whoever is signed in: a session that ended gives a guest's, or none. */
async function readPages(
  { platform, sessionEnd }: Reading,
  call: CallOptions & { afterWrite: boolean },
): Promise<Cart | null> {
  const { afterWrite, ...options } = call
  const first = await platform.cart.listItems({ afterWrite }, options)
  const others = Array.from({ length: Math.max((first.totalNumberOfPages ?? 1) - 1, 0) }, (_, index) =>
    platform.cart.listItems({ pageNumber: index + 2 }, options),
  )
  const pages = [first, ...(await Promise.all(others))]
  const summary = first.cartSummary ?? (await platform.cart.get(options))
  if (!summary) return null
  await sessionEnd.requireOwner(summary)
  const items = pages.flatMap((page) => page.cartItems)
  return { summary, items, coupons: first.cartCoupons, promotions: first.cartPromotions }
}

const nullWhenMissing = (error: unknown): null => {
  if (isNotFound(error)) return null
  throw error
}

function createCalls(reading: Reading): CartCalls {
  const { platform } = reading
  const readAll: CartCalls['read'] = (call) =>
    readPages(reading, { ...call, afterWrite: true }).catch(nullWhenMissing)

  const addOnce: CartCalls['add'] = async (lines, call) => {
    const [line] = lines
    if (line && lines.length === 1) {
      await platform.cart.addItem(line, call)
      return []
    }
    return lines.length === 0 ? [] : toNotices((await platform.cart.addItems(lines, call)).results, lines)
  }

  return {
    read: readAll,
    add: async (lines, call) => {
      try {
        return await addOnce(lines, call)
      } catch (error) {
        if (!isNotFound(error)) throw error
        await platform.cart.ensure(call)
        return await addOnce(lines, call)
      }
    },
    setQuantity: async (change, call) => void (await platform.cart.changeItem(change, call)),
    remove: (cartItemId, call) => platform.cart.removeItem({ cartItemId }, call),
    delete: (call) => platform.cart.delete(call),
  }
}

const isList = (lines: CartLineInput | readonly CartLineInput[]): lines is readonly CartLineInput[] =>
  Array.isArray(lines)

interface Sides extends Reading {
  readonly platform: Reading['platform'] & MergePlatform
  readonly session: SessionSide
}

/** The buyer's cart: reading, changing, and taking over what a guest had gathered. */
export function createCartSide(core: ClientCore, { platform, session, sessionEnd }: Sides): CartSide {
  const { options, cart, isProcessing, events, lifetime } = core
  const { reportFailure } = options
  const reading = { platform, sessionEnd }
  const calls = createCalls(reading)

  const browser = createBrowserOf(core)
  const writer = createCartWriter({
    ...options,
    // A server responds, and keeps nothing in mind after that.
    platformWorkTimeMs: options.runtime === 'server' ? undefined : options.platformWorkTimeMs,
    calls,
    browser,
    cart,
    isProcessing,
    lifetime: lifetime.signal,
    onChanged: () => events.emit('cartchanged'),
    onDiffers: (lines) => events.emit('cartdiffers', lines),
  })

  const read = (call: CallOptions = {}) =>
    readPages(reading, { ...call, afterWrite: false }).catch(nullWhenMissing)

  /** The shopper is made out first: a change of shopper would empty the store under a run. */
  const load = async (call?: CallOptions) => {
    const { isGuest, hasEnded } = await session.ensure(call)
    // The cart of the buyer who was here is not empty because nobody is signed in.
    if (hasEnded) throw sessionEnded()
    if (isGuest) return await cart.run(() => Promise.resolve(null))
    return await writer.look(() => read(call), { isShared: call?.signal === undefined })
  }

  const refresh = () => {
    if (cart.getSnapshot().status === 'idle') return
    writer.look(read).catch((error: unknown) => reportFailure(error, 'the cart cannot be read again'))
  }

  followOtherTabs(core, { browser, refresh })

  const { merge, dismissMergeDifferences, leave } = createCartMerge(core, {
    platform,
    calls,
    browser,
    refresh,
  })

  return {
    ...createChanges(core, writer),
    load,
    refresh,
    merge,
    resume: writer.resume,
    dismissMergeDifferences,
    leave,
  }
}

/** What changes the cart. */
function createChanges(
  core: ClientCore,
  writer: CartWriter,
): Pick<CartSide, 'add' | 'setQuantity' | 'remove' | 'delete' | 'write'> {
  /** The cart of the buyer who was here is not that of whoever is nobody now. */
  const requireSession = () => {
    if (valueOf(core.session.getSnapshot())?.hasEnded) throw sessionEnded()
  }

  return {
    add: async (lines, call) => {
      const exact = (isList(lines) ? lines : [lines]).map(({ productId, quantity }) => ({
        productId,
        quantity: toQuantityText(quantity),
      }))
      requireSession()
      return await writer.add(exact, call)
    },
    setQuantity: async ({ cartItemId, quantity }, call) => {
      const exact = toQuantityText(quantity)
      requireSession()
      return await writer.setQuantity({ cartItemId, quantity: exact }, call)
    },
    remove: async ({ cartItemId }, call) => {
      requireSession()
      return await writer.remove(cartItemId, call)
    },
    delete: async (call) => {
      requireSession()
      return await writer.delete(call)
    },
    write: async (run, call) => {
      requireSession()
      return await takeTurn(writer, run, call)
    },
  }
}

async function takeTurn<T>(
  writer: CartWriter,
  run: (call: CallOptions) => Promise<T>,
  call?: CallOptions,
): Promise<T> {
  const held: { value?: T } = {}
  await writer.write(async (live) => void (held.value = await run({ ...call, ...live })), call)
  // The writer answers only after the write, so there is a value.
  return held.value as T
}

/** A buyer's cart is that of the account acted for, if one was chosen; whoever is no buyer has one cart of the session. */
function createBrowserOf(core: ClientCore): CartBrowser {
  const { options, scope, cartChecks, browserStore } = core
  return createCartBrowser({
    ...core,
    webstoreId: options.webstoreId,
    checks: cartChecks,
    createId: createIds(options),
    owner: () => {
      const account = browserStore.read(storageEntries.effectiveAccount)
      return account?.id ?? scope.getSnapshot().userId ?? 'guest'
    },
  })
}
