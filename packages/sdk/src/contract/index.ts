/**
 * The calls of the platform as data, their schemas, and the types of their responses.
 *
 * A schema reads one wire value into one domain value: amounts become `{ amount, currencyCode }`, numbers sent as
 * text become numbers, unknown members are dropped, missing ones read as null or as an empty list. `…Schema` is also the
 * name under which the OpenAPI document of the contract kit describes what the platform sends.
 *
 * @module @cartonnage/sdk/contract
 */
export { type Schema } from './kit/schema'
export { amount as amountSchema, type Money } from './kit/amount'
export { quantity as quantitySchema, type Quantity } from './kit/quantity'
export { purchaseQuantityRuleSchema, type PurchaseQuantityRule, count as countSchema } from './kit/count'
export { fieldValues as fieldValuesSchema, type FieldValues } from './kit/field-values'
export { apiVersion, isApiVersion, platformRelease, type ApiVersion } from '../rules/call/call-defaults'
export { callVersions, type CallVersion } from './versions/call-versions'
export { webstorePath } from './kit/paths'
export {
  defineCall,
  request,
  mutates,
  type WithRequest,
  type FilledParam,
  type CallSpec,
  type ParamNames,
  type Input,
  type CallResponse,
} from './kit/call'
export { sessionContextSchema, getSessionContext, type SessionContext } from './session/context'
export { csrfTokenSchema, getCsrfToken, type CsrfToken } from './session/csrf'
export {
  applicationContextSchema,
  getApplicationContext,
  type ApplicationContext,
} from './shop-context/application-context'
export {
  aiConfigurationSchema,
  getAiConfiguration,
  type AiConfiguration,
} from './shop-context/ai-configuration'
export { shopperAgentSchema, getShopperAgent, type ShopperAgent } from './shop-context/shopper-agent'
export {
  addressCountriesSchema,
  listCountries,
  type AddressCountries,
  type AddressCountry,
} from './countries/countries'
export { type CountriesQuery } from './countries/countries-requests'
export {
  effectiveAccountSchema,
  getEffectiveAccount,
  type EffectiveAccountFields,
} from './account/effective-account'
export {
  accountInfoSchema,
  getAccountInfo,
  getUserInfo,
  type AccountMenuItem,
  type AccountInfo,
} from './account/account'
export {
  registeredBuyerSchema,
  registerBuyer,
  type BuyerRegistrationBody,
  type RegisteredBuyer,
} from './account/buyer-registration'
export { myProfileSchema, getMyProfile, type MyProfile } from './account/my-profile'
export {
  managedAccountSchema,
  managedAccountsSchema,
  listManagedAccounts,
  type ManagedAccounts,
  type ManagedAccount,
} from './account/managed-accounts'
export {
  signInResponseSchema,
  logoutUrlSchema,
  signIn,
  register,
  getLogoutUrl,
  type SignInResponse,
  type SignInRedirect,
  type SignInRefusal,
  type LogoutUrl,
} from './session/sign-in'
export {
  navigationTextSchema,
  menuEntriesSchema,
  getCategories,
  getNavigationMenuItems,
  type MenuEntry,
} from './navigation/navigation'
export {
  menuItemSchema,
  menuItemsSchema,
  getCategoryMenu,
  getNavigationMenu,
  type MenuItem,
} from './navigation/platform-menus'
export { type CategoryMenuQuery, type NavigationMenuQuery } from './navigation/platform-menus-requests'
export {
  vatRateRecordSchema,
  vatRateRecordsSchema,
  getVatInformation,
  type VatRateRecord,
} from './vat/vat-information'
export {
  cartCountsSchema,
  getCartCounts,
  type CartCounts,
  inactiveCartSchema,
  inactiveCartsSchema,
  ignoredSchema,
  getInactiveCarts,
  addItemsToCart,
  type InactiveCart,
  type InactiveCarts,
} from './cart/cart-actions'
export { queriedCartsSchema, listCartsByQuery, type CartQuery } from './cart/cart-query'
export { mediaSchema, mediaGroupSchema, type Media, type MediaGroup } from './catalog/product-media'
export {
  categoryPathSchema,
  productSchema,
  productListSchema,
  categorySchema,
  categoriesSchema,
  type CategoryPathItem,
  type CategoryPath,
  type Product,
  type FailedProduct,
  type ProductList,
  type Category,
  type Categories,
} from './catalog/product'
export {
  productPriceSchema,
  productPricesSchema,
  type PriceTierResponse,
  type ProductPrice,
  type ProductPrices,
} from './catalog/product-price'
export { searchResultSchema, type SearchFacet, type SearchResult, type SearchProduct } from './catalog/search'
export {
  sortRulesSchema,
  suggestionsSchema,
  listSortRules,
  suggestTerms,
  type SortRules,
} from './catalog/search-help'
export {
  searchProducts,
  getProduct,
  listProducts,
  getPrice,
  getPrices,
  listCategories,
  getCategory,
  getCategoryPath,
} from './catalog/catalog'
export {
  messagesSummarySchema,
  cartItemSchema,
  addedCartItemSchema,
  type CartMessage,
  type MessagesSummary,
  type CartProduct,
  type CartItem,
  type AddedCartItem,
} from './cart/cart-item'
export {
  cartSummarySchema,
  currentCartSchema,
  compactCartSummarySchema,
  type CartSummary,
  type CompactCartSummary,
} from './cart/cart-summary'
export {
  cartItemsSchema,
  cartCouponsSchema,
  changedCartItemSchema,
  batchResultSchema,
  type CartCoupon,
  type CartPromotion,
  type CartItems,
  type ChangedCartItem,
  type BatchEntry,
  type BatchResult,
} from './cart/cart-items'
export {
  getCompactSummary,
  getCart,
  ensureCart,
  deleteCart,
  listCartItems,
  addCartItem,
  addCartItems,
  changeCartItem,
  removeCartItem,
} from './cart/cart'
export {
  cartListSchema,
  createCart,
  deleteCartById,
  describeCart,
  getCartById,
  listCarts,
  makeCartPrimary,
  type CartList,
  type ListedCart,
} from './cart/carts'
export { type DescribeCartBody, type NewCartBody } from './cart/carts-requests'
export { cartProductsSchema, listCartProducts, type CartProducts } from './cart/cart-products'
export { preservedCartSchema, preserveCart, cloneCart, type PreservedCart } from './cart/cart-copies'
export { type CloneCartBody, type CloneCartQuery } from './cart/cart-copies-requests'
export {
  inventoryReservationSchema,
  reserveInventory,
  releaseInventory,
  type InventoryReservation,
} from './inventory/inventory'
export { type ReservationBody } from './inventory/inventory-requests'
export {
  applyCartCoupon,
  listCartCoupons,
  removeCartCoupon,
  applyCheckoutCoupon,
  removeCheckoutCoupon,
  checkoutCouponsSchema,
  type CheckoutCoupons,
} from './coupons/cart-coupons'
export { type CouponBody, type CheckoutCouponBody } from './coupons/coupon-requests'
export {
  deliveryGroupListSchema,
  listDeliveryGroups,
  getDeliveryGroup,
  createDeliveryGroup,
  updateDeliveryGroup,
  deleteDeliveryGroup,
  arrangeItems,
  type DeliveryGroupList,
} from './delivery-groups/delivery-groups-calls'
export {
  addressSchema,
  addressListSchema,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  type Address,
  type AddressList,
} from './addresses/addresses'
export {
  checkoutErrorSchema,
  deliveryGroupsSchema,
  type CheckoutError,
  type DeliveryAddress,
  type DeliveryMethod,
  type DeliveryGroup,
} from './delivery-groups/delivery-groups'
export {
  deliveryGroupWithItemsSchema,
  type DeliveryGroupWithItems,
} from './delivery-groups/delivery-group-items'
export {
  arrangeItemsBodySchema,
  arrangeItemsQuerySchema,
  type Arrangement,
  type ArrangeItemsBody,
  type ArrangeItemsQuery,
  type DeliveryGroupsQuery,
  type DeliveryGroupQuery,
  type DeliveryGroupBody,
  type DeliveryGroupChange,
  type DeleteGroupQuery,
} from './delivery-groups/delivery-groups-requests'
export {
  checkoutSchema,
  paymentResultSchema,
  startCheckout,
  getCheckout,
  changeCheckout,
  deleteCheckout,
  payCheckout,
  type CheckoutResponse,
  type Checkout,
  type PaymentResult,
} from './checkout/checkout'
export {
  orderResponseSchema,
  orderListSchema,
  orderSummarySchema,
  reorderSchema,
  placeOrder,
  listOrders,
  getOrder,
  foundOrderSchema,
  lookUpOrder,
  addOrderToCart,
  type Reorder,
  type OrderResponse,
  type PlacedOrder,
  type OrderSummary,
  type OrderList,
} from './orders/orders'
export {
  orderDetailSchema,
  type OrderDetail,
  type OrderReturn,
  type OrderWithdrawal,
} from './orders/order-detail'
export {
  listShipmentItems,
  listShipments,
  shipmentItemsSchema,
  shipmentsSchema,
  type Shipment,
  type ShipmentItem,
  type ShipmentItems,
  type Shipments,
  type ShipmentsQuery,
} from './orders/order-shipments'
export { lookedUpOrderSchema } from './orders/looked-up-order'
export {
  authorizeGuestOrder,
  orderAccessSchema,
  type OrderAccess,
  type OrderAccessBody,
} from './orders/order-access'
export type { OrderDeliveryState } from './orders/orders-members'
export { listOrderItems, orderItemsSchema, type OrderItem, type OrderItems } from './orders/order-items'
export {
  listOrderDeliveryGroups,
  orderDeliveryGroupsSchema,
  type OrderDeliveryGroup,
  type OrderDeliveryGroups,
} from './orders/order-delivery-groups'
export { actOnOrder, orderActionsSchema, type OrderAction, type OrderActions } from './orders/order-actions'
export { getRecordList, recordListSchema, type RecordList } from './record-lists/record-lists'
export { type RecordListQuery } from './record-lists/record-lists-requests'
export {
  declareWithdrawal,
  lookUpWithdrawal,
  receivedWithdrawalSchema,
  type ReceivedWithdrawal,
  withdrawalReceiptSchema,
  type WithdrawalReceipt,
} from './withdrawal/withdrawal'
export {
  announcedReturnSchema,
  cancelOrder,
  canceledOrderSchema,
  returnItems,
  type AnnouncedReturn,
  type CancelBody,
  type CanceledOrder,
  type ReturnBody,
} from './orders/order-changes'
export {
  printFilesBodySchema,
  sentPrintFilesSchema,
  setPrintFiles,
  type PrintFilesBody,
  type SentPrintFiles,
} from './orders/order-print'
export { type WithdrawalBody, type WithdrawalLookupBody } from './withdrawal/withdrawal-requests'
export {
  type ActionQuery,
  type EffectiveAccountQuery,
  type ManagedAccountsQuery,
} from './account/account-requests'
export { type SignInRequest, type RegisterQuery, type RegisterRequest } from './session/sign-in-requests'
export { type NoParams, type AddItemsRequest } from './cart/cart-action-requests'
export {
  type SearchQuery,
  type ProductQuery,
  type ProductsQuery,
  type PricesBody,
  type ChildrenQuery,
  type SuggestionsQuery,
} from './catalog/catalog-requests'
export {
  type CartItemInput,
  type BatchInput,
  type CartItemChange,
  type CartItemsQuery,
  type CartDataQuery,
  type CartProductsQuery,
  type EmptyBody,
} from './cart/cart-requests'
export { type AddressesQuery, type AddressChange, type NewAddress } from './addresses/addresses-requests'
export {
  type ContactInfoInput,
  type DeliveryAddressInput,
  type BillingAddressInput,
  type StartCheckoutBody,
  type ChangeCheckoutBody,
  type PaymentBody,
  type PaymentQuery,
} from './checkout/checkout-requests'
export {
  orderActionsBodySchema,
  type OrderActionsBody,
  type OrderFieldsQuery,
  type NamedOrder,
  type NumberedOrder,
  type OrderLookupBody,
  type ReorderBody,
  type OrderPartsQuery,
  type OrdersQuery,
} from './orders/orders-requests'
export { getCurrencySettings, type CurrencySettings } from './shop-context/currency-settings'
export { allCalls } from './all-calls'
export { customCalls, type CustomCall } from './custom-calls/custom-calls'
export {
  addWishListItem,
  createWishList,
  deleteWishList,
  getListQuantities,
  listQuantitiesSchema,
  listWishListItems,
  listWishLists,
  removeWishListItem,
  renameWishList,
  setListQuantities,
  wishListItemSchema,
  wishListItemsSchema,
  wishListSchema,
  wishListSummariesSchema,
  wishListSummarySchema,
  type FailedListLine,
  type ListQuantities,
  type QuantifiedLine,
  type WishList,
  type WishListItem,
  type WishListItems,
  type WishListSummaries,
  type WishListSummary,
} from './lists/lists'
export {
  type ListQuantitiesBody,
  type NewWishListBody,
  type NewWishListItemBody,
  type RenameWishListBody,
  type WishListItemsQuery,
} from './lists/lists-requests'
export {
  changedQuoteSchema,
  changeQuote,
  createCartFromQuote,
  getQuote,
  listQuotes,
  quoteCartSchema,
  quoteRecordDetailSchema,
  quoteRecordListSchema,
  quoteRecordSchema,
  requestedQuoteSchema,
  requestQuoteFromCart,
  requestQuoteFromProduct,
  type ChangedQuote,
  type QuoteCart,
  type QuoteError,
  type QuoteLineRecord,
  type QuoteNoteRecord,
  type QuoteRecord,
  type QuoteRecordDetail,
  type QuoteRecordList,
  type RequestedQuote,
} from './quotes/quotes'
export {
  type CartQuoteBody,
  type ChangeQuoteBody,
  type ProductQuoteBody,
  type QuoteCartBody,
  type QuoteQuery,
  type QuotesQuery,
} from './quotes/quotes-requests'
