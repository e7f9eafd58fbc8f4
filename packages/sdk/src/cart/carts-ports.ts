import type { FeatureContext } from '../client/client'
import { steadyClock } from '../client/steady-clock'
import { transport } from '../client/transport'
import { checkoutKey } from './cart-keys'
import type { InactiveCart } from '../contract/cart/cart-actions'
import { ShopError } from '../errors/errors'
import { sessionWatch } from '../session/session-watch'
import type { Cart } from '../state/cart'
import { activeCheckoutIdEntry, cartSwitchEntry } from '../storage/storage-entries'
import type { Clock } from '../transport/ports'
import type { CallOptions, Transport } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { createCartByIdCalls, type CartByIdCalls } from './cart-by-id'
import { readCart } from './cart-calls'
import type { Call } from './cart-intents'
import { readCartList, type CartEntry } from './cart-list'
import type { CartResource } from './cart-resource'
import type { DeletedCart } from './deleted-cart'
import { listInactiveCarts } from './inactive-cart'

/** The options of a call that takes its turn among the changes of the cart. */
export type TurnCall = CallOptions & Call

/** What the features that change carts as a whole need. */
export interface CartsPorts {
  readonly calls: CartByIdCalls
  readonly current: Pick<CartResource, 'get'>
  readonly transport: Transport
  readonly clock: Clock
  /** How long the platform may work on a change whose response was lost, in ms; undefined where nothing can wait. */
  readonly platformWorkTimeMs: number | undefined
  /** See `RestorePorts`. */
  readonly begun: WeakMap<DeletedCart, string>
  readonly read: (cartId: string, call?: CallOptions) => Promise<Cart | null>
  readonly list: (call?: CallOptions) => Promise<readonly CartEntry[] | null>
  readonly listInactive: (call?: CallOptions) => Promise<readonly InactiveCart[]>
  /** Runs a change of an inactive cart, which waits for nobody and holds nobody up, and tells the page. */
  readonly change: <T>(run: () => Promise<T>) => Promise<T>
  /** Runs a change in its turn, and tells the page. */
  readonly write: <T>(run: (call: TurnCall) => Promise<T>, call?: CallOptions) => Promise<T>
  /** As `write`, once no other change of the active cart is open: another cart becomes the active one. */
  readonly switchTo: <T>(run: (call: TurnCall) => Promise<T>, call?: CallOptions) => Promise<T>
}

export function createCartsPorts(client: FeatureContext): CartsPorts {
  const { options } = client
  const clientTransport = client.use(transport)
  const { resource, writer } = client.use(buyerCart)
  const reading = { resource, requireOwner: client.use(sessionWatch).requireOwner }
  const takeTurn =
    (write: typeof writer.write): CartsPorts['write'] =>
    async <T>(run: (call: TurnCall) => Promise<T>, call?: CallOptions) => {
      const result: { value?: T } = {}
      try {
        await write(async (live) => void (result.value = await run({ ...call, ...live })), call)
      } finally {
        client.events.emit('blackcartchanged')
      }
      // The writer resolves only after the write, so there is a value.
      return result.value as T
    }
  return {
    calls: createCartByIdCalls(clientTransport, reading),
    current: resource,
    transport: clientTransport,
    clock: client.use(steadyClock),
    platformWorkTimeMs: options.runtime === 'server' ? undefined : options.platformWorkTimeMs,
    begun: new WeakMap(),
    read: (cartId, call) => readCart(reading, { ...call, cartId, afterWrite: false }),
    list: (call) => readCartList(clientTransport, call),
    listInactive: async (call) => {
      const { hasError, errorMessage, inactiveCarts } = await listInactiveCarts(clientTransport, call)
      if (hasError) throw new ShopError('RESPONSE', errorMessage ?? '')
      return inactiveCarts
    },
    change: (run) =>
      run().finally(() => {
        client.events.emit('cartchanged')
        client.events.emit('blackcartchanged')
      }),
    write: takeTurn(writer.write),
    switchTo: async (run, call) => {
      try {
        return await takeTurn(writer.switchCart)(run, call)
      } finally {
        forgetCheckout(client)
        client.storage.write(cartSwitchEntry, String(options.clock.now()))
      }
    },
  }
}

/** The checkout of the cart that was active has ended with it. */
function forgetCheckout({ storage, loaded }: FeatureContext): void {
  storage.remove(activeCheckoutIdEntry)
  loaded(checkoutKey).set(null)
}
