/**
 * A framework-free client for the shop: stores of shopper state, and the calls behind them.
 *
 * @module
 */
export { createShopClient } from './client'
export type {
  CartPart,
  CheckoutPart,
  GuestCartPart,
  LoadedStore,
  SessionPart,
  ShopClient,
  VatPart,
} from './shop-client'
export type { Controllers, ShopClientOptions } from './client/options'

export { isResponseError, isShopError, ResponseError, ShopError } from './errors/errors'
export type { ServerError, ShopErrorCode } from './errors/errors'
export type { EventHub, ShopEventName, ShopEvents } from './client/events'

export { createStore } from './state/store'
export type { ReadableStore, Store } from './state/store'
export { valueOf } from './state/async-state'
export type { AsyncState } from './state/async-state'
export type { Cart, CartChange, CartCheck, CartDifference, CartNotice } from './state/cart'
export type { GuestPermissions } from './state/guest-permissions'
export type { Scope } from './state/scope'
export type { Session } from './state/session'
export type { ShopState } from './state/shop-state'
export type { InitialVat } from './vat/vat-store'

export { storageEntries } from './storage/storage-entries'
export type { EffectiveAccount, GuestUserDetails, StorageEntry } from './storage/storage-entries'
export type { TypedForm } from './storage/typed-form'
export type { BrowserStore } from './storage/browser-store'
export { createMemoryStorage } from './storage/memory-storage'
export type { KeyValueStorage } from './storage/memory-storage'
export type { Locks } from './storage/exclusive'
export type { TabEvents } from './storage/tabs'

export type { AccountResource } from './account/account'
export { productFields } from './catalog/product-fields'
export type { AccountDetailsResource } from './account/account-details'
export type { AddressBookResource, AddressChangeInput, NewAddressInput } from './addresses/address-book'
export type { AddressesResource, ListAddressesInput } from './addresses/addresses'
export type { CloneCartInput } from './cart/cart-copies'
export type { CatalogResource, Refinement, SearchInput } from './catalog/catalog'
export type { PaymentInput } from './checkout/checkout-calls'
export type { CountriesResource } from './countries/countries'
export type { CheckoutCouponInput, CouponsResource } from './coupons/coupons'
export type { ArrangedItems, ArrangeItemsInput, DeliveryGroupsResource } from './delivery-groups/delivery-groups'
export type { InventoryResource } from './inventory/inventory'
export type { MenuResource } from './navigation/menu'
export type { OrderDetailsResource } from './orders/order-details'
export type { OrdersResource } from './orders/orders'
export type { RecordListInput, RecordListsResource } from './record-lists/record-lists'
export type { RegisterInput, SignInInput } from './session/session-calls'
export type { SearchHelpResource, SortRule } from './catalog/search-help'
export type { ShopContextResource } from './shop-context/shop-context'
export type { WithdrawalDeclaration, WithdrawalResource } from './withdrawal/withdrawal'
export { executeActions } from './transport/execute-actions'
export type { ExecuteActionsOptions } from './transport/execute-actions'
export type { Clock, TransportEvent } from './transport/ports'
export type { CallOptions } from './transport/transport'
export type { CartItemChange, CartLineInput } from './cart/cart'
export type {
  DeliveryAddressChoice,
  PlaceOrderOptions,
  PurchaseOrderPayment,
} from './checkout/checkout'
export type { ClearCartOptions } from './cart/clear-cart'
export type { GuestSessionCart } from './guest-cart/guest-session-cart'
export type { ServerCartSide } from './cart/server-cart'
