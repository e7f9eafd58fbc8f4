import type { Cart, CartChange } from '../state/cart'
import { splitLines } from './cart-intents'
import type { Call, NewLine } from './cart-intents'
import { createCartRunner } from './cart-runner'
import type { CartWriterOptions } from './cart-runner'

export interface CartWriter {
  add(lines: readonly NewLine[], call?: Call): Promise<CartChange>
  setQuantity(
    change: { readonly cartItemId: string; readonly quantity: string },
    call?: Call,
  ): Promise<CartChange>
  remove(cartItemId: string, call?: Call): Promise<CartChange>
  delete(call?: Call): Promise<CartChange>
  /** Gives any other write to the cart its turn. */
  write(write: (call: Call) => Promise<void>, call?: Call): Promise<CartChange>
  /**
   * Reads the cart into the store: after the changes under way, and never with an answer older than what is shown.
   * `isShared` takes a reading that is under way for an answer.
   */
  look(read: () => Promise<Cart | null>, options?: { readonly isShared?: boolean }): Promise<Cart | null>
}

/** Joins the answers to the parts of one change. */
async function joinChanges(changes: readonly Promise<CartChange>[]): Promise<CartChange> {
  const all = await Promise.all(changes)
  const last = all.at(-1) ?? { cart: null, warnings: [], errors: [] }
  return { ...last, errors: all.flatMap(({ errors }) => errors) }
}

/**
 * The only one who changes the buyer's cart. The platform takes one change at a time, and after each the cart is read
 * again: totals are the platform's, never ours. What is meant in the meantime waits, is put together and shown at once.
 * When an answer gets lost, the cart is read and compared with what was meant: the change is then finished, repeated
 * (once, where it clearly was not made) or told as `UNKNOWN_OUTCOME`.
 */
export function createCartWriter(options: CartWriterOptions): CartWriter {
  const { mean, look } = createCartRunner(options)
  return {
    add: (lines, call) =>
      joinChanges(splitLines(lines).map((part) => mean({ kind: 'add', lines: part }, call))),
    setQuantity: ({ cartItemId, quantity }, call) => mean({ kind: 'set', cartItemId, quantity }, call),
    remove: (cartItemId, call) => mean({ kind: 'set', cartItemId, quantity: '0' }, call),
    delete: (call) => mean({ kind: 'delete' }, call),
    write: (write, call) => mean({ kind: 'other', write }, call),
    look,
  }
}
