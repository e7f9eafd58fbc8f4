import { buyerAddressForm } from '../../../shared/addresses/buyer-address-form'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { notFound } from '../../../shell/not-found'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { deliversTo } from '../../../shared/addresses/delivery-country'
import { listSavedAddresses } from '../../../shared/addresses/data/list-saved-addresses'
import { namesOfBuyer, toAddressKind, toFormValues } from '../../../shared/addresses/saved-address'
import { loadPlaceNames } from '../../../shared/addresses/data/load-place-names'

/** All saved addresses, the default ones first, with the names of countries that the shop does not deliver to. */
export async function loadAddresses(args: PageLoaderArgs) {
  await requireBuyer(args)
  const { signal } = args.request
  const addresses = await listSavedAddresses(shopOf(args), { signal })
  return { addresses, placeNames: await loadPlaceNames(shopOf(args), addresses, signal) }
}

/** What the page's URL has instead of an id for a new address. */
export const newAddress = 'new'

/** A saved address to change, or a new one with the buyer's name; 404 for an address that this account does not have. */
export async function loadAddress(args: PageLoaderArgs) {
  const buyer = await requireBuyer(args)
  const fields = buyerAddressForm(shopOf(args), buyer.userType)
  const { id = '' } = args.params
  if (id === newAddress) {
    const kind = toAddressKind(new URL(args.request.url).searchParams.get('type'))
    const values = namesOfBuyer(buyer)
    return { addressId: undefined, kind, fields, values, isDefault: false, isOutside: false }
  }
  const addresses = await listSavedAddresses(shopOf(args), args.request)
  const saved = addresses.find(({ addressId }) => isSameRecordId(addressId, id))
  if (saved === undefined) return notFound()
  return {
    addressId: saved.addressId,
    kind: toAddressKind(saved.addressType),
    fields,
    values: toFormValues(saved),
    isDefault: saved.isDefault,
    isOutside: !deliversTo(shopOf(args).shop, saved.country),
  }
}
