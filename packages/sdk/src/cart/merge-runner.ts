import type { FeatureContext } from '../client/client'
import { steadyClock } from '../client/steady-clock'
import { transport } from '../client/transport'
import { addItemsToCart } from '../contract/cart/cart-actions'
import { guestCartStore } from '../guest-cart/guest-cart'
import { sessionWatch } from '../session/session-watch'
import type { SendOptions, Transport } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { cartBrowser, createIds } from './cart-browser'
import { createCartByIdCalls } from './cart-by-id'
import { cartMergeStores } from '../guest-cart/cart-merge-stores'
import { findSold } from './find-sold'
import { mergeGuestCart, msUntilNextMerge } from './merge-guest-cart'
import { readReportedLines } from './merge-journal-store'
import type { MergePorts, SourceOutcome } from './merge-ports'

/** Sends guest cart lines to the shop's own action, which succeeds or fails as a whole; 404 where it does not exist. */
export async function mergeLines(
  { send }: Transport,
  lines: readonly { readonly productId: string; readonly quantity: number | string }[],
  options?: SendOptions,
): Promise<void> {
  await send(addItemsToCart, { body: { lineItems: lines.map((line) => ({ ...line })) } }, options)
}

/** Merges into the buyer's cart, one loop per client. */
export interface MergeRunner {
  readonly ports: MergePorts
  /** Puts what the buyer has to be told into the store. */
  show(): void
  /** Merges again in the background while something is open. */
  continueMerging(): void
  /** Calls the listener instead of raising 'cartmismatch' for lines of this inactive cart, until it is stopped. */
  follow(cartId: string, listener: (outcome: SourceOutcome) => void): () => void
}

type Listeners = Map<string, (outcome: SourceOutcome) => void>

export function mergeRunner(client: FeatureContext): MergeRunner {
  const { differences } = client.use(cartMergeStores)
  const { options, storage: browserStore, webstoreId } = client
  const browser = client.use(cartBrowser)
  const listeners: Listeners = new Map()
  const show = () =>
    differences.set(readReportedLines({ browserStore, webstoreId, browser }, browser.self().owner))
  const ports = createPorts(client, { show, listeners })
  const run = createMergeLoop(client, { ports, show })
  return {
    ports,
    show,
    continueMerging: () => {
      // A server has no next moment. It rejects only when the shopper changes.
      if (options.runtime === 'browser') run(client.signal()).catch(() => undefined)
    },
    follow: (cartId, listener) => {
      listeners.set(cartId, listener)
      return () => void listeners.delete(cartId)
    },
  }
}

interface Told {
  readonly show: () => void
  readonly listeners: Listeners
}

function createPorts(client: FeatureContext, { show, listeners }: Told): MergePorts {
  const { options, storage: browserStore, events, webstoreId, reportFailure } = client
  const { calls, refresh, resource } = client.use(buyerCart)
  const clientTransport = client.use(transport)
  const { requireOwner } = client.use(sessionWatch)
  const onMismatch: MergePorts['onMismatch'] = (lines) => {
    show()
    events.emit('cartmismatch', lines)
  }
  return {
    webstoreId,
    browserStore,
    guestCart: client.use(guestCartStore),
    browser: client.use(cartBrowser),
    now: client.use(steadyClock).now,
    platformWorkTimeMs: options.platformWorkTimeMs,
    createId: createIds(options),
    findSold: (productIds) => findSold(clientTransport, productIds),
    readCart: () => calls.read({}),
    send: (lines, call) => mergeLines(clientTransport, lines, call).then(() => []),
    sendBatch: async (lines, call) => (await calls.addBatch(lines, call)).notices,
    source: {
      ...createCartByIdCalls(clientTransport, { resource, requireOwner }),
      ensureActive: async () => (await resource.ensure({})).cartId,
    },
    reportFailure,
    onMerged: () => {
      events.emit('cartchanged')
      refresh()
    },
    onMismatch,
    onSourceSettled: (cartId, outcome) => {
      const listener = listeners.get(cartId)
      if (listener) listener(outcome)
      else if (outcome.left.length > 0) onMismatch(outcome.left)
    },
    onSourceChanged: () => events.emit('blackcartchanged'),
  }
}

/** Merges again while something is open; one loop at a time. */
function createMergeLoop(client: FeatureContext, { ports, show }: Pick<MergeRunner, 'ports' | 'show'>) {
  const { clock } = client.options
  let isRunning = false
  return async (signal: AbortSignal) => {
    if (isRunning) return
    isRunning = true
    try {
      for (let ms = msUntilNextMerge(ports); ms !== undefined; ms = msUntilNextMerge(ports)) {
        await clock.sleep(ms, signal)
        await mergeGuestCart(ports, { isContinued: true }).catch((error: unknown) =>
          client.reportFailure(error, 'the guest cart cannot be merged'),
        )
        show()
      }
    } finally {
      isRunning = false
    }
  }
}
