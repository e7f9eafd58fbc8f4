import { account } from './account/account'
import { addresses } from './addresses/addresses'
import { cart } from './cart/cart'
import { cartCopies } from './cart/cart-copies'
import { cartCounts } from './cart/cart-counts'
import { cartMerge } from './cart/cart-merge'
import { cartSummary } from './cart/cart-summary'
import { carts } from './cart/carts'
import { guestSessionCart } from './cart/guest-session-cart'
import { inactiveCart } from './cart/inactive-cart'
import { shopperCart } from './cart/shopper-cart'
import { catalog } from './catalog/catalog'
import { checkout } from './checkout/checkout'
import type { Client, Feature } from './client/client'
import { createClient } from './client/create-client'
import type { ClientOptions } from './client/options'
import { countries } from './countries/countries'
import { comparison } from './compare/comparison'
import { coupons } from './coupons/coupons'
import { guestCoupons } from './guest-cart/guest-coupons'
import { deliveryGroups } from './delivery-groups/delivery-groups'
import { guestCart } from './guest-cart/guest-cart'
import { checkoutStock } from './inventory/checkout-stock'
import { inventory } from './inventory/inventory'
import { favourites } from './lists/favourites'
import { guestFavourites } from './lists/guest-favourites'
import { lists } from './lists/lists'
import { menu } from './navigation/menu'
import { navigation } from './navigation/navigation'
import { orders } from './orders/orders'
import { quickOrder } from './quick-order/quick-order'
import { quotes } from './quotes/quotes'
import { recordLists } from './record-lists/record-lists'
import { effectiveAccount } from './session/effective-account'
import { guestDetails } from './guest-cart/guest-details'
import { guestPermissions } from './session/guest-permissions'
import { shopContext } from './shop-context/shop-context'
import { session } from './shopper/session'
import type { CallOptions } from './transport/transport'
import { vat } from './vat/vat'
import { vatRates } from './vat/vat-rates'
import { withdrawal } from './withdrawal/withdrawal'

const features = {
  /** Who is shopping, a guest until it is loaded; signing in and out, after which the browser goes to another URL. */
  session,
  /** The account that the buyer orders for, and changing it. */
  effectiveAccount,
  /** Whether guests may have a cart and check out. */
  guestPermissions,
  /** Country and VAT rate of prices; sends nothing. */
  vat,
  /** The platform's VAT rates of all countries. */
  vatRates,
  /** The cart of whoever is shopping, with names, prices and totals: {@link guestCart} or {@link cart}. */
  shopperCart,
  /** The cart of a guest in the browser's storage. */
  guestCart,
  /** The cart on the server of a guest who checks out. */
  guestSessionCart,
  /** The contact details of a guest in this browser. */
  guestDetails,
  /** The buyer's cart on the server, with queued changes. */
  cart,
  /** The number of products for the badge in the header. */
  cartCounts,
  /** Counts of the cart with the id and currency; null without a cart. */
  cartSummary,
  /** What happened to a guest's cart at sign-in. */
  cartMerge,
  /** Copies of the cart for payment links, and its items by product. */
  cartCopies,
  /** The second cart of the buyer; null without one. */
  inactiveCart,
  /** All carts of the buyer: switching between them, keeping, merging and deleting them. */
  carts,
  /** Products, prices, categories and search. */
  catalog,
  /** The category tree in the client's locale. */
  navigation,
  /** The items of the footer. */
  menu,
  /** From starting a checkout to placing the order. */
  checkout,
  /** Coupons of the cart and of the checkout; applies those of {@link guestCoupons} too. */
  coupons,
  /** The codes of a guest, until there is a cart on the server. */
  guestCoupons,
  /** The delivery addresses of a cart with several of them. */
  deliveryGroups,
  /** Reserving stock for the cart. */
  inventory,
  /** The same for a purchase under way, where the platform does not do so itself. */
  checkoutStock,
  /** Past orders, and ordering them again. */
  orders,
  /** Ordering by a list of article numbers: checked first, then added. */
  quickOrder,
  /** The buyer's name and menu, and the accounts they may order for. */
  account,
  /** Saved addresses of the buyer's account. */
  addresses,
  /** Countries and subdivisions for address forms. */
  countries,
  /** The buyer's lists of products. */
  lists,
  /** The favourites of whoever is shopping. */
  favourites,
  /** What a guest has marked as favourites, until they sign in. */
  guestFavourites,
  /** The products that are to be compared in this browser. */
  comparison,
  /** Offers that a buyer's account has asked for. */
  quotes,
  /** Lists of platform records that menus lead to. */
  recordLists,
  /** The complete settings of the shop. */
  shopContext,
  /** Declaring the withdrawal from an order. */
  withdrawal,
} satisfies Record<string, Feature<unknown>>

type Features = typeof features

/** Each feature as the client makes it, under its name. */
type MadeFeatures = { readonly [Name in keyof Features]: ReturnType<Features[Name]> }

/** A client with all features, each under its own name. */
export interface ShopClient extends Client, MadeFeatures {
  /** What a page does first: `session.load` and the VAT rates, whose failure is only logged. */
  load(options?: CallOptions): Promise<void>
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
  const entries = Object.entries(features).map(([name, feature]) => [name, client.use<unknown>(feature)])
  // Each name of the list with what its feature returns.
  const made = Object.fromEntries(entries) as MadeFeatures
  return {
    ...client,
    ...made,
    load: async (call) => {
      const report = (error: unknown) => client.reportFailure(error, 'the VAT rates cannot be loaded')
      await Promise.all([made.vatRates.load(call).catch(report), made.session.load(call)])
    },
  }
}
