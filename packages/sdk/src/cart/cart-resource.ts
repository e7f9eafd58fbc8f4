import type { CallResponse } from '../contract/kit/call'
import {
  addCartItem,
  addCartItems,
  changeCartItem,
  deleteCart,
  ensureCart,
  getCart,
  listCartItems,
  removeCartItem,
} from '../contract/cart/cart'
import { getCartById } from '../contract/cart/carts'
import type { BatchEntry, BatchResult, CartItems, ChangedCartItem } from '../contract/cart/cart-items'
import type { BatchInput, CartItemsQuery } from '../contract/cart/cart-requests'
import type { CartSummary } from '../contract/cart/cart-summary'
import { isResponseError } from '../errors/errors'
import { cartItemsDefaults, currentCart } from '../rules/call/call-defaults'
import { isCartProcessing, isUnfinishedCartRead } from '../rules/cart/cart-status'
import { poll } from '../transport/poll'
import type { CallOptions, Transport } from '../transport/transport'

/** A product and how much of it. */
export interface CartLineInput {
  /** Record id of the product, with 15 or 18 characters. */
  readonly productId: string
  /** A whole number, or a plain decimal text such as '2.5'. */
  readonly quantity: number | string
}

/** The new quantity of an item. */
export interface CartItemChange {
  /** Id of the item on the cart, not of its product. */
  readonly cartItemId: string
  /** A whole number, or a plain decimal text such as '2.5'; above 0. */
  readonly quantity: number | string
}

/** Which page of the cart; by default page 1 of 25 items, newest first, with all product fields. */
export interface ListCartItemsInput extends CartItemsQuery {
  /** @default 'current' */
  readonly cartId?: string | undefined
  /** Directly after a write, an empty list or a 422 means 'not yet' and is polled. @default false */
  readonly afterWrite?: boolean | undefined
}

/** The server cart. Writes must not overlap: the platform responds 409 while it works on one. */
export interface CartResource {
  /** The cart, created if there was none. */
  ensure(options?: CallOptions): Promise<CartSummary>
  /** A cart with its totals, by default the current one, once the platform has finished; null when there is none. */
  get(options?: CallOptions, cartId?: string): Promise<CartSummary | null>
  /** One page of items, polled until the platform has finished. */
  listItems(input?: ListCartItemsInput, options?: CallOptions): Promise<CartItems>
  /** Adds a product; the id of the item is null when the platform adds it later. */
  addItem(line: CartLineInput, options?: CallOptions): Promise<ChangedCartItem>
  /** Adds up to 100 products. Succeeds even when single products fail: check each entry. */
  addItems(lines: readonly CartLineInput[], options?: CallOptions): Promise<BatchResult>
  changeItem(input: CartItemChange, options?: CallOptions): Promise<ChangedCartItem>
  removeItem(input: { cartItemId: string }, options?: CallOptions): Promise<void>
  /** Deletes the cart; succeeds when there was none. */
  delete(options?: CallOptions): Promise<void>
}

const itemDefaults: CartItemsQuery = cartItemsDefaults
const currentParams = { cartId: currentCart }
const withCart = { includeCartData: true }
const toItemInput = ({ productId, quantity }: CartLineInput) =>
  ({ productId, quantity: String(quantity), type: 'Product' }) as const

/** Lines as a batch wants them. */
export const toBatchInput = (lines: readonly CartLineInput[]): BatchInput => ({
  inputs: lines.map((line) => ({ richInput: toItemInput(line) })),
})

export function createCartResource(transport: Transport): CartResource {
  const { send } = transport
  return {
    ensure: async (options) => (await send(ensureCart, { body: {} }, options)).data,
    get: (options, cartId) =>
      unlessMissing(() =>
        cartId === undefined ? loadCart(transport, options) : loadCartById(transport, cartId, options),
      ),
    listItems: (input, options) => loadItems(transport, input, options),
    addItem: async (line, options) => {
      const input = { params: currentParams, query: withCart, body: toItemInput(line) }
      return (await send(addCartItem, input, options)).data
    },
    addItems: async (lines, options) => {
      const input = { params: currentParams, body: toBatchInput(lines) }
      const { data } = await send(addCartItems, input, options)
      return { ...data, results: data.results.map(withoutForeignMessages) }
    },
    changeItem: async ({ cartItemId, quantity }, options) => {
      const input = {
        params: { ...currentParams, cartItemId },
        query: withCart,
        body: { quantity: String(quantity) },
      }
      return (await send(changeCartItem, input, options)).data
    },
    removeItem: async ({ cartItemId }, options) => {
      await send(removeCartItem, { params: { ...currentParams, cartItemId } }, options)
    },
    delete: async (options) => {
      await unlessMissing(() => send(deleteCart, {}, options))
    },
  }
}

/** As with all cart errors, only the messages of validations are for shoppers. */
function withoutForeignMessages(entry: BatchEntry): BatchEntry {
  if (entry.status === 'added') return entry
  const errors = entry.errors.map(({ errorCode, message }) => ({
    errorCode,
    message: errorCode === 'CART_VALIDATION_ERROR' ? message : null,
  }))
  return { ...entry, errors }
}

/** The cart with its totals, once the platform has finished; null or a 404 when there is none. */
export async function loadCart(transport: Transport, options: CallOptions = {}): Promise<CartSummary | null> {
  const attempt = {
    load: () => transport.send(getCart, {}, options),
    isPending: ({ status, data }: CallResponse<typeof getCart>) => status === 202 || isCartProcessing(data),
    signal: options.signal,
  }
  const response = await poll(attempt, transport)
  return response.data
}

async function loadCartById(
  transport: Transport,
  cartId: string,
  options: CallOptions = {},
): Promise<CartSummary> {
  const attempt = {
    load: () => transport.send(getCartById, { params: { cartId } }, options),
    isPending: ({ status, data }: CallResponse<typeof getCartById>) =>
      status === 202 || isCartProcessing(data),
    signal: options.signal,
  }
  const response = await poll(attempt, transport)
  return response.data
}

async function loadItems(
  transport: Transport,
  { cartId = currentCart, afterWrite = false, ...query }: ListCartItemsInput = {},
  options: CallOptions = {},
): Promise<CartItems> {
  const input = { params: { cartId }, query: { ...itemDefaults, ...query } }
  const attempt = {
    load: () => transport.send(listCartItems, input, options),
    isPending: ({ status, data }: CallResponse<typeof listCartItems>) =>
      status === 202 || isListPending(data, afterWrite),
    isPendingFailure: (error: unknown) => afterWrite && isResponseError(error) && error.status === 422,
    signal: options.signal,
  }
  const response = await poll(attempt, transport)
  return response.data
}

function isListPending({ cartItems, cartSummary }: CartItems, afterWrite: boolean): boolean {
  if (cartSummary === null) return false
  const { totalProductCount } = cartSummary
  const isTooEarly = isUnfinishedCartRead({ status: 200, itemCount: cartItems.length, totalProductCount })
  return (afterWrite && isTooEarly) || isCartProcessing(cartSummary)
}

/** Null for a 404 that means 'no cart'; a 404 for a wrong shop or account still fails. */
export async function unlessMissing<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load()
  } catch (error) {
    if (isResponseError(error) && error.status === 404 && !error.errors.some(isWrongAddress)) return null
    throw error
  }
}

const isWrongAddress = ({ type }: { type: string }) =>
  type === 'WEBSTORE_NOT_FOUND' || type === 'EFFECTIVE_ACCOUNT_NOT_FOUND'
