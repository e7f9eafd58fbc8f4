import { valueOf } from '../state/async-state'
import type { AsyncStore } from '../state/async-state'
import type { Cart } from '../state/cart'
import { isAtWork } from './cart-state'
import type { CartEvent, CartState, SeenCart } from './cart-state'

type Read = () => Promise<Cart | null>

interface ReadPorts {
  readonly cart: AsyncStore<Cart | null>
  readonly current: () => CartState
  readonly dispatch: (event: CartEvent) => void
  /** Resolves when no request of a change is under way. */
  readonly settled: () => Promise<void>
  /** The current version of the browser's open writes. */
  readonly version: () => number
}

/** The cart on screen; undefined where it is known to be out of date. */
function displayedValue({ cart }: ReadPorts): SeenCart {
  const state = cart.getSnapshot()
  return state.status === 'failed' ? undefined : valueOf(state)
}

/**
 * Reads once; the result says whether a write or a later read has overtaken it. The machine gets the response only where
 * the store takes it: a cart that the page does not show explains nothing that it does show.
 */
async function readOnce(ports: ReadPorts, read: Read, isCurrent: () => boolean) {
  const { dispatch, current, settled } = ports
  dispatch({ type: 'readStarted' })
  const { number } = current()
  const version = ports.version()
  const cart = await read()
  await settled()
  if (isCurrent()) dispatch({ type: 'readDone', number, cart, version })
  return { cart, isOvertaken: current().lastApplied > number }
}

/** Reads that are no part of a change: none starts during one, and a response from before one is dropped. */
export const createCartReads =
  (ports: ReadPorts) =>
  async (read: Read, { isShared = false } = {}): Promise<Cart | null> => {
    const { cart, current, settled } = ports
    for (;;) {
      if (isAtWork(current())) await settled()
      let isOvertaken = false
      const load = async (isCurrent: () => boolean) => {
        const result = await readOnce(ports, read, isCurrent)
        isOvertaken = result.isOvertaken
        // Unresolved writes are shown as intended.
        const isOverlaid = isOvertaken || current().phase === 'waiting'
        return (isOverlaid ? displayedValue(ports) : undefined) ?? result.cart
      }
      const value = await (isShared ? cart.join(load) : cart.run(load))
      if (!isOvertaken || displayedValue(ports) !== undefined) return value
    }
  }
