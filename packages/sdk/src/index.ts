/**
 * A framework-free client for the shop, and its features, which a front imports one by one.
 *
 * @module @cartonnage/sdk
 */
export { createClient } from './client/create-client'
export type { Client, Feature, FeatureContext, ScopeChange, SessionPort } from './client/client'
export type { ClientState, StateKey } from './client/client-state'
export type { ClientOptions, InitialVat, ResolvedOptions } from './client/options'
export type { EventHub, ShopEventName, ShopEvents } from './client/events'
export type { LoadedStore } from './client/loaded-store'
export { transport } from './client/transport'
export { createShopClient } from './shop-client'
export type { ShopClient } from './shop-client'

export { account } from './account/account'
export type { AccountFeature } from './account/account'
export type { AccountCalls } from './account/account-calls'
export type { AccountDetailsCalls } from './account/account-details'
export type { AddressBookCalls, AddressChangeInput, NewAddressInput } from './addresses/address-book'
export type { AddressListCalls, ListAddressesInput } from './addresses/address-list'
export { addresses } from './addresses/addresses'
export type { AddressesFeature } from './addresses/addresses'
export { cart } from './cart/cart'
export type { CartFeature } from './cart/cart'
export type { CartItemChange, CartLineInput } from './cart/cart-resource'
export {
  cartChecks,
  cartCountsKey,
  cartKey,
  cartProcessing,
  cartSummaryKey,
  inactiveCartKey,
} from './cart/cart-keys'
export { cartMergeStores } from './guest-cart/cart-merge-stores'
export type { CartMergeStores } from './guest-cart/cart-merge-stores'
export { cartCopies } from './cart/cart-copies'
export type { CartCopiesFeature, CartCopyCalls, CloneCartInput } from './cart/cart-copies'
export { cartCounts } from './cart/cart-counts'
export type { CartCountsFeature } from './cart/cart-counts'
export { cartMerge } from './cart/cart-merge'
export type { CartMergeFeature } from './cart/cart-merge'
export { cartSummary } from './cart/cart-summary'
export { carts } from './cart/carts'
export type { CartsFeature } from './cart/carts'
export type { CartDescription, CartEntry } from './cart/cart-list'
export type { DeletedCart, DeletedCartLine } from './cart/deleted-cart'
export type { KeepForLater } from './cart/keep-for-later'
export type { MergedCart } from './cart/merged-cart'
export { guestSessionCart } from './cart/guest-session-cart'
export type { GuestSessionCartFeature, SentCart } from './cart/guest-session-cart'
export { inactiveCart } from './cart/inactive-cart'
export { shopperCart } from './cart/shopper-cart'
export type { ShopperCartChange, ShopperCartFeature } from './cart/shopper-cart'
export type { RefusedLine } from './cart/shopper-cart-changes'
export { catalog } from './catalog/catalog'
export type { CatalogFeature } from './catalog/catalog'
export type {
  FoundProducts,
  ProductCalls,
  ProductOptions,
  Refinement,
  SearchInput,
} from './catalog/product-calls'
export { productFields } from './catalog/product-fields'
export type { ProductFields, WithFields } from './catalog/product-fields'
export type { SearchHelpCalls, SortRule } from './catalog/search-help'
export { checkout } from './checkout/checkout'
export type { DeliveryAddressChoice, DeliveryPreferences, GuestDelivery } from './checkout/checkout-delivery'
export type { PurchaseOrderPayment } from './checkout/checkout-paying'
export type { CheckoutFeature, CustomFieldValues, PlaceOrderOptions, StartOptions } from './checkout/checkout'
export type { PaymentInput } from './checkout/checkout-calls'
export type { SafeParse } from './contract/kit/schema'
export { countries } from './countries/countries'
export type { CountriesFeature } from './countries/countries'
export { coupons } from './coupons/coupons'
export type { CheckoutCouponInput, CouponsFeature, PurchaseCoupon } from './coupons/coupons'
export { guestCoupons } from './guest-cart/guest-coupons'
export type { GuestCouponsFeature } from './guest-cart/guest-coupons'
export { deliveryGroups } from './delivery-groups/delivery-groups'
export type {
  ArrangedItems,
  ArrangeItemsInput,
  DeliveryGroupsFeature,
} from './delivery-groups/delivery-groups'
export { guestCart } from './guest-cart/guest-cart'
export { guestCatalogue } from './catalog/guest-catalogue'
export { guestCatalogueKey } from './guest-cart/guest-catalogue-key'
export { guestItems } from './guest-items/guest-items'
export type { GuestCartFeature } from './guest-cart/guest-cart-store'
export { checkoutStock } from './inventory/checkout-stock'
export type { CheckoutStockFeature } from './inventory/checkout-stock'
export { quickOrder } from './quick-order/quick-order'
export type { QuickOrderFeature } from './quick-order/quick-order'
export type { CheckedOrder } from './quick-order/check-rows'
export type { ProgressOptions } from './quick-order/in-rounds'
export type { OrderRun, RunOutcome, RunRow } from './quick-order/order-run'
export { inventory } from './inventory/inventory'
export type { InventoryFeature } from './inventory/inventory'
export { lists } from './lists/lists'
export type { ListsFeature } from './lists/lists'
export type { BuyerList, ListContent, ListLine } from './lists/list'
export type { CreatedList, NewList } from './lists/create-list'
export type { ChangedLines } from './lists/set-lines'
export { favourites } from './lists/favourites'
export type { FavouritesFeature } from './lists/favourites'
export { favouritesKey, hasGuestFavourites } from './lists/favourites-key'
export { guestFavourites } from './lists/guest-favourites'
export type { GuestFavouritesFeature } from './lists/guest-favourites'
export { comparison } from './compare/comparison'
export type { ComparisonFeature } from './compare/comparison'
export { platformActions } from './platform-actions/platform-actions'
export type { PlatformActionSettings } from './platform-actions/platform-actions'
export type { SiteMenus } from './platform-actions/menu-actions'
export { menu } from './navigation/menu'
export type { MenuFeature } from './navigation/menu'
export { navigation } from './navigation/navigation'
export { navigationKey } from './navigation/navigation-key'
export type { OrderDetailsCalls } from './orders/order-details'
export type { OrderShipmentsCalls, ShipmentWithItems } from './orders/order-shipments'
export type { OrderListCalls } from './orders/order-list'
export { orders } from './orders/orders'
export type { OrdersFeature } from './orders/orders'
export { quotes } from './quotes/quotes'
export type {
  CartQuoteWish,
  ProductQuoteWish,
  QuoteChange,
  QuoteInCart,
  QuoteList,
  QuoteListInput,
  QuoteRequest,
  QuotesFeature,
  QuoteWish,
} from './quotes/quotes'
export type { Quote, QuoteDetail, QuoteLine, QuoteNote } from './quotes/quote'
export { recordLists } from './record-lists/record-lists'
export type { RecordListInput, RecordListsFeature } from './record-lists/record-lists'
export { requests } from './requests/requests'
export type { NewRequest, RequestFile, RequestKey, RequestsFeature } from './requests/requests'
export { effectiveAccount } from './session/effective-account'
export type { EffectiveAccountFeature } from './session/effective-account'
export { guestDetails } from './guest-cart/guest-details'
export type { GuestContact, GuestDetailsFeature } from './guest-cart/guest-details'
export { guestPermissions } from './session/guest-permissions'
export { guestPermissionsKey, sessionKey } from './session/session-keys'
export { session } from './shopper/session'
export type { SessionFeature } from './shopper/session'
export { sessionStore } from './session/session-store'
export type { SessionStore } from './session/session-store'
export type { RegisterInput, SignInCalls, SignInInput } from './session/session-calls'
export { shopContext } from './shop-context/shop-context'
export type { ShopContextFeature } from './shop-context/shop-context'
export { vat, vatRatesKey } from './vat/vat'
export type { VatFeature } from './vat/vat'
export { vatRates } from './vat/vat-rates'
export { passwords } from './passwords/passwords'
export type { NewPassword, PasswordsFeature, PasswordOutcome } from './passwords/passwords'
export type { PasswordRefusal } from './rules/account/password'
export type { CodeRefusal } from './rules/account/profile-code'
export { profile } from './profile/profile'
export type { BuyerProfile, CodeOutcome, CompanyDetails, ProfileFeature, SignInName } from './profile/profile'
export { withdrawal } from './withdrawal/withdrawal'
export type { WithdrawalDeclaration, WithdrawalFeature, WithdrawalKey } from './withdrawal/withdrawal'

export { isResponseError, isShopError, ResponseError, ShopError } from './errors/errors'
export type { ServerError, ShopErrorCode } from './errors/errors'
export { createStore } from './state/store'
export type { ReadableStore, Store } from './state/store'
export { valueOf } from './state/async-state'
export type { AsyncState, AsyncStore } from './state/async-state'
export type { Cart, CartChange, CartCheck, CartDifference, CartNotice, CartSettlement } from './state/cart'
export type { GuestPermissions } from './state/guest-permissions'
export type { Scope } from './state/scope'
export type { Session } from './state/session'
export { cartVisitsEntry } from './storage/cart-visits'
export { storageEntries } from './storage/storage-entries'
export type { EffectiveAccount, GuestUserDetails, StorageEntry } from './storage/storage-entries'
export type { EnteredForm } from './storage/entered-form'
export type { SentGuestCart } from './storage/sent-guest-cart'
export type { ProductQuantity } from './rules/cart/guest-session-cart'
export type { ShopperCart, ShopperCartLine } from './cart/to-shopper-cart'
export type { CartSums } from './rules/cart/cart-sums'
export type { GuestCatalogue } from './guest-cart/guest-catalogue-key'
export type { GuestItem } from './guest-items/join-guest-items'
export type { BrowserStore } from './storage/browser-store'
export { createMemoryStorage } from './storage/memory-storage'
export type { KeyValueStorage } from './storage/memory-storage'
export type { Locks } from './storage/exclusive'
export type { TabEvents } from './storage/tabs'
export { bearerAuth } from './auth/bearer-auth'
export type { BearerAuthOptions } from './auth/bearer-auth'
export { cookieAuth } from './auth/cookie-auth'
export type { CookieAuthOptions, CsrfOptions } from './auth/cookie-auth'
export { noAuth } from './auth/no-auth'
export type { AuthContext, AuthPort } from './transport/auth'
export { executeActions } from './transport/execute-actions'
export type { ExecuteActionsOptions } from './transport/execute-actions'
export type {
  CallAttempt,
  CallEnd,
  CallStart,
  Clock,
  Controllers,
  RequestOptions,
  RetryOptions,
  TransportEvent,
} from './transport/ports'
export type { Actions, CallOptions, SendOptions, Transport } from './transport/transport'
