import { createClosing } from '../storage/closing.fixture'
import type { Tab } from '../storage/browser.fixture'
import type { Clock } from '../transport/ports'
import type { CartCalls } from './cart-calls'
import type { Call } from './cart-intents'

const never = new Promise<never>(() => {})

/**
 * What a page of a tab works with until it is closed or reloaded: from then on it gets no response to anything it began,
 * and the browser releases its locks. What it had sent still reaches the platform.
 */
export function createClosablePage(tab: Tab, ports: { readonly calls: CartCalls; readonly clock: Clock }) {
  const { isOpen, whileOpen, orClosed, close } = createClosing()
  /** A closed page never resends. */
  const closable = ({ signal, beforeRetry }: Call): Call => ({
    signal,
    beforeRetry: async () => (isOpen() ? await beforeRetry?.() : await never),
  })
  const { calls, clock } = ports
  return {
    tab: {
      ...tab,
      runExclusive: <T>(name: string, task: () => T | Promise<T>): Promise<T> =>
        tab.runExclusive(name, () => orClosed(task)),
    },
    calls: {
      add: (lines, call) => whileOpen(calls.add(lines, closable(call))),
      setQuantity: (change, call) => whileOpen(calls.setQuantity(change, closable(call))),
      remove: (cartItemId, call) => whileOpen(calls.remove(cartItemId, closable(call))),
      delete: (call) => whileOpen(calls.delete(closable(call))),
      read: (call) => whileOpen(calls.read(call)),
    } satisfies CartCalls,
    clock: { ...clock, sleep: (ms: number, signal?: AbortSignal) => whileOpen(clock.sleep(ms, signal)) },
    close,
  }
}
