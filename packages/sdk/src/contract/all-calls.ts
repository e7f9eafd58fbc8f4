import { getCsrfToken } from './session/csrf'
import { getSessionContext } from './session/context'
import { getApplicationContext } from './shop-context/application-context'
import { getAccountInfo, getUserInfo } from './account/account'
import { getEffectiveAccount } from './account/effective-account'
import { getAiConfiguration } from './shop-context/ai-configuration'
import { getShopperAgent } from './shop-context/shopper-agent'
import { listCountries } from './countries/countries'
import { countriesQuerySchema } from './countries/countries-requests'
import { buyerRegistrationBodySchema, registerBuyer } from './account/buyer-registration'
import { getMyProfile } from './account/my-profile'
import { listManagedAccounts } from './account/managed-accounts'
import { signIn, register, getLogoutUrl } from './session/sign-in'
import { getCategories, getNavigationMenuItems } from './navigation/navigation'
import { getCategoryMenu, getNavigationMenu } from './navigation/platform-menus'
import { categoryMenuQuerySchema, navigationMenuQuerySchema } from './navigation/platform-menus-requests'
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
import { cartQuerySchema, listCartsByQuery } from './cart/cart-query'
import { cartCalls } from './cart/cart-calls'
import { checkoutCouponBodySchema } from './coupons/coupon-requests'
import { createAddress, deleteAddress, listAddresses, updateAddress } from './addresses/addresses'
import { startCheckout, getCheckout, changeCheckout, deleteCheckout, payCheckout } from './checkout/checkout'
import { actOnOrder } from './orders/order-actions'
import {
  addWishListItem,
  createWishList,
  deleteWishList,
  getListQuantities,
  listWishListItems,
  listWishLists,
  removeWishListItem,
  renameWishList,
  setListQuantities,
} from './lists/lists'
import {
  listQuantitiesBodySchema,
  newWishListBodySchema,
  newWishListItemBodySchema,
  renameWishListBodySchema,
  wishListItemsQuerySchema,
} from './lists/lists-requests'
import { authorizeGuestOrder, orderAccessBodySchema } from './orders/order-access'
import { listOrderDeliveryGroups } from './orders/order-delivery-groups'
import { listOrderItems } from './orders/order-items'
import { listShipmentItems, listShipments, shipmentsQuerySchema } from './orders/order-shipments'
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
  reorderBodySchema,
  orderPartsQuerySchema,
  ordersQuerySchema,
} from './orders/orders-requests'
import { withRequestSchemas } from './kit/with-request-schemas'
import { addItemsRequestSchema, noParamsSchema } from './cart/cart-action-requests'
import { registerQuerySchema, registerRequestSchema, signInRequestSchema } from './session/sign-in-requests'
import {
  changeQuote,
  createCartFromQuote,
  getQuote,
  listQuotes,
  requestQuoteFromCart,
  requestQuoteFromProduct,
} from './quotes/quotes'
import {
  cartQuoteBodySchema,
  changeQuoteBodySchema,
  productQuoteBodySchema,
  quoteCartBodySchema,
  quoteQuerySchema,
  quotesQuerySchema,
} from './quotes/quotes-requests'
import { getRecordList } from './record-lists/record-lists'
import { recordListQuerySchema } from './record-lists/record-lists-requests'
import { printFilesBodySchema, setPrintFiles } from './orders/order-print'
import { cancelBodySchema, cancelOrder, returnBodySchema, returnItems } from './orders/order-changes'
import { declareWithdrawal, lookUpWithdrawal } from './withdrawal/withdrawal'
import { withdrawalBodySchema, withdrawalLookupBodySchema } from './withdrawal/withdrawal-requests'

/** Every call of the SDK with its request schemas, for OpenAPI documents, tests and sandboxes. */
export const allCalls: readonly CallSpec[] = [
  getSessionContext,
  getCsrfToken,
  getApplicationContext,
  withRequestSchemas(getAccountInfo, { query: actionQuerySchema }),
  withRequestSchemas(listManagedAccounts, { query: managedAccountsQuerySchema }),
  withRequestSchemas(getEffectiveAccount, { query: effectiveAccountQuerySchema }),
  getAiConfiguration,
  getShopperAgent,
  withRequestSchemas(listCountries, { query: countriesQuerySchema }),
  getUserInfo,
  getMyProfile,
  withRequestSchemas(signIn, { body: signInRequestSchema }),
  withRequestSchemas(register, { query: registerQuerySchema, body: registerRequestSchema }),
  getLogoutUrl,
  withRequestSchemas(registerBuyer, { body: buyerRegistrationBodySchema }),
  withRequestSchemas(getCategories, { query: actionQuerySchema }),
  withRequestSchemas(getNavigationMenuItems, { query: actionQuerySchema }),
  withRequestSchemas(getCategoryMenu, { query: categoryMenuQuerySchema }),
  withRequestSchemas(getNavigationMenu, { query: navigationMenuQuerySchema }),
  getVatInformation,
  getCartCounts,
  withRequestSchemas(getInactiveCarts, { body: noParamsSchema }),
  withRequestSchemas(listCartsByQuery, { query: cartQuerySchema }),
  withRequestSchemas(addItemsToCart, { body: addItemsRequestSchema }),
  withRequestSchemas(searchProducts, { query: searchQuerySchema }),
  withRequestSchemas(getProduct, { query: productQuerySchema }),
  withRequestSchemas(listProducts, { query: productsQuerySchema }),
  getPrice,
  withRequestSchemas(getPrices, { body: pricesBodySchema }),
  withRequestSchemas(listCategories, { query: childrenQuerySchema }),
  getCategory,
  getCategoryPath,
  listSortRules,
  withRequestSchemas(suggestTerms, { query: suggestionsQuerySchema }),
  ...cartCalls,
  withRequestSchemas(listAddresses, { query: addressesQuerySchema }),
  withRequestSchemas(createAddress, { body: newAddressSchema }),
  withRequestSchemas(updateAddress, { body: addressChangeSchema }),
  deleteAddress,
  withRequestSchemas(listQuotes, { query: quotesQuerySchema }),
  withRequestSchemas(getQuote, { query: quoteQuerySchema }),
  withRequestSchemas(requestQuoteFromCart, { body: cartQuoteBodySchema }),
  withRequestSchemas(requestQuoteFromProduct, { body: productQuoteBodySchema }),
  withRequestSchemas(changeQuote, { body: changeQuoteBodySchema }),
  withRequestSchemas(createCartFromQuote, { body: quoteCartBodySchema }),
  listWishLists,
  withRequestSchemas(createWishList, { body: newWishListBodySchema }),
  withRequestSchemas(renameWishList, { body: renameWishListBodySchema }),
  withRequestSchemas(addWishListItem, { body: newWishListItemBodySchema }),
  withRequestSchemas(listWishListItems, { query: wishListItemsQuerySchema }),
  withRequestSchemas(setListQuantities, { body: listQuantitiesBodySchema }),
  getListQuantities,
  removeWishListItem,
  deleteWishList,
  withRequestSchemas(startCheckout, { body: startCheckoutBodySchema }),
  getCheckout,
  withRequestSchemas(changeCheckout, { body: changeCheckoutBodySchema }),
  deleteCheckout,
  withRequestSchemas(payCheckout, { query: paymentQuerySchema, body: paymentBodySchema }),
  withRequestSchemas(applyCheckoutCoupon, { body: checkoutCouponBodySchema }),
  removeCheckoutCoupon,
  placeOrder,
  withRequestSchemas(actOnOrder, { body: orderActionsBodySchema }),
  withRequestSchemas(listOrders, { query: ordersQuerySchema }),
  withRequestSchemas(getOrder, { query: orderFieldsQuerySchema }),
  withRequestSchemas(listOrderItems, { query: orderPartsQuerySchema }),
  withRequestSchemas(listOrderDeliveryGroups, { query: orderPartsQuerySchema }),
  withRequestSchemas(listShipments, { query: shipmentsQuerySchema }),
  withRequestSchemas(listShipmentItems, { query: shipmentsQuerySchema }),
  withRequestSchemas(authorizeGuestOrder, { body: orderAccessBodySchema }),
  withRequestSchemas(lookUpOrder, { body: orderLookupBodySchema }),
  withRequestSchemas(addOrderToCart, { body: reorderBodySchema }),
  withRequestSchemas(cancelOrder, { body: cancelBodySchema }),
  withRequestSchemas(returnItems, { body: returnBodySchema }),
  withRequestSchemas(setPrintFiles, { body: printFilesBodySchema }),
  withRequestSchemas(getRecordList, { query: recordListQuerySchema }),
  withRequestSchemas(declareWithdrawal, { body: withdrawalBodySchema }),
  withRequestSchemas(lookUpWithdrawal, { body: withdrawalLookupBodySchema }),
]
