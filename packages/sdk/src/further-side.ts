import type { ClientCore } from './client-core'
import { createAccountDetailsResource, type AccountDetailsResource } from './resources/account-details'
import { createAddressBookResource, type AddressBookResource } from './resources/address-book'
import { createCartCopiesResource } from './resources/cart-copies'
import { createCountriesResource, type CountriesResource } from './resources/countries'
import { createCouponsResource, type CouponsResource } from './resources/coupons'
import { createDeliveryGroupsResource, type DeliveryGroupsResource } from './resources/delivery-groups'
import { createInventoryResource, type InventoryResource } from './resources/inventory'
import { createMenuResource, type MenuResource } from './resources/menu'
import { createOrderDetailsResource, type OrderDetailsResource } from './resources/order-details'
import { createSearchHelpResource, type SearchHelpResource } from './resources/search-help'
import { createShopContextResource, type ShopContextResource } from './resources/shop-context'
import type { PlatformSide } from './platform-side'
import { createServerCartSide, type ServerCartSide } from './workflows/server-cart-side'

/** The calls that only some pages make. They are a chunk of their own, which the first of them brings. */
export interface FurtherSide {
  readonly accountDetails: AccountDetailsResource
  readonly addressBook: AddressBookResource
  readonly countries: CountriesResource
  readonly coupons: CouponsResource
  readonly deliveryGroups: DeliveryGroupsResource
  readonly inventory: InventoryResource
  readonly menu: MenuResource
  readonly orderDetails: OrderDetailsResource
  readonly searchHelp: SearchHelpResource
  readonly serverCart: ServerCartSide
  readonly shopContext: ShopContextResource
}

/** Builds them on the connection of the others; nothing is asked yet. */
export function createFurtherSide(core: ClientCore, { platform }: PlatformSide): FurtherSide {
  const { transport } = platform
  return {
    accountDetails: createAccountDetailsResource(transport),
    addressBook: createAddressBookResource(transport),
    countries: createCountriesResource(transport),
    coupons: createCouponsResource(transport),
    deliveryGroups: createDeliveryGroupsResource(transport),
    inventory: createInventoryResource(transport),
    menu: createMenuResource(transport),
    orderDetails: createOrderDetailsResource(transport),
    searchHelp: createSearchHelpResource(transport),
    serverCart: createServerCartSide(core, createCartCopiesResource(transport)),
    shopContext: createShopContextResource(transport),
  }
}
