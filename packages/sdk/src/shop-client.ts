import { account, type AccountFeature } from './account/account'
import { addresses, type AddressesFeature } from './addresses/addresses'
import { cart, type CartFeature } from './cart/cart'
import { cartCopies, type CartCopiesFeature } from './cart/cart-copies'
import { cartCounts, type CartCountsFeature } from './cart/cart-counts'
import { cartMerge, type CartMergeFeature } from './cart/cart-merge'
import { cartSummary } from './cart/cart-summary'
import { carts, type CartsFeature } from './cart/carts'
import { clearCart, type ClearCart } from './cart/clear-cart'
import { guestSessionCart, type GuestSessionCartFeature } from './cart/guest-session-cart'
import { inactiveCart } from './cart/inactive-cart'
import { shopperCart, type ShopperCartFeature } from './cart/shopper-cart'
import { catalog, type CatalogFeature } from './catalog/catalog'
import { checkout, type CheckoutFeature } from './checkout/checkout'
import type { Client } from './client/client'
import { createClient } from './client/create-client'
import type { LoadedStore } from './client/loaded-store'
import type { ClientOptions } from './client/options'
import type { InactiveCart } from './contract/cart/cart-actions'
import type { CompactCartSummary } from './contract/cart/cart-summary'
import { countries, type CountriesFeature } from './countries/countries'
import { coupons, type CouponsFeature } from './coupons/coupons'
import { guestCoupons, type GuestCouponsFeature } from './guest-cart/guest-coupons'
import { sendGuestCoupons, type SendGuestCoupons } from './coupons/send-guest-coupons'
import { deliveryGroups, type DeliveryGroupsFeature } from './delivery-groups/delivery-groups'
import { guestCart } from './guest-cart/guest-cart'
import type { GuestCartFeature } from './guest-cart/guest-cart-store'
import { checkoutStock, type CheckoutStockFeature } from './inventory/checkout-stock'
import { inventory, type InventoryFeature } from './inventory/inventory'
import { menu, type MenuFeature } from './navigation/menu'
import { navigation } from './navigation/navigation'
import { orders, type OrdersFeature } from './orders/orders'
import { recordLists, type RecordListsFeature } from './record-lists/record-lists'
import type { VatRate } from './rules/money/vat'
import type { NavigationItem } from './rules/page/navigation'
import { effectiveAccount, type EffectiveAccountFeature } from './session/effective-account'
import { guestDetails, type GuestDetailsFeature } from './guest-cart/guest-details'
import { guestPermissions } from './session/guest-permissions'
import { loadShopper, type LoadShopper } from './shopper/load-shopper'
import { session, type SessionFeature } from './session/session'
import { signIn, type SignInFeature } from './session/sign-in'
import { signOut, type SignOutFeature } from './shopper/sign-out'
import { shopContext, type ShopContextFeature } from './shop-context/shop-context'
import type { GuestPermissions } from './state/guest-permissions'
import type { CallOptions } from './transport/transport'
import { vat, type VatFeature } from './vat/vat'
import { vatRates } from './vat/vat-rates'
import { withdrawal, type WithdrawalFeature } from './withdrawal/withdrawal'

/** A client with all features, each under its own name. */
export interface ShopClient extends Client {
  /** What a page does first: {@link ShopClient.loadShopper} and the VAT rates, whose failure is only logged. */
  load(options?: CallOptions): Promise<void>
  /** Who is shopping: a guest until it is loaded. */
  readonly session: SessionFeature
  /** Signing in and registering; after either, send the browser to `redirectUrl`. */
  readonly signIn: SignInFeature
  /** Ends the session and empties the stores of the buyer. */
  readonly signOut: SignOutFeature
  /** The account that the buyer orders for, and changing it. */
  readonly effectiveAccount: EffectiveAccountFeature
  /** Whether guests may have a cart and check out. */
  readonly guestPermissions: LoadedStore<GuestPermissions>
  /** Session, settings and, after sign-in, the merge of the guest cart. */
  readonly loadShopper: LoadShopper
  /** Country and VAT rate of prices; sends nothing. */
  readonly vat: VatFeature
  /** The platform's VAT rates of all countries. */
  readonly vatRates: LoadedStore<readonly VatRate[]>
  /** The cart of whoever is shopping, with names, prices and totals: {@link guestCart} or {@link cart}. */
  readonly shopperCart: ShopperCartFeature
  /** The cart of a guest in the browser's storage. */
  readonly guestCart: GuestCartFeature
  /** The cart on the server of a guest who checks out. */
  readonly guestSessionCart: GuestSessionCartFeature
  /** The contact details of a guest in this browser. */
  readonly guestDetails: GuestDetailsFeature
  /** The buyer's cart on the server, with queued changes. */
  readonly cart: CartFeature
  /** The number of products for the badge in the header. */
  readonly cartCounts: CartCountsFeature
  /** Counts of the cart with the id and currency; null without a cart. */
  readonly cartSummary: LoadedStore<CompactCartSummary | null>
  /** What happened to a guest's cart at sign-in. */
  readonly cartMerge: CartMergeFeature
  /** Copies of the cart for payment links, and its items by product. */
  readonly cartCopies: CartCopiesFeature
  /** The second cart of the buyer; null without one. */
  readonly inactiveCart: LoadedStore<InactiveCart | null>
  /** All carts of the buyer: switching between them, keeping, merging and deleting them. */
  readonly carts: CartsFeature
  /** Empties the cart: a guest's in the browser, a buyer's on the server. */
  readonly clearCart: ClearCart
  /** Products, prices, categories and search. */
  readonly catalog: CatalogFeature
  /** The category tree in the client's locale. */
  readonly navigation: LoadedStore<readonly NavigationItem[]>
  /** The items of the footer. */
  readonly menu: MenuFeature
  /** From starting a checkout to placing the order. */
  readonly checkout: CheckoutFeature
  /** Coupons of the cart and of the checkout. */
  readonly coupons: CouponsFeature
  /** The codes of a guest, until there is a cart on the server. */
  readonly guestCoupons: GuestCouponsFeature
  /** Applies them to that cart. */
  readonly sendGuestCoupons: SendGuestCoupons
  /** The delivery addresses of a cart with several of them. */
  readonly deliveryGroups: DeliveryGroupsFeature
  /** Reserving stock for the cart. */
  readonly inventory: InventoryFeature
  /** The same for a purchase under way, where the platform does not do so itself. */
  readonly checkoutStock: CheckoutStockFeature
  /** Past orders, and ordering them again. */
  readonly orders: OrdersFeature
  /** The buyer's name and menu, and the accounts they may order for. */
  readonly account: AccountFeature
  /** Saved addresses of the buyer's account. */
  readonly addresses: AddressesFeature
  /** Countries and subdivisions for address forms. */
  readonly countries: CountriesFeature
  /** Lists of platform records that menus lead to. */
  readonly recordLists: RecordListsFeature
  /** The complete settings of the shop. */
  readonly shopContext: ShopContextFeature
  /** Declaring the withdrawal from an order. */
  readonly withdrawal: WithdrawalFeature
}

/**
 * A client for one shopper with all features: for scripts, servers and first steps. A front that counts bytes uses
 * `createClient` and the features it needs. Nothing is sent until a method is called.
 * Errors: `INVALID_OPTION`, whose message begins with the name of the option.
 *
 * @example
 * const shop = createShopClient({ webstoreId: '0ZECH00000000014AA', url: location.href, locale: 'de-CH' })
 * await shop.load()
 */
export function createShopClient(options: ClientOptions): ShopClient {
  const client = createClient(options)
  const { use } = client
  return {
    ...client,
    load: async (call) => {
      const rates = use(vatRates).load(call)
      const report = (error: unknown) => client.reportFailure(error, 'the VAT rates cannot be loaded')
      await Promise.all([use(loadShopper)(call), rates.catch(report)])
    },
    session: use(session),
    signIn: use(signIn),
    signOut: use(signOut),
    effectiveAccount: use(effectiveAccount),
    guestPermissions: use(guestPermissions),
    loadShopper: use(loadShopper),
    vat: use(vat),
    vatRates: use(vatRates),
    shopperCart: use(shopperCart),
    guestCart: use(guestCart),
    guestSessionCart: use(guestSessionCart),
    guestDetails: use(guestDetails),
    cart: use(cart),
    cartCounts: use(cartCounts),
    cartSummary: use(cartSummary),
    cartMerge: use(cartMerge),
    cartCopies: use(cartCopies),
    inactiveCart: use(inactiveCart),
    carts: use(carts),
    clearCart: use(clearCart),
    catalog: use(catalog),
    navigation: use(navigation),
    menu: use(menu),
    checkout: use(checkout),
    coupons: use(coupons),
    guestCoupons: use(guestCoupons),
    sendGuestCoupons: use(sendGuestCoupons),
    deliveryGroups: use(deliveryGroups),
    inventory: use(inventory),
    checkoutStock: use(checkoutStock),
    orders: use(orders),
    account: use(account),
    addresses: use(addresses),
    countries: use(countries),
    recordLists: use(recordLists),
    shopContext: use(shopContext),
    withdrawal: use(withdrawal),
  }
}
