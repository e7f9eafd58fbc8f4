import { getSessionContext } from './context'
import { getApplicationContext } from './application-context'
import { getAccountInfo, getUserInfo } from './account'
import { getEffectiveAccount } from './effective-account'
import { getAiConfiguration } from './ai-configuration'
import { getShopperAgent } from './shopper-agent'
import { listCountries } from './countries'
import { countriesQuerySchema } from './countries-requests'
import { listManagedAccounts } from './managed-accounts'
import { signIn, register, getLogoutUrl } from './sign-in'
import { getCategories, getNavigationMenuItems } from './navigation'
import { getVatInformation } from './server-actions'
import { getCartCounts, getInactiveCarts, addItemsToCart } from './cart-actions'
import {
  searchProducts,
  getProduct,
  listProducts,
  getPrice,
  getPrices,
  listCategories,
  getCategory,
  getCategoryPath,
} from './catalog'
import { applyCheckoutCoupon, removeCheckoutCoupon } from './cart-coupons'
import { listSortRules, suggestTerms } from './search-help'
import { cartCalls } from './cart-calls'
import { checkoutCouponBodySchema } from './coupon-requests'
import { createAddress, deleteAddress, listAddresses, updateAddress } from './addresses'
import { startCheckout, getCheckout, changeCheckout, deleteCheckout, payCheckout } from './checkout'
import { actOnOrder } from './order-actions'
import { listOrderDeliveryGroups } from './order-delivery-groups'
import { listOrderItems } from './order-items'
import { addOrderToCart, getOrder, listOrders, lookUpOrder, placeOrder } from './orders'
import {
  actionQuerySchema,
  effectiveAccountQuerySchema,
  managedAccountsQuerySchema,
} from './account-requests'
import { addressChangeSchema, addressesQuerySchema, newAddressSchema } from './addresses-requests'
import type { CallSpec } from './call'
import {
  childrenQuerySchema,
  pricesBodySchema,
  productQuerySchema,
  productsQuerySchema,
  searchQuerySchema,
  suggestionsQuerySchema,
} from './catalog-requests'
import {
  changeCheckoutBodySchema,
  paymentBodySchema,
  paymentQuerySchema,
  startCheckoutBodySchema,
} from './checkout-requests'
import {
  orderActionsBodySchema,
  orderFieldsQuerySchema,
  orderLookupBodySchema,
  orderPartsQuerySchema,
  ordersQuerySchema,
} from './orders-requests'
import { described } from './described'
import { addItemsRequestSchema, noParamsSchema } from './server-action-requests'
import { registerQuerySchema, registerRequestSchema, signInRequestSchema } from './sign-in-requests'
import { getRecordList } from './record-lists'
import { recordListQuerySchema } from './record-lists-requests'
import { declareWithdrawal } from './withdrawal'
import { withdrawalBodySchema } from './withdrawal-requests'

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
