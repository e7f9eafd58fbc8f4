import type { FeatureContext } from '../client/client'
import { systemClock } from '../client/options'
import { steadyClock } from '../client/steady-clock'
import { transport } from '../client/transport'
import { checkingNoticeAfterMs, defaultTimeoutMs } from '../rules/call/platform-work-time'
import { awaitShopper } from '../session/await-shopper'
import { sessionStore } from '../session/session-store'
import { sessionEnded, sessionWatch } from '../session/session-watch'
import type { Cart } from '../state/cart'
import type { AsyncStore } from '../state/async-state'
import type { Store } from '../state/store'
import type { CallOptions } from '../transport/transport'
import { cartBrowser, followOtherTabs } from './cart-browser'
import { createCartCalls, readCart, type BuyerCartCalls } from './cart-calls'
import { cartKey, cartProcessing } from './cart-keys'
import { createCartResource, type CartResource } from './cart-resource'
import { createCartWriter, type CartWriter } from './cart-writer'

/** The buyer's cart with its internals, for the features that merge or order. */
export interface BuyerCart {
  readonly store: AsyncStore<Cart | null>
  readonly isProcessing: Store<boolean>
  readonly resource: CartResource
  readonly calls: BuyerCartCalls
  readonly writer: CartWriter
  /** The whole cart, all pages; null for guests and without a cart. Fails with `SESSION_ENDED` after a buyer's session ended. */
  load(options?: CallOptions): Promise<Cart | null>
  /** Reads the cart again if it has been loaded. */
  refresh(): void
}

/** The buyer's cart, with one writer per client. */
export function buyerCart(client: FeatureContext): BuyerCart {
  const { options, events, reportFailure } = client
  const { ensure } = client.use(sessionStore)
  const { requireOwner } = client.use(sessionWatch)
  const browser = client.use(cartBrowser)
  const [store, isProcessing] = [client.loaded(cartKey), client.use(cartProcessing)]
  const resource = createCartResource(client.use(transport))
  const calls = createCartCalls({ resource, requireOwner })
  const writer = createCartWriter({
    ...options,
    clock: client.use(steadyClock),
    // A server cannot wait for the outcome of a lost write.
    platformWorkTimeMs: options.runtime === 'server' ? undefined : options.platformWorkTimeMs,
    // A limit, as the timeout of a call is: in real time.
    patience: (signal) =>
      systemClock.sleep((options.timeoutMs ?? defaultTimeoutMs) + checkingNoticeAfterMs, signal),
    awaitShopper: client.use(awaitShopper),
    calls,
    browser,
    cart: store,
    isProcessing,
    lifetime: client.signal,
    onChanged: () => events.emit('cartchanged'),
    onMismatch: (lines) => events.emit('cartmismatch', lines),
    onSettled: (settlement) => events.emit('cartsettled', settlement),
  })
  const read = (call?: CallOptions) => readCart({ resource, requireOwner }, { ...call, afterWrite: false })
  const refresh = () => {
    if (store.getSnapshot().status === 'idle') return
    writer.read(read).catch((error: unknown) => reportFailure(error, 'the cart cannot be read again'))
  }

  followOtherTabs(client, browser, refresh)
  client.onRevalidate(refresh)

  return {
    store,
    isProcessing,
    resource,
    calls,
    writer,
    refresh,
    // The session comes first: a change of shopper during a run would empty the store.
    load: async (call) => {
      const { isGuest, hasEnded } = await ensure(call)
      // An ended session does not make the buyer's cart empty.
      if (hasEnded) throw sessionEnded()
      if (isGuest) return await store.run(() => Promise.resolve(null))
      return await writer.read(() => read(call), { isShared: call?.signal === undefined })
    },
  }
}
