import { getSessionContext } from './session/context'
import { getApplicationContext } from './shop-context/application-context'
import { getAccountInfo, getUserInfo } from './account/account'
import { getEffectiveAccount } from './account/effective-account'
import { getAiConfiguration } from './shop-context/ai-configuration'
import { getShopperAgent } from './shop-context/shopper-agent'
import { listCountries } from './countries/countries'
import { countriesQuerySchema } from './countries/countries-requests'
import { listManagedAccounts } from './account/managed-accounts'
import { signIn, register, getLogoutUrl } from './session/sign-in'
import { getCategories, getNavigationMenuItems } from './navigation/navigation'
import { getVatInformation } from './vat/vat-information'
import { getCartCounts, getInactiveCarts, addItemsToCart } from './cart/cart-actions'
import {
  searchProducts,
  getProduct,
  listProducts,
  getPrice,
  getPrices,
  listCategories,
  getCategory,
  getCategoryPath,
} from './catalog/catalog'
import { applyCheckoutCoupon, removeCheckoutCoupon } from './coupons/cart-coupons'
import { listSortRules, suggestTerms } from './catalog/search-help'
import { cartCalls } from './cart/cart-calls'
import { checkoutCouponBodySchema } from './coupons/coupon-requests'
import { createAddress, deleteAddress, listAddresses, updateAddress } from './addresses/addresses'
import { startCheckout, getCheckout, changeCheckout, deleteCheckout, payCheckout } from './checkout/checkout'
import { actOnOrder } from './orders/order-actions'
import { listOrderDeliveryGroups } from './orders/order-delivery-groups'
import { listOrderItems } from './orders/order-items'
import { addOrderToCart, getOrder, listOrders, lookUpOrder, placeOrder } from './orders/orders'
import {
  actionQuerySchema,
  effectiveAccountQuerySchema,
  managedAccountsQuerySchema,
} from './account/account-requests'
import { addressChangeSchema, addressesQuerySchema, newAddressSchema } from './addresses/addresses-requests'
import type { CallSpec } from './kit/call'
import {
  childrenQuerySchema,
  pricesBodySchema,
  productQuerySchema,
  productsQuerySchema,
  searchQuerySchema,
  suggestionsQuerySchema,
} from './catalog/catalog-requests'
import {
  changeCheckoutBodySchema,
  paymentBodySchema,
  paymentQuerySchema,
  startCheckoutBodySchema,
} from './checkout/checkout-requests'
import {
  orderActionsBodySchema,
  orderFieldsQuerySchema,
  orderLookupBodySchema,
  orderPartsQuerySchema,
  ordersQuerySchema,
} from './orders/orders-requests'
import { described } from './kit/described'
import { addItemsRequestSchema, noParamsSchema } from './cart/cart-action-requests'
import { registerQuerySchema, registerRequestSchema, signInRequestSchema } from './session/sign-in-requests'
import { getRecordList } from './record-lists/record-lists'
import { recordListQuerySchema } from './record-lists/record-lists-requests'
import { declareWithdrawal } from './withdrawal/withdrawal'
import { withdrawalBodySchema } from './withdrawal/withdrawal-requests'

/** Every call of the SDK, for descriptions, tests and twins of the platform. */
export const allCalls: readonly CallSpec[] = [
  getSessionContext,
  getApplicationContext,
  described(getAccountInfo, { query: actionQuerySchema }),
  described(listManagedAccounts, { query: managedAccountsQuerySchema }),
  described(getEffectiveAccount, { query: effectiveAccountQuerySchema }),
  getAiConfiguration,
  getShopperAgent,
  described(listCountries, { query: countriesQuerySchema }),
  getUserInfo,
  described(signIn, { body: signInRequestSchema }),
  described(register, { query: registerQuerySchema, body: registerRequestSchema }),
  getLogoutUrl,
  described(getCategories, { query: actionQuerySchema }),
  described(getNavigationMenuItems, { query: actionQuerySchema }),
  getVatInformation,
  getCartCounts,
  described(getInactiveCarts, { body: noParamsSchema }),
  described(addItemsToCart, { body: addItemsRequestSchema }),
  described(searchProducts, { query: searchQuerySchema }),
  described(getProduct, { query: productQuerySchema }),
  described(listProducts, { query: productsQuerySchema }),
  getPrice,
  described(getPrices, { body: pricesBodySchema }),
  described(listCategories, { query: childrenQuerySchema }),
  getCategory,
  getCategoryPath,
  listSortRules,
  described(suggestTerms, { query: suggestionsQuerySchema }),
  ...cartCalls,
  described(listAddresses, { query: addressesQuerySchema }),
  described(createAddress, { body: newAddressSchema }),
  described(updateAddress, { body: addressChangeSchema }),
  deleteAddress,
  described(startCheckout, { body: startCheckoutBodySchema }),
  getCheckout,
  described(changeCheckout, { body: changeCheckoutBodySchema }),
  deleteCheckout,
  described(payCheckout, { query: paymentQuerySchema, body: paymentBodySchema }),
  described(applyCheckoutCoupon, { body: checkoutCouponBodySchema }),
  removeCheckoutCoupon,
  placeOrder,
  described(actOnOrder, { body: orderActionsBodySchema }),
  described(listOrders, { query: ordersQuerySchema }),
  described(getOrder, { query: orderFieldsQuerySchema }),
  described(listOrderItems, { query: orderPartsQuerySchema }),
  described(listOrderDeliveryGroups, { query: orderPartsQuerySchema }),
  described(lookUpOrder, { body: orderLookupBodySchema }),
  addOrderToCart,
  described(getRecordList, { query: recordListQuerySchema }),
  described(declareWithdrawal, { body: withdrawalBodySchema }),
]
