import {
  addCartItem,
  addCartItems,
  addItemsToCart,
  applyCartCoupon,
  changeCartItem,
  deleteCart,
  ensureCart,
  getCart,
  getCartCounts,
  getCompactSummary,
  getInactiveCarts,
  listCartCoupons,
  listCartItems,
  listCartProducts,
  preserveCart,
  releaseInventory,
  removeCartCoupon,
  removeCartItem,
  reserveInventory,
  type CallSpec,
} from '@cartonnage/sdk/contract'
import { productsOf } from './catalog-steps'
import { forBuyer, given, optional, reads, writes, type Step, type World } from './step'

const onCart = { params: { cartId: 'current' } } as const

/** A product with the smallest quantity that its rule allows. */
export function lineOf(world: World, index: number) {
  const product = productsOf(world)[index] ?? productsOf(world)[0]
  return product && { productId: product.id, quantity: product.purchaseQuantityRule?.minimum ?? 1 }
}

const addedLine = (world: World, index: number) =>
  given(lineOf(world, index), 'no product', (line) => ({ ...onCart, body: { ...line, type: 'Product' } }))

/** The cart items as they were listed last. */
export const itemsOf = (world: World) => world.response(listCartItems)?.cartItems ?? []

const onItem = (call: CallSpec, toBody?: (quantity: number) => object): Step =>
  writes(call, (world) =>
    given(itemsOf(world)[0], 'no cart item', ({ cartItemId, quantity }) => ({
      params: { ...onCart.params, cartItemId },
      ...(toBody === undefined ? {} : { body: toBody(Number(quantity)) }),
    })),
  )

const listingItems = reads(listCartItems, () => ({
  ...onCart,
  query: { pageSize: '25', productFields: '*', includeCoupons: 'true', includePromotions: 'true' },
}))

/** Reads of the present cart; without one they are answered 404. */
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
  listingItems,
  optional(reads(listCartProducts, () => ({ ...onCart, query: { pageSize: '25' } }))),
  reads(listCartCoupons, () => onCart),
]

/** Makes the cart and puts two products into it. */
export const cartFillingSteps: readonly Step[] = [
  writes(ensureCart, () => ({ body: {} })),
  writes(addCartItem, (world) => addedLine(world, 0)),
  writes(addCartItems, (world) =>
    given(lineOf(world, 1), 'no product', (line) => ({
      ...onCart,
      body: { inputs: [{ richInput: { ...line, type: 'Product' } }] },
    })),
  ),
]

/** Coupon on, listed and off again; the rest of what can be done to the items of a cart. */
export const cartChangingSteps: readonly Step[] = [
  onItem(changeCartItem, (quantity) => ({ quantity: quantity * 2 })),
  writes(applyCartCoupon, ({ options }) =>
    given(options.couponCode, 'no coupon', (couponCode) => ({ ...onCart, body: { couponCode } })),
  ),
  reads(listCartCoupons, () => onCart),
  listingItems,
  writes(removeCartCoupon, (world) =>
    given(world.response(listCartCoupons)?.[0]?.cartCouponId, 'no coupon on the cart', (cartCouponId) => ({
      params: { ...onCart.params, cartCouponId },
    })),
  ),
  optional(writes(reserveInventory, () => ({ ...onCart, body: { durationInSeconds: 900 } }))),
  optional(writes(releaseInventory, () => onCart)),
  onItem(removeCartItem),
  writes(
    addItemsToCart,
    forBuyer((_, world) =>
      given(lineOf(world, 0), 'no product', (line) => ({ body: { lineItems: [line] } })),
    ),
  ),
  optional(
    writes(
      preserveCart,
      forBuyer(() => onCart),
    ),
  ),
]

/** The end of every run that wrote: the cart goes with all that is in it. An order may have taken it, so one is made. */
export const cartDeletingSteps: readonly Step[] = [
  writes(ensureCart, () => ({ body: {} })),
  writes(deleteCart),
]
