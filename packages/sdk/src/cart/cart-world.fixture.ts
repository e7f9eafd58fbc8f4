import { vi } from 'vitest'
import { ResponseError, ShopError } from '../errors/errors'
import { createAsyncStore } from '../state/async-state'
import type { Cart, CartCheck } from '../state/cart'
import { createStore } from '../state/store'
import { createBrowser } from '../storage/browser.fixture'
import type { CartCalls } from './cart-calls'
import { createFakeTime } from './cart-clock.fixture'
import { createClosablePage } from './cart-closable-page.fixture'
import { openCartBrowser } from './cart-shopper.fixture'
import { createCartWriter } from './cart-writer'

/** What happens to a write. 'later': the response is lost, and the platform still does it 1.2 s later. */
export type Fault =
  | 'cut before'
  | 'cut after'
  | 'cut later'
  | 'late before'
  | 'late after'
  | 'refused'
  | 'broken before'
  | 'broken after'
  | 'broken later'
  | 'garbled later'
  | 'twice'

export const refusal = (status: number) =>
  new ResponseError({ url: '/carts', status, statusText: '', errors: [] })
const errors: Record<Exclude<Fault, 'twice'>, Error> = {
  'cut later': new ShopError('NETWORK', 'cut'),
  'broken later': refusal(503),
  'garbled later': new ShopError('UNEXPECTED_ANSWER', 'a sign-in page'),
  'cut before': new ShopError('NETWORK', 'cut'),
  'cut after': new ShopError('NETWORK', 'cut'),
  'late before': new ShopError('TIMEOUT', 'late'),
  'late after': new ShopError('TIMEOUT', 'late'),
  'broken before': refusal(500),
  'broken after': refusal(500),
  refused: refusal(400),
}

/** A cart on the server, as the writers of one browser's tabs see it. */
export function createWorld(quantities: Readonly<Record<string, number>> = { a: 5 }, isLoaded = true) {
  const time = createFakeTime()
  const shopBrowser = createBrowser()
  const items = new Map(Object.entries(quantities))
  const faults: Fault[] = []
  const writes: string[] = []
  const read = (): Cart =>
    ({
      summary: { cartId: 'cart', messagesSummary: null },
      items: [...items].map(([productId, quantity]) => ({ productId, quantity, cartItemId: productId })),
      // Only what the writer reads of a cart.
    }) as unknown as Cart

  const attempt = (name: string, work: () => void) => {
    writes.push(name)
    const fault = faults.shift()
    if (fault?.endsWith('later')) time.at(time.now() + 1200, work)
    else if (!fault?.endsWith('before') && fault !== 'refused') work()
    if (fault === 'twice') work()
    else if (fault) throw errors[fault]
  }
  const calls: CartCalls = {
    add: async (lines) => {
      attempt('add', () => {
        for (const { productId, quantity } of lines)
          items.set(productId, (items.get(productId) ?? 0) + Number(quantity))
      })
      return { notices: [], cartId: 'cart' }
    },
    setQuantity: async ({ cartItemId, quantity }) =>
      attempt('set', () => void items.set(cartItemId, Number(quantity))),
    remove: async (cartItemId) => attempt('remove', () => void items.delete(cartItemId)),
    delete: async () => attempt('delete', () => items.clear()),
    read: async () => read(),
  }
  /** A page of a new tab, or of the given one. */
  const openPage = (tab = shopBrowser.openTab()) => {
    const cart = createAsyncStore<Cart | null>(isLoaded ? read() : undefined)
    const isProcessing = createStore(false)
    const onChanged = vi.fn()
    const onMismatch = vi.fn()
    const lifetime = new AbortController()
    const checks = createStore<readonly CartCheck[]>([])
    const closable = createClosablePage(tab, { calls, clock: time })
    const browser = openCartBrowser(closable.tab, checks)
    const writer = createCartWriter({
      ...{ calls: closable.calls, cart, isProcessing, onChanged, onMismatch, browser },
      clock: closable.clock,
      platformWorkTimeMs: 60_000,
      lifetime: () => lifetime.signal,
    })
    return {
      writer,
      cart,
      isProcessing,
      onChanged,
      onMismatch,
      lifetime,
      checks,
      tab,
      browser,
      close: closable.close,
    }
  }
  return { ...openPage(), openPage, items, faults, writes, calls, time }
}

/** Runs until nothing is scheduled, and returns what became of the change. */
export async function settle<T>({ time }: Pick<World, 'time'>, change: Promise<T>): Promise<T> {
  const settled = Promise.allSettled([change])
  await time.run()
  await settled
  return await change
}

export const line = (productId: string, quantity: string) => ({ productId, quantity })

export type World = ReturnType<typeof createWorld>
