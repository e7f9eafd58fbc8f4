import type { Client } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import type { CartSummary } from '../contract/cart/cart-summary'
import { toText, trimZeros } from '../decimal'
import { requireQuantity } from '../rules/cart/quantity'
import { session } from '../session/session'
import { sessionEnded } from '../session/session-watch'
import type { Cart, CartChange, CartCheck } from '../state/cart'
import { readOnly } from '../state/store'
import type { ReadableStore } from '../state/store'
import { guestCartIdEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { cartChecks } from './cart-keys'
import type { CartLineInput } from './cart-resource'
import type { CartWriter } from './cart-writer'

/**
 * The buyer's cart. Changes run one after another; each answers with the cart as the platform then has it, and
 * raises 'cartchanged'. When the response to a change is lost, the cart is looked at until it shows what became of it,
 * for up to `platformWorkTimeMs` and by all pages of the browser together; other products can be changed meanwhile. A
 * change whose outcome stays unknown fails with `UNKNOWN_OUTCOME`, and the store shows the cart as it was read.
 */
export interface CartFeature extends LoadedStore<Cart | null> {
  /** The cart, created if there was none [7.3-14]. A guest's id is kept until the guest signs in. */
  ensure(options?: CallOptions): Promise<CartSummary>
  add(lines: CartLineInput | readonly CartLineInput[], options?: CallOptions): Promise<CartChange>
  setQuantity(change: CartItemChange, options?: CallOptions): Promise<CartChange>
  remove(item: { readonly cartItemId: string }, options?: CallOptions): Promise<CartChange>
  /** Deletes the cart with all its items; one that is not there counts as deleted. */
  delete(options?: CallOptions): Promise<CartChange>
  /** Gives another write to the cart its turn; after it the cart is read again. */
  write<T>(run: (call: CallOptions) => Promise<T>, options?: CallOptions): Promise<T>
  /** True while any change is in flight. [4.cart-counts-and-processing-2] */
  readonly isProcessing: ReadableStore<boolean>
  /**
   * Changes whose response has been missing for 3 s, of all pages of the browser: the shop says that they are being
   * checked.
   */
  readonly checks: ReadableStore<readonly CartCheck[]>
}

/** The new quantity of an item. */
export interface CartItemChange {
  readonly cartItemId: string
  readonly quantity: number | string
}

/** A quantity that a caller gave, as a plain decimal text. Errors: `INVALID_QUANTITY`. */
const toQuantityText = (quantity: number | string): string => toText(trimZeros(requireQuantity(quantity)))

const isList = (lines: CartLineInput | readonly CartLineInput[]): lines is readonly CartLineInput[] =>
  Array.isArray(lines)

/** The buyer's cart: reading and changing it. */
export function cart(client: Client): CartFeature {
  const { store, isProcessing, load, resource, writer } = client.use(buyerCart)
  const { ensure } = client.use(session)
  const requireSession = async () => {
    if ((await ensure()).hasEnded) throw sessionEnded()
  }
  return {
    ...readOnly(store),
    load,
    isProcessing,
    checks: client.use(cartChecks),
    ensure: async (call) => {
      await ensure()
      const summary = await resource.ensure(call)
      if (client.scope.getSnapshot().userId === undefined)
        client.storage.write(guestCartIdEntry, summary.cartId)
      return summary
    },
    ...createChanges(writer, requireSession),
  }
}

/** What changes the cart. The cart of the buyer who was here is not that of whoever is nobody now. */
function createChanges(
  writer: CartWriter,
  requireSession: () => Promise<void>,
): Pick<CartFeature, 'add' | 'setQuantity' | 'remove' | 'delete' | 'write'> {
  return {
    add: async (lines, call) => {
      await requireSession()
      const exact = (isList(lines) ? lines : [lines]).map(({ productId, quantity }) => ({
        productId,
        quantity: toQuantityText(quantity),
      }))
      return await writer.add(exact, call)
    },
    setQuantity: async ({ cartItemId, quantity }, call) => {
      await requireSession()
      return await writer.setQuantity({ cartItemId, quantity: toQuantityText(quantity) }, call)
    },
    remove: async ({ cartItemId }, call) => {
      await requireSession()
      return await writer.remove(cartItemId, call)
    },
    delete: async (call) => {
      await requireSession()
      return await writer.delete(call)
    },
    write: async (run, call) => {
      await requireSession()
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
