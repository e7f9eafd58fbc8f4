import type { Tab } from '../storage/browser.fixture'
import type { Clock } from '../transport/ports'
import type { CartCalls } from './cart-calls'
import type { Call } from './cart-intents'

const never = new Promise<never>(() => {})

/**
 * What a page of a tab works with until it is closed or loaded anew: from then on it hears of nothing that it began,
 * and the browser takes its locks back. What it had sent is on its way all the same.
 */
export function createMortalPage(tab: Tab, ports: { readonly calls: CartCalls; readonly clock: Clock }) {
  const { promise: death, resolve: die } = Promise.withResolvers<unknown>()
  let isHydrated = true
  const whileHydrated = async <T>(result: Promise<T>): Promise<T> => {
    try {
      const value = await result
      return isHydrated ? value : await never
    } catch (error) {
      if (!isHydrated) return await never
      throw error
    }
  }
  /** A page that is gone sends nothing again. */
  const mortal = ({ signal, beforeRetry }: Call): Call => ({
    signal,
    beforeRetry: async () => (isHydrated ? await beforeRetry?.() : await never),
  })
  const { calls, clock } = ports
  return {
    tab: {
      ...tab,
      // Nobody hears what a dead page's turn comes to.
      runExclusive: <T>(name: string, task: () => T | Promise<T>): Promise<T> =>
        tab.runExclusive(name, () =>
          isHydrated ? Promise.race([task(), death as Promise<T>]) : (death as Promise<T>),
        ),
    },
    calls: {
      add: (lines, call) => whileHydrated(calls.add(lines, mortal(call))),
      setQuantity: (change, call) => whileHydrated(calls.setQuantity(change, mortal(call))),
      remove: (cartItemId, call) => whileHydrated(calls.remove(cartItemId, mortal(call))),
      delete: (call) => whileHydrated(calls.delete(mortal(call))),
      read: (call) => whileHydrated(calls.read(call)),
    } satisfies CartCalls,
    clock: { ...clock, sleep: (ms: number, signal?: AbortSignal) => whileHydrated(clock.sleep(ms, signal)) },
    die: () => {
      isHydrated = false
      die(undefined)
    },
  }
}
