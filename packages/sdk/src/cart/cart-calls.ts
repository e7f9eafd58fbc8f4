import type { Cart, CartNotice } from '../state/cart'
import { isNotFound } from '../errors/outcome'
import type { Call, CartIntent, NewLine } from './cart-intents'

/** The calls that the writer makes. */
export interface CartCalls {
  /** Adds up to 100 lines to the cart, which is made when there is none; answers with the lines not taken. */
  add(lines: readonly NewLine[], call: Call): Promise<readonly CartNotice[]>
  setQuantity(change: { readonly cartItemId: string; readonly quantity: string }, call: Call): Promise<void>
  remove(cartItemId: string, call: Call): Promise<void>
  delete(call: Call): Promise<void>
  /** The whole cart once the platform has finished working on it; null when there is none. */
  read(call: Call): Promise<Cart | null>
}

/** Makes the one call that an intent needs; answers with the lines that were not taken. */
export async function writeIntent(
  calls: CartCalls,
  intent: CartIntent,
  call: Call,
): Promise<readonly CartNotice[]> {
  if (intent.kind === 'add') return await calls.add(intent.lines, call)
  if (intent.kind === 'other') await intent.write(call)
  else if (intent.kind === 'delete') await calls.delete(call).catch(ignoreNotFound)
  else if (intent.quantity === '0') await calls.remove(intent.cartItemId, call).catch(ignoreNotFound)
  else await calls.setQuantity({ cartItemId: intent.cartItemId, quantity: intent.quantity }, call)
  return []
}

/** What is not there any more need not be removed. */
function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error
}
