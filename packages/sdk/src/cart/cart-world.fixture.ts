import { vi } from 'vitest'
import { isShopError, ResponseError, ShopError } from '../errors/errors'
import { createAsyncStore } from '../state/async-state'
import type { Cart, CartCheck, CartSettlement } from '../state/cart'
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
  'garbled later': new ShopError('UNEXPECTED_ANSWER', 'a page of a gateway'),
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
  /** Whether it is known who is shopping: a promise while it is not. */
  const shopper: { known: Promise<void> | undefined } = { known: undefined }
  /** A page of a new tab, or of the given one. */
  const openPage = (tab = shopBrowser.openTab()) => {
    const cart = createAsyncStore<Cart | null>(isLoaded ? read() : undefined)
    const isProcessing = createStore(false)
    const onChanged = vi.fn()
    const onMismatch = vi.fn()
    const onSettled = vi.fn<(settlement: CartSettlement) => void>()
    const lifetime = new AbortController()
    const checks = createStore<readonly CartCheck[]>([])
    const closable = createClosablePage(tab, { calls, clock: time })
    const browser = openCartBrowser(closable.tab, checks)
    const writer = createCartWriter({
      calls: closable.calls,
      cart,
      isProcessing,
      onChanged,
      onMismatch,
      browser,
      clock: closable.clock,
      patience: (signal) => closable.clock.sleep(33_000, signal),
      awaitShopper: () => shopper.known,
      onSettled,
      platformWorkTimeMs: 60_000,
      lifetime: () => lifetime.signal,
    })
    return {
      writer,
      cart,
      isProcessing,
      onChanged,
      onMismatch,
      onSettled,
      lifetime,
      checks,
      tab,
      browser,
      close: closable.close,
    }
  }
  return { ...openPage(), openPage, shopper, items, faults, writes, calls, time }
}

/**
 * Runs until nothing is scheduled, and returns what became of the change: where its caller was told `UNKNOWN_OUTCOME`,
 * what the event said in the end.
 */
export async function settle<T>(
  { time, onSettled }: Pick<World, 'time' | 'onSettled'>,
  change: Promise<T>,
): Promise<T | CartSettlement> {
  const settled = Promise.allSettled([change])
  await time.run()
  await settled
  const [end] = onSettled.mock.lastCall ?? []
  return await change.catch((error: unknown) => {
    if (!end || !isShopError(error, 'UNKNOWN_OUTCOME')) throw error
    if (end.outcome === 'done') return end
    throw end.error
  })
}

export const line = (productId: string, quantity: string) => ({ productId, quantity })

export type World = ReturnType<typeof createWorld>
