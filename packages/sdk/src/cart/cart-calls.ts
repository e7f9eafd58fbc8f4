import type { BatchEntry, CartItems } from '../contract/cart/cart-items'
import type { CartItemsQuery } from '../contract/cart/cart-requests'
import { isNotFound, nullWhenNotFound } from '../errors/outcome'
import type { SessionWatch } from '../session/session-watch'
import type { Cart, CartNotice } from '../state/cart'
import type { CallOptions } from '../transport/transport'
import type { Call, CartIntent, NewLine } from './cart-intents'
import type { CartResource } from './cart-resource'

/** What the platform said of a write that it accepted. */
export interface AcceptedWrite {
  /** The lines that were not taken. */
  readonly notices: readonly CartNotice[]
  /** The cart that has the lines; undefined where the platform does not say. */
  readonly cartId?: string | undefined
}

/** The calls that the writer makes. */
export interface CartCalls {
  /** Adds up to 100 lines to the cart, which is created if there is none. */
  add(lines: readonly NewLine[], call: Call): Promise<AcceptedWrite>
  setQuantity(change: { readonly cartItemId: string; readonly quantity: string }, call: Call): Promise<void>
  remove(cartItemId: string, call: Call): Promise<void>
  delete(call: Call): Promise<void>
  /** The whole cart once the platform has finished working on it; null when there is none. */
  read(call: Call): Promise<Cart | null>
}

/** With the call of the merge. */
export interface BuyerCartCalls extends CartCalls {
  /** As `add`, with an outcome for each line even where there is only one. */
  readonly addBatch: CartCalls['add']
}

/** Makes the one call that an intent needs. */
export async function writeIntent(calls: CartCalls, intent: CartIntent, call: Call): Promise<AcceptedWrite> {
  if (intent.kind === 'add') return await calls.add(intent.lines, call)
  // Something that is gone already counts as removed.
  if (intent.kind === 'other') await intent.write(call)
  else if (intent.kind === 'delete') await calls.delete(call).catch(nullWhenNotFound)
  else if (intent.quantity === '0') await calls.remove(intent.cartItemId, call).catch(nullWhenNotFound)
  else await calls.setQuantity({ cartItemId: intent.cartItemId, quantity: intent.quantity }, call)
  return { notices: [] }
}

/** The lines that a batch did not take. */
export function toNotices(
  entries: readonly BatchEntry[],
  lines: readonly { readonly productId: string }[],
): CartNotice[] {
  return entries.flatMap((entry, index) => {
    if (entry.status === 'added') return []
    const productId = lines[index]?.productId
    const errors = entry.errors.length > 0 ? entry.errors : [{ errorCode: 'RESPONSE', message: null }]
    return errors.map(({ errorCode, message }) => ({
      code: errorCode,
      ...(message === null ? {} : { message }),
      ...(productId === undefined ? {} : { productId }),
    }))
  })
}

const cartOf = (entries: readonly BatchEntry[]): string | undefined =>
  entries.flatMap((entry) => (entry.status === 'added' ? (entry.cartItem?.cartId ?? []) : []))[0]

export interface CartReadPorts {
  readonly resource: CartResource
  readonly requireOwner: SessionWatch['requireOwner']
}

/** Which cart to read, and whether something was written before. */
export interface CartReadOptions extends CallOptions {
  readonly afterWrite: boolean
  /** @default the current one */
  readonly cartId?: string | undefined
}

/**
 * A cart of the buyer, all pages; null when there is none. Fails with `SESSION_ENDED` for a guest's cart, which the platform
 * gives once a session has ended.
 */
export const readCart = (ports: CartReadPorts, call: CartReadOptions): Promise<Cart | null> =>
  readPages(ports, call).catch(nullWhenNotFound)

async function readPages(
  { resource, requireOwner }: CartReadPorts,
  { afterWrite, cartId, ...options }: CartReadOptions,
): Promise<Cart | null> {
  const first = await resource.listItems({ cartId, afterWrite }, options)
  const readPage = (query: CartItemsQuery) => resource.listItems({ cartId, ...query }, options)
  const pages = [first, ...(await readFurtherPages(first, readPage))]
  const summary = first.cartSummary ?? (await resource.get(options, cartId))
  await requireOwner(summary)
  if (!summary) return null
  const items = pages.flatMap((page) => page.cartItems)
  return { summary, items, coupons: first.cartCoupons, promotions: first.cartPromotions }
}

type ReadPage = (query: CartItemsQuery) => Promise<CartItems>

/** The pages after the first, all at once; one after the other where the platform does not count them, before v60. */
async function readFurtherPages(
  { totalNumberOfPages, nextPageToken }: CartItems,
  readPage: ReadPage,
): Promise<CartItems[]> {
  if (totalNumberOfPages === null && nextPageToken !== null) {
    const next = await readPage({ page: nextPageToken, pageNumber: undefined })
    return [next, ...(await readFurtherPages(next, readPage))]
  }
  const length = Math.max((totalNumberOfPages ?? 1) - 1, 0)
  return await Promise.all(Array.from({ length }, (_, index) => readPage({ pageNumber: index + 2 })))
}

/** The calls for the buyer's cart on the platform. */
export function createCartCalls(ports: CartReadPorts): BuyerCartCalls {
  const { resource } = ports
  const addBatch: CartCalls['add'] = async (lines, call) => {
    const { results } = await resource.addItems(lines, call)
    return { notices: toNotices(results, lines), cartId: cartOf(results) }
  }
  const add: CartCalls['add'] = async (lines, call) => {
    const [line] = lines
    if (lines.length === 0) return { notices: [] }
    if (line && lines.length === 1)
      return { notices: [], cartId: (await resource.addItem(line, call)).cartId ?? undefined }
    return await addBatch(lines, call)
  }
  /** Where there is no cart yet, it is created. */
  const inCart =
    (run: CartCalls['add']): CartCalls['add'] =>
    async (lines, call) => {
      try {
        return await run(lines, call)
      } catch (error) {
        if (!isNotFound(error)) throw error
        await resource.ensure(call)
        return await run(lines, call)
      }
    }

  return {
    read: (call) => readCart(ports, { ...call, afterWrite: true }),
    add: inCart(add),
    addBatch: inCart(addBatch),
    setQuantity: async (change, call) => void (await resource.changeItem(change, call)),
    remove: (cartItemId, call) => resource.removeItem({ cartItemId }, call),
    delete: (call) => resource.delete(call),
  }
}
