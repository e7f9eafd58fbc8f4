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
  /** Waits until no request of a change is under way. */
  readonly settled: () => Promise<void>
  /** The present version of the browser's open writes. */
  readonly version: () => number
}

/** What is shown, where that is the truth as far as known. */
function shownValue({ cart }: ReadPorts): SeenCart {
  const shown = cart.getSnapshot()
  return shown.status === 'failed' ? undefined : valueOf(shown)
}

/**
 * One reading; whether its answer was overtaken by a write or a later reading. The machine hears of it only where the
 * store takes the answer: what the page will not show explains nothing that it does show.
 */
async function readOnce(ports: ReadPorts, read: Read, isCurrent: () => boolean) {
  const { dispatch, current, settled } = ports
  dispatch({ type: 'readStarted' })
  const { number } = current()
  const version = ports.version()
  const found = await read()
  await settled()
  if (isCurrent()) dispatch({ type: 'readDone', number, cart: found, version })
  return { found, isOvertaken: current().lastApplied > number }
}

/** Readings beside the changes: none starts while one is under way, and an answer from before a change is dropped. */
export const createCartReads =
  (ports: ReadPorts) =>
  async (read: Read, { isShared = false } = {}): Promise<Cart | null> => {
    const { cart, current, settled } = ports
    for (;;) {
      if (isAtWork(current())) await settled()
      let isOvertaken = false
      const load = async (isCurrent: () => boolean) => {
        const reading = await readOnce(ports, read, isCurrent)
        isOvertaken = reading.isOvertaken
        // What is in doubt is shown as it is meant.
        const isOverlaid = isOvertaken || current().phase === 'waiting'
        return (isOverlaid ? shownValue(ports) : undefined) ?? reading.found
      }
      const value = await (isShared ? cart.join(load) : cart.run(load))
      if (!isOvertaken || shownValue(ports) !== undefined) return value
    }
  }
