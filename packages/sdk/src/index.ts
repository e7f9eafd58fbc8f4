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

export { isResponseError, isShopError, ResponseError, ShopError } from './errors'
export type { ServerError, ShopErrorCode } from './errors'
export type { EventHub, ShopEventName, ShopEvents } from './events'

export { createStore } from './state/store'
export type { ReadableStore, Store } from './state/store'
export { valueOf } from './state/async-state'
export type { AsyncState } from './state/async-state'
export type { Cart, CartChange, CartNotice } from './state/cart'
export type { Scope } from './state/scope'
export type { Session } from './state/session'
export type { ShopState } from './state/shop-state'

export { storageEntries } from './storage/storage-entries'
export type { EffectiveAccount, GuestUserDetails, StorageEntry } from './storage/storage-entries'
export type { BrowserStore } from './storage/browser-store'
export { createMemoryStorage } from './storage/memory-storage'
export type { KeyValueStorage } from './storage/memory-storage'
export type { Locks } from './storage/exclusive'
export type { TabEvents } from './storage/tabs'

export type { AccountResource } from './resources/account'
export type { AddressesResource, ListAddressesInput } from './resources/addresses'
export type { CatalogResource, Refinement, SearchInput } from './resources/catalog'
export type { OrdersResource } from './resources/orders'
export type { RegisterInput, SignInInput } from './resources/session'
export type { Clock, TransportEvent } from './transport/ports'
export type { CallOptions } from './transport/transport'
export type { CartItemChange, CartLineInput } from './workflows/cart-side'
export type { DeliveryAddressChoice, PurchaseOrderPayment } from './workflows/checkout-side'
