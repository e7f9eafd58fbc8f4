import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { session } from '../session/session'
import { sessionEnded, sessionWatch } from '../session/session-watch'
import type { Cart } from '../state/cart'
import type { AsyncStore } from '../state/async-state'
import type { Store } from '../state/store'
import type { CallOptions } from '../transport/transport'
import { cartBrowser } from './cart-browser'
import { createCartCalls, nullWhenMissing, readPages, type CartCalls } from './cart-calls'
import { cartKey, cartProcessing } from './cart-keys'
import { followOtherTabs } from './cart-other-tabs'
import { createCartResource, type CartResource } from './cart-resource'
import { createCartWriter, type CartWriter } from './cart-writer'

/** What stands behind the cart: who merges or orders needs more than who shows it. */
export interface BuyerCart {
  readonly store: AsyncStore<Cart | null>
  readonly isProcessing: Store<boolean>
  readonly resource: CartResource
  readonly calls: CartCalls
  readonly writer: CartWriter
  /** The whole cart, all pages; null for guests and where there is none. `SESSION_ENDED` for one who was a buyer. */
  load(options?: CallOptions): Promise<Cart | null>
  /** Reads the cart again if a page has it. */
  refresh(): void
}

/** The buyer's cart: one reader and one writer a client. */
export function buyerCart(client: Client): BuyerCart {
  const { options, events, reportFailure } = client
  const { ensure } = client.use(session)
  const { requireOwner } = client.use(sessionWatch)
  const browser = client.use(cartBrowser)
  const [store, isProcessing] = [client.loaded(cartKey), client.use(cartProcessing)]
  const resource = createCartResource(client.use(transport))
  const calls = createCartCalls({ resource, requireOwner })
  const writer = createCartWriter({
    ...options,
    // A server responds, and keeps nothing in mind after that.
    platformWorkTimeMs: options.runtime === 'server' ? undefined : options.platformWorkTimeMs,
    calls,
    browser,
    cart: store,
    isProcessing,
    lifetime: client.signal,
    onChanged: () => events.emit('cartchanged'),
    onDiffers: (lines) => events.emit('cartmismatch', lines),
  })
  const read = (call: CallOptions = {}) =>
    readPages({ resource, requireOwner }, { ...call, afterWrite: false }).catch(nullWhenMissing)
  const refresh = () => {
    if (store.getSnapshot().status === 'idle') return
    writer.look(read).catch((error: unknown) => reportFailure(error, 'the cart cannot be read again'))
  }

  followOtherTabs(client, { browser, refresh })
  client.onRevalidate(refresh)

  return {
    store,
    isProcessing,
    resource,
    calls,
    writer,
    refresh,
    /** The shopper is made out first: a change of shopper would empty the store under a run. */
    load: async (call) => {
      const { isGuest, hasEnded } = await ensure(call)
      // The cart of the buyer who was here is not empty because nobody is signed in.
      if (hasEnded) throw sessionEnded()
      if (isGuest) return await store.run(() => Promise.resolve(null))
      return await writer.look(() => read(call), { isShared: call?.signal === undefined })
    },
  }
}
