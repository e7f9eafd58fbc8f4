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
  /** Finds out what became of the writes that earlier pages left open. */
  resume(): void
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
 * The pages of a browser take turns. When a response gets lost, the cart is looked at again and again, for the platform
 * may still be working: the change is finished where the cart holds exactly what was meant, repeated (once) where the
 * platform cannot be working on it any more and the cart is as before, and otherwise told as `UNKNOWN_OUTCOME`. Other
 * products can be changed meanwhile, and a page that goes leaves the looking to the next one.
 */
export function createCartWriter(options: CartWriterOptions): CartWriter {
  const { mean, look, resume } = createCartRunner(options)
  return {
    add: (lines, call) =>
      joinChanges(splitLines(lines).map((part) => mean({ kind: 'add', lines: part }, call))),
    setQuantity: ({ cartItemId, quantity }, call) => mean({ kind: 'set', cartItemId, quantity }, call),
    remove: (cartItemId, call) => mean({ kind: 'set', cartItemId, quantity: '0' }, call),
    delete: (call) => mean({ kind: 'delete' }, call),
    write: (write, call) => mean({ kind: 'other', write }, call),
    look,
    resume,
  }
}
