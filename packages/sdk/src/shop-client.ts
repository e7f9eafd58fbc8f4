import { account, type AccountFeature } from './account/account'
import { addresses, type AddressesFeature } from './addresses/addresses'
import { cart, type CartFeature } from './cart/cart'
import { cartCopies, type CartCopiesFeature } from './cart/cart-copies'
import { cartCounts, type CartCountsFeature } from './cart/cart-counts'
import { cartMerge, type CartMergeFeature } from './cart/cart-merge'
import { cartSummary } from './cart/cart-summary'
import { clearCart, type ClearCart } from './cart/clear-cart'
import { inactiveCart } from './cart/inactive-cart'
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
import { deliveryGroups, type DeliveryGroupsFeature } from './delivery-groups/delivery-groups'
import { guestCart } from './guest-cart/guest-cart'
import type { GuestCartFeature } from './guest-cart/guest-cart-store'
import { inventory, type InventoryFeature } from './inventory/inventory'
import { menu, type MenuFeature } from './navigation/menu'
import { navigation } from './navigation/navigation'
import { orders, type OrdersFeature } from './orders/orders'
import { recordLists, type RecordListsFeature } from './record-lists/record-lists'
import type { VatRate } from './rules/money/vat'
import type { NavigationItem } from './rules/page/navigation'
import { effectiveAccount, type EffectiveAccountFeature } from './session/effective-account'
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

/** A client with every feature in place, under the feature's own name. */
export interface ShopClient extends Client {
  /** What a page does first: {@link ShopClient.loadShopper}, and the VAT rates, whose failure only the log hears of. */
  load(options?: CallOptions): Promise<void>
  readonly session: SessionFeature
  readonly signIn: SignInFeature
  readonly signOut: SignOutFeature
  readonly effectiveAccount: EffectiveAccountFeature
  readonly guestPermissions: LoadedStore<GuestPermissions>
  readonly loadShopper: LoadShopper
  readonly vat: VatFeature
  readonly vatRates: LoadedStore<readonly VatRate[]>
  readonly guestCart: GuestCartFeature
  readonly cart: CartFeature
  readonly cartCounts: CartCountsFeature
  readonly cartSummary: LoadedStore<CompactCartSummary | null>
  readonly cartMerge: CartMergeFeature
  readonly cartCopies: CartCopiesFeature
  readonly inactiveCart: LoadedStore<InactiveCart | null>
  readonly clearCart: ClearCart
  readonly catalog: CatalogFeature
  readonly navigation: LoadedStore<readonly NavigationItem[]>
  readonly menu: MenuFeature
  readonly checkout: CheckoutFeature
  readonly coupons: CouponsFeature
  readonly deliveryGroups: DeliveryGroupsFeature
  readonly inventory: InventoryFeature
  readonly orders: OrdersFeature
  readonly account: AccountFeature
  readonly addresses: AddressesFeature
  readonly countries: CountriesFeature
  readonly recordLists: RecordListsFeature
  readonly shopContext: ShopContextFeature
  readonly withdrawal: WithdrawalFeature
}

/**
 * A client for one shopper with every feature in place: for scripts, servers and first steps. A front that counts bytes
 * takes `createClient` and the features it needs. Nothing is asked until a method is called.
 * Errors: `INVALID_OPTION`, whose message begins with the key.
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
    guestCart: use(guestCart),
    cart: use(cart),
    cartCounts: use(cartCounts),
    cartSummary: use(cartSummary),
    cartMerge: use(cartMerge),
    cartCopies: use(cartCopies),
    inactiveCart: use(inactiveCart),
    clearCart: use(clearCart),
    catalog: use(catalog),
    navigation: use(navigation),
    menu: use(menu),
    checkout: use(checkout),
    coupons: use(coupons),
    deliveryGroups: use(deliveryGroups),
    inventory: use(inventory),
    orders: use(orders),
    account: use(account),
    addresses: use(addresses),
    countries: use(countries),
    recordLists: use(recordLists),
    shopContext: use(shopContext),
    withdrawal: use(withdrawal),
  }
}
