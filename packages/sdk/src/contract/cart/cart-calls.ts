import {
  getCompactSummary,
  getCart,
  ensureCart,
  deleteCart,
  listCartItems,
  addCartItem,
  addCartItems,
  changeCartItem,
  removeCartItem,
} from './cart'
import { applyCartCoupon, listCartCoupons, removeCartCoupon } from '../coupons/cart-coupons'
import { cloneCart, preserveCart } from './cart-copies'
import { createCart, deleteCartById, describeCart, getCartById, listCarts, makeCartPrimary } from './carts'
import { describeCartBodySchema, newCartBodySchema } from './carts-requests'
import { cloneCartBodySchema, cloneCartQuerySchema } from './cart-copies-requests'
import { listCartProducts } from './cart-products'
import { couponBodySchema } from '../coupons/coupon-requests'
import { releaseInventory, reserveInventory } from '../inventory/inventory'
import { reservationBodySchema } from '../inventory/inventory-requests'
import {
  arrangeItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  listDeliveryGroups,
  updateDeliveryGroup,
} from '../delivery-groups/delivery-groups-calls'
import {
  arrangeItemsBodySchema,
  arrangeItemsQuerySchema,
  deleteGroupQuerySchema,
  deliveryGroupBodySchema,
  deliveryGroupChangeSchema,
  deliveryGroupQuerySchema,
  deliveryGroupsQuerySchema,
} from '../delivery-groups/delivery-groups-requests'
import type { CallSpec } from '../kit/call'
import {
  batchInputSchema,
  cartDataQuerySchema,
  cartItemChangeSchema,
  cartItemInputSchema,
  cartItemsQuerySchema,
  cartProductsQuerySchema,
  emptyBodySchema,
} from './cart-requests'
import { withRequestSchemas } from '../kit/with-request-schemas'

/** The calls on carts and their delivery groups. */
export const cartCalls: readonly CallSpec[] = [
  getCompactSummary,
  getCart,
  withRequestSchemas(ensureCart, { body: emptyBodySchema }),
  deleteCart,
  withRequestSchemas(listCartItems, { query: cartItemsQuerySchema }),
  withRequestSchemas(addCartItem, { query: cartDataQuerySchema, body: cartItemInputSchema }),
  withRequestSchemas(addCartItems, { body: batchInputSchema }),
  withRequestSchemas(changeCartItem, { query: cartDataQuerySchema, body: cartItemChangeSchema }),
  removeCartItem,
  withRequestSchemas(listCartProducts, { query: cartProductsQuerySchema }),
  preserveCart,
  withRequestSchemas(cloneCart, { query: cloneCartQuerySchema, body: cloneCartBodySchema }),
  getCartById,
  deleteCartById,
  withRequestSchemas(createCart, { body: newCartBodySchema }),
  makeCartPrimary,
  listCarts,
  withRequestSchemas(describeCart, { body: describeCartBodySchema }),
  withRequestSchemas(reserveInventory, { body: reservationBodySchema }),
  releaseInventory,
  withRequestSchemas(applyCartCoupon, { body: couponBodySchema }),
  listCartCoupons,
  removeCartCoupon,
  withRequestSchemas(listDeliveryGroups, { query: deliveryGroupsQuerySchema }),
  withRequestSchemas(getDeliveryGroup, { query: deliveryGroupQuerySchema }),
  withRequestSchemas(createDeliveryGroup, { body: deliveryGroupBodySchema }),
  withRequestSchemas(updateDeliveryGroup, { body: deliveryGroupChangeSchema }),
  withRequestSchemas(deleteDeliveryGroup, { query: deleteGroupQuerySchema }),
  withRequestSchemas(arrangeItems, { query: arrangeItemsQuerySchema, body: arrangeItemsBodySchema }),
]
