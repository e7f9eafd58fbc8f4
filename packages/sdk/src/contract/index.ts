/**
 * The calls of the platform as data, their schemas, and the types of their responses.
 *
 * A schema reads one wire value into one domain value: amounts become `{ amount, currencyCode }`, numbers sent as
 * text become numbers, unknown members are dropped, missing ones read as null or as an empty list.
 * `…Wire` is what the platform sends, the bare noun is what the SDK gives.
 *
 * @module @cartonnage/sdk/contract
 */
export { type Schema } from './kit/schema'
export { amount as amountSchema, type Money } from './kit/amount'
export { quantity as quantitySchema, type Quantity } from './kit/quantity'
export {
  purchaseQuantityRuleSchema,
  type PurchaseQuantityRule,
  type PurchaseQuantityRuleWire,
  count as countSchema,
} from './kit/count'
export {
  fieldValues as fieldValuesSchema,
  type FieldValues,
  type FieldValueWire,
  type FieldWire,
} from './kit/field-values'
export { apiVersion, platformRelease } from '../rules/call/call-defaults'
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
export {
  sessionContextSchema,
  getSessionContext,
  type SessionContext,
  type SessionContextWire,
} from './session/context'
export {
  applicationContextSchema,
  getApplicationContext,
  type ApplicationContextWire,
  type ApplicationContext,
} from './shop-context/application-context'
export {
  aiConfigurationSchema,
  getAiConfiguration,
  type AiConfiguration,
  type AiConfigurationWire,
} from './shop-context/ai-configuration'
export { shopperAgentSchema, getShopperAgent, type ShopperAgent } from './shop-context/shopper-agent'
export {
  addressCountriesSchema,
  listCountries,
  type AddressCountries,
  type AddressCountriesWire,
  type AddressCountry,
} from './countries/countries'
export { type CountriesQuery } from './countries/countries-requests'
export {
  effectiveAccountSchema,
  getEffectiveAccount,
  type EffectiveAccountFields,
  type EffectiveAccountFieldsWire,
} from './account/effective-account'
export {
  accountInfoSchema,
  getAccountInfo,
  getUserInfo,
  type AccountMenuItem,
  type AccountMenuItemWire,
  type AccountInfo,
  type AccountInfoWire,
} from './account/account'
export {
  managedAccountSchema,
  managedAccountsSchema,
  listManagedAccounts,
  type ManagedAccountWire,
  type ManagedAccountsWire,
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
  type SignInResponseWire,
  type SignInRedirect,
  type SignInRefusal,
  type SignInRefusalWire,
  type LogoutUrl,
} from './session/sign-in'
export {
  navigationTextSchema,
  menuEntriesSchema,
  getCategories,
  getNavigationMenuItems,
  type MenuEntry,
  type MenuEntryWire,
} from './navigation/navigation'
export {
  vatRateRecordSchema,
  vatRateRecordsSchema,
  getVatInformation,
  type VatRateRecord,
  type VatRateRecordWire,
} from './vat/vat-information'
export {
  cartCountsSchema,
  getCartCounts,
  type CartCounts,
  type CartCountsWire,
  inactiveCartsSchema,
  ignoredSchema,
  getInactiveCarts,
  addItemsToCart,
  type InactiveCart,
  type InactiveCartWire,
  type InactiveCarts,
  type InactiveCartsWire,
} from './cart/cart-actions'
export {
  mediaSchema,
  mediaGroupSchema,
  type Media,
  type MediaWire,
  type MediaGroup,
  type MediaGroupWire,
} from './catalog/product-media'
export {
  categoryPathSchema,
  productSchema,
  productListSchema,
  categorySchema,
  categoriesSchema,
  type CategoryPathItem,
  type CategoryPathItemWire,
  type CategoryPath,
  type CategoryPathWire,
  type Product,
  type ProductWire,
  type ProductList,
  type ProductListWire,
  type Category,
  type CategoryWire,
  type Categories,
  type CategoriesWire,
} from './catalog/product'
export {
  productPriceSchema,
  productPricesSchema,
  type PriceTierResponse,
  type ProductPrice,
  type ProductPriceWire,
  type ProductPrices,
  type ProductPricesWire,
} from './catalog/product-price'
export {
  searchResultSchema,
  type SearchFacet,
  type SearchResult,
  type SearchResultWire,
  type SearchProduct,
} from './catalog/search'
export {
  sortRulesSchema,
  suggestionsSchema,
  listSortRules,
  suggestTerms,
  type SortRules,
  type SortRulesWire,
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
  type CartMessageWire,
  type MessagesSummary,
  type MessagesSummaryWire,
  type CartProduct,
  type CartProductWire,
  type CartItem,
  type CartItemWire,
  type AddedCartItem,
  type AddedCartItemWire,
} from './cart/cart-item'
export {
  cartSummarySchema,
  currentCartSchema,
  compactCartSummarySchema,
  type CartSummary,
  type CartSummaryWire,
  type CurrentCartWire,
  type CompactCartSummary,
  type CompactCartSummaryWire,
} from './cart/cart-summary'
export {
  cartItemsSchema,
  cartCouponsSchema,
  changedCartItemSchema,
  batchResultSchema,
  type CartCoupon,
  type CartCouponWire,
  type CartPromotion,
  type CartPromotionWire,
  type CartItems,
  type CartItemsWire,
  type ChangedCartItem,
  type ChangedCartItemWire,
  type BatchEntry,
  type BatchResult,
  type BatchResultWire,
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
  type CartListWire,
  type ListedCart,
  type ListedCartWire,
} from './cart/carts'
export { type DescribeCartBody, type NewCartBody } from './cart/carts-requests'
export {
  cartProductsSchema,
  listCartProducts,
  type CartProducts,
  type CartProductsWire,
} from './cart/cart-products'
export {
  preservedCartSchema,
  preserveCart,
  cloneCart,
  type PreservedCart,
  type PreservedCartWire,
} from './cart/cart-copies'
export { type CloneCartBody, type CloneCartQuery } from './cart/cart-copies-requests'
export {
  inventoryReservationSchema,
  reserveInventory,
  releaseInventory,
  type InventoryReservation,
  type InventoryReservationWire,
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
  type CheckoutCouponsWire,
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
  type DeliveryGroupListWire,
} from './delivery-groups/delivery-groups-calls'
export {
  addressSchema,
  addressListSchema,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  type Address,
  type AddressWire,
  type AddressList,
  type AddressListWire,
} from './addresses/addresses'
export {
  checkoutErrorSchema,
  deliveryGroupsSchema,
  type CheckoutError,
  type CheckoutErrorWire,
  type DeliveryAddress,
  type DeliveryAddressWire,
  type DeliveryMethod,
  type DeliveryMethodWire,
  type DeliveryGroup,
  type DeliveryGroupWire,
} from './delivery-groups/delivery-groups'
export {
  deliveryGroupWithItemsSchema,
  type DeliveryGroupWithItems,
  type DeliveryGroupWithItemsWire,
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
  type CheckoutResponseWire,
  type Checkout,
  type PaymentResult,
  type PaymentResultWire,
} from './checkout/checkout'
export {
  orderResponseSchema,
  orderListSchema,
  orderSummarySchema,
  reorderSchema,
  placeOrder,
  listOrders,
  getOrder,
  lookUpOrder,
  addOrderToCart,
  type Reorder,
  type ReorderWire,
  type OrderResponse,
  type OrderResponseWire,
  type PlacedOrder,
  type OrderSummary,
  type OrderSummaryWire,
  type OrderList,
  type OrderListWire,
} from './orders/orders'
export {
  orderDetailSchema,
  type OrderDetail,
  type OrderDetailWire,
  type OrderReturn,
  type OrderWithdrawal,
} from './orders/order-detail'
export type { OrderDeliveryState } from './orders/orders-members'
export {
  listOrderItems,
  orderItemsSchema,
  type OrderItem,
  type OrderItemWire,
  type OrderItems,
  type OrderItemsWire,
} from './orders/order-items'
export {
  listOrderDeliveryGroups,
  orderDeliveryGroupsSchema,
  type OrderDeliveryGroup,
  type OrderDeliveryGroups,
  type OrderDeliveryGroupsWire,
} from './orders/order-delivery-groups'
export {
  actOnOrder,
  orderActionsSchema,
  type OrderAction,
  type OrderActions,
  type OrderActionsWire,
} from './orders/order-actions'
export {
  getRecordList,
  recordListSchema,
  type RecordList,
  type RecordListWire,
} from './record-lists/record-lists'
export { type RecordListQuery } from './record-lists/record-lists-requests'
export {
  declareWithdrawal,
  lookUpWithdrawal,
  receivedWithdrawalSchema,
  type ReceivedWithdrawal,
  type ReceivedWithdrawalWire,
  withdrawalReceiptSchema,
  type WithdrawalReceipt,
  type WithdrawalReceiptWire,
} from './withdrawal/withdrawal'
export {
  announcedReturnSchema,
  cancelOrder,
  canceledOrderSchema,
  returnItems,
  type AnnouncedReturn,
  type AnnouncedReturnWire,
  type CancelBody,
  type CanceledOrder,
  type CanceledOrderWire,
  type ReturnBody,
} from './orders/order-changes'
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
  type OrderLookupBody,
  type ReorderBody,
  type OrderPartsQuery,
  type OrdersQuery,
} from './orders/orders-requests'
export {
  getCurrencySettings,
  type CurrencySettings,
  type CurrencySettingsWire,
} from './shop-context/currency-settings'
export { allCalls } from './all-calls'
