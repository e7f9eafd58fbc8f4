import { isSameRecordId } from '@cartonnage/sdk/rules'
import { notFound } from '../../app/not-found'
import { requireBuyer } from '../../app/require-buyer'
import type { PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import type { AddressKind } from './address-fields'
import { deliversTo } from './delivers-to'
import { listSaved } from './list-saved'
import { nameOf } from './name-of'
import { loadPlaceNames } from './place-names'
import { valuesOf } from './saved-address'

/** All saved addresses, the default ones first; those outside the shop's countries with the names of their places. */
export async function loadAddresses(args: PageLoaderArgs) {
  await requireBuyer(args)
  const { signal } = args.request
  const addresses = await listSaved(shopOf(args), { signal })
  return { addresses, locations: await loadPlaceNames(shopOf(args), addresses, signal) }
}

/** The part of the address that stands for an address which is not there yet. */
export const newAddress = 'new'

/** One address to be changed, or an empty form with the buyer's name; 404 for one that is not in this account. */
export async function loadAddress(args: PageLoaderArgs) {
  const buyer = await requireBuyer(args)
  const isBusiness = buyer.userType === 'business'
  const { id = '' } = args.params
  if (id !== newAddress) {
    const saved = (await listSaved(shopOf(args), args.request)).find(({ addressId }) =>
      isSameRecordId(addressId, id),
    )
    if (saved === undefined) return notFound()
    const kind: AddressKind = saved.addressType === 'Billing' ? 'Billing' : 'Shipping'
    return {
      addressId: saved.addressId,
      kind,
      isBusiness,
      values: valuesOf(saved),
      isDefault: saved.isDefault,
      isOutside: !deliversTo(shopOf(args).shop, saved.country),
    }
  }
  const kind: AddressKind =
    new URL(args.request.url).searchParams.get('type') === 'Billing' ? 'Billing' : 'Shipping'
  const values = nameOf(buyer)
  return { addressId: undefined, kind, isBusiness, values, isDefault: false, isOutside: false }
}
