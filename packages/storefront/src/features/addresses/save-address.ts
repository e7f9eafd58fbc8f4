import type { ShopClient } from '@cartonnage/sdk'
import { isResponseError, isShopError, vatIdField } from '@cartonnage/sdk/rules'
import type { AddressKind } from './address-fields'
import { toSavedAddress } from './address-input'
import { readAddress, refuseAddress } from './read-address'
import type { RefusedAddress } from './read-address'

/** A saved address. */
export type Address = Awaited<ReturnType<ShopClient['addresses']['list']>>['items'][number]

export interface SaveAddressOptions {
  readonly kind: AddressKind
  readonly isBusiness: boolean
  /** Of the address that is changed; undefined for a new one. */
  readonly addressId?: string | undefined
}

/** What became of a form: a saved address by its id, or what stood in the way, with all that was typed. */
export type SaveOutcome = { readonly addressId: string } | { readonly refused: RefusedAddress }

/** Reads the form of an address and saves it in the buyer's address book. */
export async function saveAddress(
  shop: ShopClient,
  form: FormData,
  { kind, isBusiness, addressId }: SaveAddressOptions,
): Promise<SaveOutcome> {
  const { values, problems, address } = await readAddress(form, { shop: shop.shop, isBusiness })
  if (address === undefined) return { refused: { values, problems } }
  const input = toSavedAddress(address, {
    kind,
    isBusiness,
    isDefault: form.get('isDefault') === 'true',
  })
  try {
    if (addressId === undefined) return { addressId: (await shop.addresses.create(input)).addressId }
    await shop.addresses.update(addressId, input)
    return { addressId }
  } catch (error) {
    return { refused: refuseOrThrow(shop, { values, error }) }
  }
}

/** An address that the platform refuses is the form's matter; an ended session, for one, is not. */
function refuseOrThrow(
  { reportFailure }: ShopClient,
  { values, error }: { readonly values: RefusedAddress['values']; readonly error: unknown },
): RefusedAddress {
  const isGone = isResponseError(error) && error.status === 404
  if (!isShopError(error) || error.code === 'SESSION_ENDED' || isGone) throw error
  reportFailure(error, 'saving an address')
  return refuseAddress(values, error)
}

/** What a form shows of a saved address. */
export const valuesOf = (address: Address) => ({
  country: address.country ?? '',
  companyName: address.companyName ?? '',
  vatId: address.fields[vatIdField] ?? '',
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  street: address.street ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  phoneNumber: address.phoneNumber ?? '',
})
