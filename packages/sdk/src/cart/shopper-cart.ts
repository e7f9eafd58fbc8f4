import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import { ShopError } from '../errors/errors'
import { guestCart } from '../guest-cart/guest-cart'
import { guestCatalogue } from '../catalog/guest-catalogue'
import { requireQuantity } from '../rules/cart/quantity'
import { sessionStore } from '../session/session-store'
import { valueOf } from '../state/async-state'
import type { CallOptions } from '../transport/transport'
import { cart } from './cart'
import type { CartLineInput } from './cart-resource'
import { buyersChanges, guestsChanges, type RefusedLine, type ShoppersChanges } from './shopper-cart-changes'
import { shopperCartState } from './shopper-cart-state'
import type { ShopperCart } from './to-shopper-cart'

/** What became of a change of the cart. */
export interface ShopperCartChange {
  /** The cart after it. */
  readonly cart: ShopperCart
  /** Lines that were not added or changed; empty where all was done. */
  readonly refused: readonly RefusedLine[]
}

/**
 * The cart of whoever is shopping: a guest's in the browser, a buyer's on the server, in one shape and with one set of
 * changes. It follows signing in and out, other tabs, and a change of account or country. A line that is refused is named
 * in the result. Changes reject with `INVALID_QUANTITY`, and when it is unknown whether they were made, as those of
 * {@link cart} do.
 */
export interface ShopperCartFeature extends LoadedStore<ShopperCart> {
  /** Adds products; one that is in the cart already gets more. Where one is refused, the others are added. */
  add(lines: CartLineInput | readonly CartLineInput[], options?: CallOptions): Promise<ShopperCartChange>
  /** Sets the quantity of a line; 0 is not allowed. */
  setQuantity(key: string, quantity: number | string, options?: CallOptions): Promise<ShopperCartChange>
  /** Removes a line; one that is already gone counts as removed. */
  remove(key: string, options?: CallOptions): Promise<ShopperCartChange>
  /** Removes all lines. */
  clear(options?: CallOptions): Promise<ShopperCartChange>
}

/** The cart of whoever is shopping: reading and changing it. */
export function shopperCart(client: FeatureContext): ShopperCartFeature {
  const { ensure } = client.use(sessionStore)
  const [buyers, guests, catalogue] = [client.use(cart), client.use(guestCart), client.use(guestCatalogue)]
  const state = client.use(shopperCartState)

  const load = async (call?: CallOptions): Promise<ShopperCart> => {
    const { isGuest } = await ensure(call)
    await (isGuest ? catalogue.load(call) : buyers.load(call))
    const loaded = valueOf(state.getSnapshot())
    if (loaded === undefined) throw new ShopError('ABORTED', 'the shopper has changed')
    return loaded
  }

  /** Changes the cart of whoever is shopping by then. */
  const change = async (
    run: (changes: ShoppersChanges) => Promise<readonly RefusedLine[]>,
    call?: CallOptions,
  ): Promise<ShopperCartChange> => {
    const { isGuest } = await ensure(call)
    const refused = await run(isGuest ? guestsChanges(guests) : buyersChanges(buyers))
    return { cart: valueOf(state.getSnapshot()) ?? (await load(call)), refused }
  }

  /** While someone looks, new lines get their names and prices; a failure is in the state. */
  const followLines = () => {
    if (catalogue.getSnapshot().status !== 'idle') catalogue.load().catch(() => undefined)
  }

  let watchers = 0
  client.onShopperChange(() => {
    // Afterwards the session says who it is now.
    if (watchers > 0)
      Promise.resolve()
        .then(() => load())
        .catch(() => undefined)
  })

  return {
    getSnapshot: state.getSnapshot,
    getServerSnapshot: state.getServerSnapshot,
    subscribe: (listener) => {
      const stops = [guests.subscribe(followLines), state.subscribe(listener)]
      watchers += 1
      return () => {
        if (stops.length > 0) watchers -= 1
        stops.splice(0).forEach((stop) => stop())
      }
    },
    load,
    add: async (input, call) => {
      const lines = 'productId' in input ? [input] : input
      for (const { quantity } of lines) requireQuantity(quantity)
      return await change((changes) => changes.add(lines, call), call)
    },
    setQuantity: async (key, quantity, call) => {
      requireQuantity(quantity)
      return await change((changes) => changes.setQuantity({ key, quantity }, call), call)
    },
    remove: (key, call) => change((changes) => changes.remove(key, call), call),
    clear: (call) => change((changes) => changes.clear(call), call),
  }
}
