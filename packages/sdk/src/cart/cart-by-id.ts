import { addCartItems, changeCartItem, removeCartItem } from '../contract/cart/cart'
import { createCart, deleteCartById, makeCartPrimary } from '../contract/cart/carts'
import type { NewCartBody } from '../contract/cart/carts-requests'
import { nullWhenNotFound } from '../errors/outcome'
import type { Cart, CartNotice } from '../state/cart'
import type { CallOptions, Transport } from '../transport/transport'
import { readCart, toNotices, type CartReadPorts } from './cart-calls'
import type { Call, NewLine } from './cart-intents'
import { toBatchInput } from './cart-resource'

/** The calls on a cart that need not be the active one. */
export interface CartByIdCalls {
  /** The whole cart, once the platform has finished working on it; null where the buyer has none of that id. */
  read(cartId: string, call?: CallOptions): Promise<Cart | null>
  /** Adds up to 100 lines; the notices are about lines that were not taken. */
  add(cartId: string, lines: readonly NewLine[], call: Call): Promise<readonly CartNotice[]>
  setQuantity(item: CartItemLocation & { readonly quantity: string }, call: Call): Promise<void>
  /** An item that is already gone counts as removed. */
  remove(item: CartItemLocation, call: Call): Promise<void>
  /** A cart that is already gone counts as deleted. */
  delete(cartId: string, call: Call): Promise<void>
  /** Creates a cart, and gives its id. */
  create(cart: NewCartBody, call: Call): Promise<string>
  /** Makes it the active cart; does nothing where it is that already. */
  makeActive(cartId: string, call: Call): Promise<void>
}

interface CartItemLocation {
  readonly cartId: string
  readonly cartItemId: string
}

export function createCartByIdCalls({ send }: Transport, ports: CartReadPorts): CartByIdCalls {
  return {
    read: (cartId, call) => readCart(ports, { ...call, cartId, afterWrite: true }),
    add: async (cartId, lines, call) => {
      const { data } = await send(addCartItems, { params: { cartId }, body: toBatchInput(lines) }, call)
      return toNotices(data.results, lines)
    },
    setQuantity: async ({ quantity, ...params }, call) =>
      void (await send(changeCartItem, { params, body: { quantity } }, call)),
    remove: async (params, call) =>
      void (await send(removeCartItem, { params }, call).catch(nullWhenNotFound)),
    delete: async (cartId, call) =>
      void (await send(deleteCartById, { params: { cartId } }, call).catch(nullWhenNotFound)),
    create: async (body, call) => (await send(createCart, { body }, call)).data.cartId,
    makeActive: async (cartId, call) => void (await send(makeCartPrimary, { params: { cartId } }, call)),
  }
}
