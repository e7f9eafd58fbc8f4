import { buyerCart } from '../cart/buyer-cart'
import { cart } from '../cart/cart'
import { cartBrowser } from '../cart/cart-browser'
import { productKey, sumQuantities } from '../cart/quantities'
import type { FeatureContext } from '../client/client'
import { isShopError } from '../errors/errors'
import { guestCart } from '../guest-cart/guest-cart'
import type { ReorderAddition } from '../rules/orders/reorder-plan'
import { sessionStore } from '../session/session-store'
import type { CartNotice } from '../state/cart'
import type { CallOptions } from '../transport/transport'

/** A cart's quantities by `productKey`, as decimal texts. */
export type Quantities = Readonly<Record<string, string>>

/** What became of a part of a list that was accepted. */
export interface AddedPart {
  /** Lines of it that were refused. */
  readonly refused: readonly CartNotice[]
  /** What the cart holds after it. */
  readonly held: Quantities
}

/** The cart that an order list goes into, a guest's or a buyer's. */
export interface RunCart {
  /** What it holds, read now. */
  read(): Promise<Quantities>
  /** Adds lines. Rejects where all were refused, or where it is not known what became of them. */
  add(lines: readonly ReorderAddition[]): Promise<AddedPart>
  /** Whether a change of one of these products is still under way, on any page of the browser. */
  isOpen(productIds: readonly string[]): boolean
  /** How long the platform may work on lines whose response was lost, in ms. */
  readonly workTimeMs: number
}

/** The cart of whoever is shopping. */
export async function runCart(client: FeatureContext): Promise<RunCart> {
  const { isGuest } = await client.use(sessionStore).ensure()
  return isGuest ? guestsCart(client) : buyersCart(client)
}

/** Other tabs see a guest's cart at once, and nothing of it is ever under way. */
function guestsCart({ use }: FeatureContext): RunCart {
  const { getSnapshot, addAll } = use(guestCart)
  return {
    read: async () => sumQuantities(getSnapshot()),
    add: async (lines) => {
      await addAll(lines.map(({ productId, quantity }) => ({ productId, quantity })))
      return { refused: [], held: sumQuantities(getSnapshot()) }
    },
    isOpen: () => false,
    workTimeMs: 0,
  }
}

function buyersCart({ use, options }: FeatureContext): RunCart {
  const { load, add } = use(cart)
  const { writer } = use(buyerCart)
  const browser = use(cartBrowser)
  return {
    read: async () => {
      // What an earlier page of this tab has left is settled first.
      writer.resume()
      return sumQuantities((await load())?.items ?? [])
    },
    add: async (lines) => {
      const change = await add(lines.map(({ productId, quantity }) => ({ productId, quantity })))
      return { refused: change.errors, held: sumQuantities(change.cart?.items ?? []) }
    },
    isOpen: (productIds) => {
      const keys = new Set(productIds.map(productKey))
      return browser
        .read()
        .claims.some(({ lines }) => lines.some((line) => keys.has(productKey(line.productId))))
    },
    workTimeMs: options.platformWorkTimeMs,
  }
}

/** What the cart of whoever is shopping holds; nothing where a server cannot wait for the platform. */
export async function readHeld(
  { use }: FeatureContext,
  call?: CallOptions,
): Promise<readonly ReorderAddition[]> {
  const { isGuest } = await use(sessionStore).ensure(call)
  const lines = isGuest ? use(guestCart).getSnapshot() : await readItems(use, call)
  return lines.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }))
}

async function readItems(use: FeatureContext['use'], call?: CallOptions) {
  try {
    return (await use(cart).load(call))?.items ?? []
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return []
    throw error
  }
}
