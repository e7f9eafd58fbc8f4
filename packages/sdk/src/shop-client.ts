import type { CartCounts, InactiveCart } from './contract/cart-actions'
import type { CompactCartSummary } from './contract/cart-summary'
import type { Checkout, PaymentResult } from './contract/checkout'
import type { PlacedOrder } from './contract/orders'
import type { EventHub } from './client/events'
import type { AccountResource } from './account/account'
import type { AccountDetailsResource } from './account/account-details'
import type { AddressBookResource } from './addresses/address-book'
import type { AddressesResource } from './addresses/addresses'
import type { CatalogResource } from './catalog/catalog'
import type { PaymentInput } from './checkout/checkout-calls'
import type { CountriesResource } from './countries/countries'
import type { CouponsResource } from './coupons/coupons'
import type { DeliveryGroupsResource } from './delivery-groups/delivery-groups'
import type { InventoryResource } from './inventory/inventory'
import type { MenuResource } from './navigation/menu'
import type { OrderDetailsResource } from './orders/order-details'
import type { OrdersResource } from './orders/orders'
import type { RecordListsResource } from './record-lists/record-lists'
import type { RegisterInput, SignInInput } from './session/session-calls'
import type { SearchHelpResource } from './catalog/search-help'
import type { ShopContextResource } from './shop-context/shop-context'
import type { WithdrawalResource } from './withdrawal/withdrawal'
import type { GuestCartAddition, GuestCartLine } from './rules/cart/guest-cart'
import type { ShopLocale } from './rules/locale/locale'
import type { NavigationItem } from './rules/page/navigation'
import type { ShopType } from './rules/region/shop-type'
import type { VatInfo, VatRate } from './rules/money/vat'
import type { AsyncState } from './state/async-state'
import type { Cart, CartChange, CartCheck, CartDifference } from './state/cart'
import type { GuestPermissions } from './state/guest-permissions'
import type { Scope } from './state/scope'
import type { Session } from './state/session'
import type { ShopState } from './state/shop-state'
import type { ReadableStore } from './state/store'
import type { BrowserStore } from './storage/browser-store'
import type { EffectiveAccount } from './storage/storage-entries'
import type { CallOptions } from './transport/transport'
import type { CartItemChange, CartLineInput } from './cart/cart'
import type {
  DeliveryAddressChoice,
  PlaceOrderOptions,
  PurchaseOrderPayment,
} from './checkout/checkout'
import type { ClearCartOptions } from './cart/clear-cart'
import type { GuestSessionCart } from './guest-cart/guest-session-cart'
import type { ServerCartSide } from './cart/server-cart'

/** A value of the platform, and how to load it. A load joins one that is under way; a reload keeps the old value. */
export interface LoadedStore<T> extends ReadableStore<AsyncState<T>> {
  load(options?: CallOptions): Promise<T>
}

export interface SessionPart extends LoadedStore<Session> {
  /**
   * Checks user name and password. The browser then goes to `redirectUrl`, which begins the session.
   * Fails with a `ResponseError` of status 400 or 401 when they do not fit.
   */
  signIn(credentials: SignInInput, options?: CallOptions): Promise<{ readonly redirectUrl: string }>
  /** Registers a private buyer; goes on like {@link SessionPart.signIn}. */
  register(person: RegisterInput, options?: CallOptions): Promise<{ readonly redirectUrl: string }>
  /** The address that ends the session when the browser goes there. [2.1-16] */
  signOutUrl(options?: CallOptions): Promise<string>
  /** Forgets what is personal in this browser and goes to the address that ends the session. */
  signOut(options?: CallOptions): Promise<void>
  /** Acts for another account from now on, or with null for the buyer's own. What belonged to the old one goes. */
  actFor(account: EffectiveAccount | null, options?: CallOptions): Promise<Session>
}

/**
 * The VAT that prices are shown with: of the address's region, else the stored one, else `initialVat`; always of a
 * country of the shop. It is there at once, on a server too.
 */
export interface VatPart extends ReadableStore<VatInfo> {
  /**
   * The countries' rates, loaded once by getVATInformation; from then on prices have the platform's rate of the
   * present country, which is saved with it. Setting a country needs them. [4.selected-country-header-3]
   */
  load(options?: CallOptions): Promise<readonly VatRate[]>
  /** The rates, for lists of regions that appear with them. [2.8-3] */
  readonly rates: LoadedStore<readonly VatRate[]>
  /**
   * Saves the country and its rate, for this tab and for the next pages of all others [4.selected-country-header-3].
   * False, and reported, where the shop does not have the country or the platform no rate for it.
   */
  setCountry(countryCode: string): boolean
}

export interface GuestCartPart extends ReadableStore<readonly GuestCartLine[]> {
  /**
   * Adds a line, or raises the one of the same product. Fails with `INVALID_QUANTITY`, with `QUANTITY_TOO_LARGE` above
   * 999,999 and with `GUEST_CART_FULL` for the 501st line. [4.guest-cart-1]
   */
  add(line: GuestCartAddition): Promise<void>
  /** Adds each line in turn, or none when one is invalid. [4.guest-cart-2] */
  addAll(lines: readonly GuestCartAddition[]): Promise<void>
  /**
   * Sets a line's quantity. Fails with `INVALID_QUANTITY`, `QUANTITY_TOO_LARGE` or `GUEST_CART_ITEM_NOT_FOUND`.
   * [4.guest-cart-3]
   */
  setQuantity(change: { readonly productId: string; readonly quantity: number | string }): Promise<void>
  /** Removes a product; one that is not there changes nothing. [4.guest-cart-4] */
  remove(productId: string): Promise<void>
  /** Empties the guest cart. [4.guest-cart-4] */
  clear(): Promise<void>
}

/**
 * The buyer's cart. Changes run one after another; each answers with the cart as the platform then has it, and
 * raises 'cartchanged'. When the response to a change is lost, the cart is looked at until it shows what became of it,
 * for up to `platformWorkTimeMs` and by all pages of the browser together; other products can be changed meanwhile. A
 * change whose outcome stays unknown fails with `UNKNOWN_OUTCOME`, and the store shows the cart as it was read.
 */
export interface CartPart
  extends LoadedStore<Cart | null>, GuestSessionCart, Omit<ServerCartSide, 'preserve'> {
  /**
   * How many products of the guest's cart did not come along when the buyer signed in; 0 when all did, and once the
   * differences are dismissed. [4.guest-cart-on-login-5]
   */
  readonly productsNotPreserved: ReadableStore<number>
  /**
   * Changes whose response has been missing for 3 s, of all pages of the browser: the shop says that they are being
   * checked.
   */
  readonly checks: ReadableStore<readonly CartCheck[]>
  /**
   * Lines of the guest's cart that are not in the buyer's as they were meant: refused ones, those of which nobody knows,
   * and with `confirmedBy` those that should be looked at once. They are told to this buyer alone, until dismissed.
   */
  readonly mergeDifferences: ReadableStore<readonly CartDifference[]>
  /** The buyer has read the differences. */
  dismissMergeDifferences(): Promise<void>
  /** True while any change is in flight. [4.cart-counts-and-processing-2] */
  readonly isProcessing: ReadableStore<boolean>
  add(lines: CartLineInput | readonly CartLineInput[], options?: CallOptions): Promise<CartChange>
  setQuantity(change: CartItemChange, options?: CallOptions): Promise<CartChange>
  remove(item: { readonly cartItemId: string }, options?: CallOptions): Promise<CartChange>
  /** Deletes the cart with all its items; one that is not there counts as deleted. */
  delete(options?: CallOptions): Promise<CartChange>
}

/** The purchase under way. */
export interface CheckoutPart extends ReadableStore<AsyncState<Checkout | null>> {
  /**
   * Loads the checkout of this tab, or starts one [4.checkout-1]; waits until it is ready. On a server it is asked
   * once: `SSR_FAST_CHECKOUT`, `SSR_NO_POLLING` or `SSR_CHECKOUT_RETRY` leave the rest to the browser.
   */
  load(options?: CallOptions): Promise<Checkout>
  /** Starts a checkout of the present cart with the default delivery address. [4.checkout-1], [4.checkout-3] */
  start(options?: CallOptions): Promise<Checkout>
  setDeliveryAddress(address: DeliveryAddressChoice, options?: CallOptions): Promise<Checkout>
  setDeliveryMethod(deliveryMethodId: string, options?: CallOptions): Promise<Checkout>
  /** Look at `salesforceResultCode` and `errors`: a declined payment is an answer, not a failure. */
  payByPurchaseOrder(payment: PurchaseOrderPayment, options?: CallOptions): Promise<PaymentResult>
  /** Pays in any way the platform knows; look at the result as with {@link CheckoutPart.payByPurchaseOrder}. */
  pay(payment: PaymentInput, options?: CallOptions): Promise<PaymentResult>
  /**
   * Before a payment: where the shop orders in steps, checks everything and reserves stock [7.3-39]; elsewhere it asks
   * nothing. What is wrong is a failure, for instance `INSUFFICIENT_INVENTORY`.
   */
  prepare(options?: CallOptions): Promise<void>
  /**
   * Places the order of a checkout, by default of the present one: once, whatever happens to page or network.
   * A second call, a second tab or a call after a reload gives the same order. Fails with `UNKNOWN_OUTCOME` when
   * nobody can tell whether it was placed; calling again finds out before it orders. With `payment` it is prepared,
   * paid and submitted as one; a payment that is not accepted fails with status 422 and orders nothing.
   * A server makes no second attempt after one that took too long: it fails, and the next request asks `findOrder`.
   */
  placeOrder(checkoutId?: string, options?: PlaceOrderOptions): Promise<PlacedOrder>
  /**
   * The order that a checkout of this buyer became, or null while it has become none; changes nothing
   * (`GET checkouts/{checkoutId}`). Errors: those of {@link CheckoutPart.load}.
   */
  findOrder(checkoutId: string, options?: CallOptions): Promise<PlacedOrder | null>
  delete(options?: CallOptions): Promise<void>
}

/** Everything a shop front needs for one shopper: one client a page, or one a request on a server. */
export interface ShopClient {
  readonly shop: ShopType
  readonly webstoreId: string
  readonly locale: ShopLocale
  /** Shop, locale, currency, account and user: what every call and every cached answer depends on. */
  readonly scope: ReadableStore<Scope>
  readonly events: EventHub
  readonly session: SessionPart
  readonly vat: VatPart
  readonly guestCart: GuestCartPart
  /** Number of different products in the buyer's cart; follows 'cartchanged'. [4.cart-counts-and-processing-1] */
  readonly cartCounts: LoadedStore<CartCounts>
  /** The buyer's first inactive cart, or null; follows 'blackcartchanged'. Guests have none. [2.7-9] */
  readonly inactiveCart: LoadedStore<InactiveCart | null>
  /**
   * What the platform says of the buyer's cart in brief, above all how many of its products have a problem
   * (`numberOfProductsWithError`, null where it does not say); null for guests and without a cart. Once it is loaded it
   * follows the counts: it is read again with them, and null when they say that the cart is empty. [3.cart-4] [7.3-15]
   */
  readonly cartSummary: LoadedStore<CompactCartSummary | null>
  /** What the shop lets guests do; `load()` asks for it alone, and `session.load()` brings it along. [3.cart-7] */
  readonly guestPermissions: LoadedStore<GuestPermissions>
  readonly cart: CartPart
  readonly navigation: LoadedStore<readonly NavigationItem[]>
  readonly catalog: CatalogResource & SearchHelpResource
  readonly addresses: AddressesResource & AddressBookResource
  readonly checkout: CheckoutPart
  readonly orders: OrdersResource & OrderDetailsResource
  readonly account: AccountResource & AccountDetailsResource
  readonly coupons: CouponsResource
  readonly deliveryGroups: DeliveryGroupsResource
  readonly inventory: InventoryResource
  readonly countries: CountriesResource
  readonly menu: MenuResource
  /** How the shop is set up. */
  readonly context: ShopContextResource
  /** Lists of platform records that menus lead to. */
  readonly recordLists: RecordListsResource
  /** Withdrawing from a contract, as consumers in the European Union may. */
  readonly withdrawal: WithdrawalResource
  /** What the browser keeps, by `storageEntries`. */
  readonly storage: BrowserStore
  /**
   * What a page does first: session and contexts, and the VAT rates; then a buyer's guest cart is merged, the way that signing in
   * interrupted is taken up again, and the cart counts are loaded. Only the session's own failures reach the caller.
   */
  load(options?: CallOptions): Promise<void>
  /**
   * Empties the cart before a change of country or currency [4.selected-country-header-7]: a guest's in the browser,
   * a buyer's on the server. With `isSilent` a failure only reaches the log [8-11].
   */
  clearCart(options?: ClearCartOptions): Promise<void>
  /** For a page that comes back from the back/forward cache: what may have aged is read again. */
  revalidate(): Promise<void>
  /** What was loaded, as plain JSON, for `initialState`. */
  dehydrate(): ShopState
  /** Tells the client's log of a failure that nobody sees: the one seam, for pages as well. */
  reportFailure(error: unknown, context: string): void
  /** Aborts what is in flight, and fails every later call with `ABORTED`. Stores are left by their own subscribers. */
  dispose(): void
}
