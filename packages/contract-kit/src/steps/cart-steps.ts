import {
  addCartItem,
  addCartItems,
  addItemsToCart,
  applyCartCoupon,
  changeCartItem,
  createCart,
  deleteCart,
  deleteCartById,
  describeCart,
  ensureCart,
  getCart,
  getCartById,
  getCartCounts,
  getCompactSummary,
  getInactiveCarts,
  listCartCoupons,
  listCartItems,
  listCartProducts,
  listCarts,
  listCartsByQuery,
  makeCartPrimary,
  preserveCart,
  removeCartCoupon,
  removeCartItem,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import { inactiveCartsQuery } from '@cartonnage/sdk/rules'
import type { CallInput } from '../target/call-url'
import { productsOf } from './catalog-steps'
import { forBuyer, inputFrom, optional, reads, writes, type Step, type RunContext } from './step'

const onCart = { params: { cartId: 'current' } } as const

/** A product in its minimum quantity. */
export function lineOf(context: RunContext, index: number) {
  const product = productsOf(context)[index] ?? productsOf(context)[0]
  return product && { productId: product.id, quantity: product.purchaseQuantityRule?.minimum ?? 1 }
}

const addedLine = (context: RunContext, index: number) =>
  inputFrom(lineOf(context, index), 'no product', (line) => ({
    ...onCart,
    body: { ...line, type: 'Product' },
  }))

/** The cart items of the last listing. */
export const itemsOf = (context: RunContext) => context.response(listCartItems)?.cartItems ?? []

const onItem = (call: CallSpec, toBody?: (quantity: number) => object): Step =>
  writes(call, (context) =>
    inputFrom(itemsOf(context)[0], 'no cart item', ({ cartItemId, quantity }) => ({
      params: { ...onCart.params, cartItemId },
      ...(toBody === undefined ? {} : { body: toBody(Number(quantity)) }),
    })),
  )

const listingItems = reads(listCartItems, () => ({
  ...onCart,
  query: { pageSize: '25', productFields: '*', includeCoupons: 'true', includePromotions: 'true' },
}))

/** Reads of the current cart; 404 or null without one. */
export const cartReadingSteps: readonly Step[] = [
  reads(getCart),
  reads(getCompactSummary),
  reads(getCartCounts),
  optional(
    reads(
      getInactiveCarts,
      forBuyer(() => ({ body: {} })),
    ),
  ),
  optional(
    reads(
      listCartsByQuery,
      forBuyer((accountId, { options: { webstoreId } }) => ({
        query: { q: inactiveCartsQuery({ webstoreId, accountId }) },
      })),
    ),
  ),
  listingItems,
  optional(reads(listCartProducts, () => ({ ...onCart, query: { pageSize: '25' } }))),
  reads(listCartCoupons, () => onCart),
]

/** Creates the cart and adds two products. */
export const cartFillingSteps: readonly Step[] = [
  writes(ensureCart, () => ({ body: {} })),
  writes(addCartItem, (context) => addedLine(context, 0)),
  writes(addCartItems, (context) =>
    inputFrom(lineOf(context, 1), 'no product', (line) => ({
      ...onCart,
      body: { inputs: [{ richInput: { ...line, type: 'Product' } }] },
    })),
  ),
]

/** Applies, lists and removes a coupon, and changes the items of the cart. */
export const cartChangingSteps: readonly Step[] = [
  onItem(changeCartItem, (quantity) => ({ quantity: quantity * 2 })),
  writes(applyCartCoupon, ({ options }) =>
    inputFrom(options.couponCode, 'no coupon', (couponCode) => ({ ...onCart, body: { couponCode } })),
  ),
  reads(listCartCoupons, () => onCart),
  listingItems,
  writes(removeCartCoupon, (context) =>
    inputFrom(
      context.response(listCartCoupons)?.[0]?.cartCouponId,
      'no coupon on the cart',
      (cartCouponId) => ({
        params: { ...onCart.params, cartCouponId },
      }),
    ),
  ),
  onItem(removeCartItem),
  writes(
    addItemsToCart,
    forBuyer((_, context) =>
      inputFrom(lineOf(context, 0), 'no product', (line) => ({ body: { lineItems: [line] } })),
    ),
  ),
  optional(
    writes(
      preserveCart,
      forBuyer(() => onCart),
    ),
  ),
]

const onlyParams = (cartId: string): CallInput => ({ params: { cartId } })

const onNewCart = (context: RunContext, toInput: (cartId: string) => CallInput = onlyParams) =>
  inputFrom(context.response(createCart)?.cartId, 'no second cart', toInput)

/** Creates a second cart, names it, makes it the active one, and then the first one again; deletes it. */
export const secondCartSteps: readonly Step[] = [
  writes(
    createCart,
    forBuyer(() => ({ body: { name: 'Contract check', isSecondary: true } })),
  ),
  reads(getCartById, onNewCart),
  optional(
    reads(
      listCarts,
      forBuyer(() => ({})),
    ),
  ),
  optional(
    writes(describeCart, (context) =>
      onNewCart(context, (cartId) => ({ params: { cartId }, body: { name: 'Contract check', note: '' } })),
    ),
  ),
  writes(makeCartPrimary, onNewCart),
  writes(
    makeCartPrimary,
    forBuyer((_, context) => inputFrom(context.response(getCart)?.cartId, 'no first cart', onlyParams)),
  ),
  writes(deleteCartById, onNewCart),
]

/** Deletes the cart at the end of a run. An order may have consumed it, so one is created first. */
export const cartDeletingSteps: readonly Step[] = [
  writes(ensureCart, () => ({ body: {} })),
  writes(deleteCart),
]
