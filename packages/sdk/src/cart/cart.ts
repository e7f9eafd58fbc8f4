import type { FeatureContext } from '../client/client'
import type { LoadedStore } from '../client/loaded-store'
import type { CartSummary } from '../contract/cart/cart-summary'
import { toText, trimZeros } from '../decimal'
import { ShopError } from '../errors/errors'
import { requireQuantity } from '../rules/cart/quantity'
import { sessionStore } from '../session/session-store'
import { sessionEnded } from '../session/session-watch'
import type { Cart, CartChange, CartCheck } from '../state/cart'
import { readOnly } from '../state/store'
import type { ReadableStore } from '../state/store'
import { guestCartIdEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import { refusalOf } from './cart-failures'
import { cartChecks } from './cart-keys'
import type { CartItemChange, CartLineInput } from './cart-resource'
import type { CartWriter } from './cart-writer'

/**
 * The buyer's cart. Changes run one after another; each resolves to the cart as the platform then has it, and raises
 * 'cartchanged'. When the response to a change is lost, all pages of the browser together read the cart for up to
 * `platformWorkTimeMs` to find out what became of it; other products can be changed meanwhile. A change whose outcome
 * stays unknown fails with `UNKNOWN_OUTCOME`, and the store shows the cart as it was read.
 */
export interface CartFeature extends LoadedStore<Cart | null> {
  /** The cart, created if there was none. The id of a guest's cart is stored until the guest signs in. */
  ensure(options?: CallOptions): Promise<CartSummary>
  /**
   * Adds products. One that the platform refuses is a `ResponseError` when it is the only one, otherwise an entry of
   * `errors`. Errors: `INVALID_QUANTITY`; `COOKIES_REQUIRED` for a guest whose new cart is gone with the next call,
   * because the cookies of its response were not sent along.
   */
  add(lines: CartLineInput | readonly CartLineInput[], options?: CallOptions): Promise<CartChange>
  /** Sets an item's quantity; 0 is not allowed. Errors: `INVALID_QUANTITY`, a `ResponseError` when it is refused. */
  setQuantity(change: CartItemChange, options?: CallOptions): Promise<CartChange>
  /** Removes an item; one that is already gone counts as removed. */
  remove(item: { readonly cartItemId: string }, options?: CallOptions): Promise<CartChange>
  /** Deletes the cart with all its items; succeeds when there is none. */
  delete(options?: CallOptions): Promise<CartChange>
  /** Runs another write to the cart in its turn, then reads the cart again. */
  write<T>(run: (call: CallOptions) => Promise<T>, options?: CallOptions): Promise<T>
  /** True while any change is in flight. */
  readonly isProcessing: ReadableStore<boolean>
  /** Changes whose response has been missing for 3 s, of all pages of the browser: the shop shows them as being checked. */
  readonly checks: ReadableStore<readonly CartCheck[]>
}

/** A caller's quantity as a plain decimal text. Errors: `INVALID_QUANTITY`. */
const toQuantityText = (quantity: number | string): string => toText(trimZeros(requireQuantity(quantity)))

const isList = (lines: CartLineInput | readonly CartLineInput[]): lines is readonly CartLineInput[] =>
  Array.isArray(lines)

/** The buyer's cart: reading and changing it. */
export function cart(client: FeatureContext): CartFeature {
  const { store, isProcessing, load, resource, writer } = client.use(buyerCart)
  const { ensure } = client.use(sessionStore)
  const requireSession = async () => {
    if ((await ensure()).hasEnded) throw sessionEnded()
  }
  const isGuest = () => client.scope.getSnapshot().userId === undefined
  return {
    ...readOnly(store),
    load,
    isProcessing,
    checks: client.use(cartChecks),
    ensure: async (call) => {
      await ensure()
      const summary = await resource.ensure(call)
      if (isGuest()) client.storage.write(guestCartIdEntry, summary.cartId)
      return summary
    },
    ...createChanges(writer, { requireSession, isGuest }),
  }
}

interface ShopperPorts {
  /** After a session has ended, no change must reach a guest's cart instead of the buyer's. */
  readonly requireSession: () => Promise<void>
  readonly isGuest: () => boolean
}

const cookiesLost = () =>
  new ShopError(
    'COOKIES_REQUIRED',
    'the cart is gone after the product was added: cookies that one response sets must go with the next call',
  )

function createChanges(
  writer: CartWriter,
  { requireSession, isGuest }: ShopperPorts,
): Pick<CartFeature, 'add' | 'setQuantity' | 'remove' | 'delete' | 'write'> {
  /** How often the guest has deleted the cart, which may be why it is gone. */
  let deletions = 0
  return {
    add: async (lines, call) => {
      await requireSession()
      const exact = (isList(lines) ? lines : [lines]).map(({ productId, quantity }) => ({
        productId,
        quantity: toQuantityText(quantity),
      }))
      const before = deletions
      const change = await writer.add(exact, call)
      const isTaken = exact.some((line) => refusalOf(line, change.errors) === undefined)
      const isGone = change.cart === null && isTaken && deletions === before
      if (isGone && isGuest()) throw cookiesLost()
      return change
    },
    setQuantity: async ({ cartItemId, quantity }, call) => {
      await requireSession()
      return await writer.setQuantity({ cartItemId, quantity: toQuantityText(quantity) }, call)
    },
    remove: async ({ cartItemId }, call) => {
      await requireSession()
      return await writer.remove(cartItemId, call)
    },
    delete: async (call) => {
      await requireSession()
      deletions += 1
      return await writer.delete(call)
    },
    write: async <T>(run: (call: CallOptions) => Promise<T>, call?: CallOptions) => {
      await requireSession()
      const result: { value?: T } = {}
      await writer.write(async (live) => void (result.value = await run({ ...call, ...live })), call)
      // The writer resolves only after the write, so there is a value.
      return result.value as T
    },
  }
}
