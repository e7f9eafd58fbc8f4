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
export type { Controllers, ShopClientOptions } from './options'

export { isResponseError, isShopError, ResponseError, ShopError } from './errors/errors'
export type { ServerError, ShopErrorCode } from './errors/errors'
export type { EventHub, ShopEventName, ShopEvents } from './events'

export { createStore } from './state/store'
export type { ReadableStore, Store } from './state/store'
export { valueOf } from './state/async-state'
export type { AsyncState } from './state/async-state'
export type { Cart, CartChange, CartCheck, CartDifference, CartNotice } from './state/cart'
export type { GuestPermissions } from './state/guest-permissions'
export type { Scope } from './state/scope'
export type { Session } from './state/session'
export type { ShopState } from './state/shop-state'
export type { InitialVat } from './state/vat-store'

export { storageEntries } from './storage/storage-entries'
export type { EffectiveAccount, GuestUserDetails, StorageEntry } from './storage/storage-entries'
export type { TypedForm } from './storage/typed-form'
export type { BrowserStore } from './storage/browser-store'
export { createMemoryStorage } from './storage/memory-storage'
export type { KeyValueStorage } from './storage/memory-storage'
export type { Locks } from './storage/exclusive'
export type { TabEvents } from './storage/tabs'

export type { AccountResource } from './resources/account'
export { productFields } from './resources/product-fields'
export type { AccountDetailsResource } from './resources/account-details'
export type { AddressBookResource, AddressChangeInput, NewAddressInput } from './resources/address-book'
export type { AddressesResource, ListAddressesInput } from './resources/addresses'
export type { CloneCartInput } from './resources/cart-copies'
export type { CatalogResource, Refinement, SearchInput } from './resources/catalog'
export type { PaymentInput } from './resources/checkout'
export type { CountriesResource } from './resources/countries'
export type { CheckoutCouponInput, CouponsResource } from './resources/coupons'
export type { ArrangedItems, ArrangeItemsInput, DeliveryGroupsResource } from './resources/delivery-groups'
export type { InventoryResource } from './resources/inventory'
export type { MenuResource } from './resources/menu'
export type { OrderDetailsResource } from './resources/order-details'
export type { OrdersResource } from './resources/orders'
export type { RecordListInput, RecordListsResource } from './resources/record-lists'
export type { RegisterInput, SignInInput } from './resources/session'
export type { SearchHelpResource, SortRule } from './resources/search-help'
export type { ShopContextResource } from './resources/shop-context'
export type { WithdrawalDeclaration, WithdrawalResource } from './resources/withdrawal'
export { executeActions } from './transport/execute-actions'
export type { ExecuteActionsOptions } from './transport/execute-actions'
export type { Clock, TransportEvent } from './transport/ports'
export type { CallOptions } from './transport/transport'
export type { CartItemChange, CartLineInput } from './workflows/cart-side'
export type {
  DeliveryAddressChoice,
  PlaceOrderOptions,
  PurchaseOrderPayment,
} from './workflows/checkout-side'
export type { ClearCartOptions } from './workflows/clear-cart'
export type { GuestSessionCart } from './workflows/guest-session-cart'
export type { ServerCartSide } from './workflows/server-cart-side'
