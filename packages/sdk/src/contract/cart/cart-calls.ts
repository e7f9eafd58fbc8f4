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
import { described } from '../kit/described'

/** The calls on carts and their delivery groups. */
export const cartCalls: readonly CallSpec[] = [
  getCompactSummary,
  getCart,
  described(ensureCart, { body: emptyBodySchema }),
  deleteCart,
  described(listCartItems, { query: cartItemsQuerySchema }),
  described(addCartItem, { query: cartDataQuerySchema, body: cartItemInputSchema }),
  described(addCartItems, { body: batchInputSchema }),
  described(changeCartItem, { query: cartDataQuerySchema, body: cartItemChangeSchema }),
  removeCartItem,
  described(listCartProducts, { query: cartProductsQuerySchema }),
  preserveCart,
  described(cloneCart, { query: cloneCartQuerySchema, body: cloneCartBodySchema }),
  described(reserveInventory, { body: reservationBodySchema }),
  releaseInventory,
  described(applyCartCoupon, { body: couponBodySchema }),
  listCartCoupons,
  removeCartCoupon,
  described(listDeliveryGroups, { query: deliveryGroupsQuerySchema }),
  described(getDeliveryGroup, { query: deliveryGroupQuerySchema }),
  described(createDeliveryGroup, { body: deliveryGroupBodySchema }),
  described(updateDeliveryGroup, { body: deliveryGroupChangeSchema }),
  described(deleteDeliveryGroup, { query: deleteGroupQuerySchema }),
  described(arrangeItems, { query: arrangeItemsQuerySchema, body: arrangeItemsBodySchema }),
]
