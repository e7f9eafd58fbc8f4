import type { ClientCore } from './client-core'
import { createAccountDetailsResource, type AccountDetailsResource } from './account/account-details'
import { createAddressBookResource, type AddressBookResource } from './addresses/address-book'
import { createCartCopiesResource } from './cart/cart-copies'
import { createCountriesResource, type CountriesResource } from './countries/countries'
import { createCouponsResource, type CouponsResource } from './coupons/coupons'
import { createDeliveryGroupsResource, type DeliveryGroupsResource } from './delivery-groups/delivery-groups'
import { createInventoryResource, type InventoryResource } from './inventory/inventory'
import { createMenuResource, type MenuResource } from './navigation/menu'
import { createOrderDetailsResource, type OrderDetailsResource } from './orders/order-details'
import { createRecordListsResource, type RecordListsResource } from './record-lists/record-lists'
import { createSearchHelpResource, type SearchHelpResource } from './catalog/search-help'
import { createShopContextResource, type ShopContextResource } from './shop-context/shop-context'
import { createWithdrawalResource, type WithdrawalResource } from './withdrawal/withdrawal'
import type { CallOptions, Transport } from './transport/transport'
import type { CartSide } from './cart/cart'
import { createServerCartSide, type ServerCartSide } from './cart/server-cart'

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
  readonly recordLists: RecordListsResource
  readonly searchHelp: SearchHelpResource
  readonly serverCart: ServerCartSide
  readonly shopContext: ShopContextResource
  readonly withdrawal: WithdrawalResource
}

/** The connection of the others, and the way to the one that writes to carts. */
export interface FurtherNeeds {
  readonly platform: { readonly transport: Transport }
  readonly loadBuying: () => Promise<{ readonly cart: Pick<CartSide, 'write'> }>
}

/** The platform takes one write to a cart at a time, so these take their turn among the others. */
type Turn = <T>(run: (call: CallOptions) => Promise<T>, call?: CallOptions) => Promise<T>

const couponsInTurn = (coupons: CouponsResource, inTurn: Turn): CouponsResource => ({
  ...coupons,
  apply: (code, call) => inTurn((live) => coupons.apply(code, live), call),
  remove: (id, call) => inTurn((live) => coupons.remove(id, live), call),
})

const groupsInTurn = (groups: DeliveryGroupsResource, inTurn: Turn): DeliveryGroupsResource => ({
  ...groups,
  create: (address, call) => inTurn((live) => groups.create(address, live), call),
  update: (change, call) => inTurn((live) => groups.update(change, live), call),
  delete: (group, call) => inTurn((live) => groups.delete(group, live), call),
  arrangeItems: (input, call) => inTurn((live) => groups.arrangeItems(input, live), call),
})

const inventoryInTurn = (inventory: InventoryResource, inTurn: Turn): InventoryResource => ({
  reserve: (input, call) => inTurn((live) => inventory.reserve(input, live), call),
  release: (call) => inTurn((live) => inventory.release(live), call),
})

/** Builds them on the connection of the others; nothing is asked yet. */
export function createFurtherSide(core: ClientCore, { platform, loadBuying }: FurtherNeeds): FurtherSide {
  const { transport } = platform
  const inTurn: Turn = async (run, call) => (await loadBuying()).cart.write(run, call)
  return {
    accountDetails: createAccountDetailsResource(transport),
    addressBook: createAddressBookResource(transport),
    countries: createCountriesResource(transport),
    coupons: couponsInTurn(createCouponsResource(transport), inTurn),
    deliveryGroups: groupsInTurn(createDeliveryGroupsResource(transport), inTurn),
    inventory: inventoryInTurn(createInventoryResource(transport), inTurn),
    menu: createMenuResource(transport),
    orderDetails: createOrderDetailsResource(transport),
    recordLists: createRecordListsResource(transport),
    searchHelp: createSearchHelpResource(transport),
    serverCart: createServerCartSide(core, createCartCopiesResource(transport)),
    shopContext: createShopContextResource(transport),
    withdrawal: createWithdrawalResource(transport),
  }
}
