import type { ShopClient } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import type { AddressKind } from './address-fields'
import { toSavedAddress } from './address-input'
import { listSaved } from './list-saved'
import { readAddress, refuseAddress } from './read-address'
import type { RefusedAddress } from './read-address'
import { isSameAddress } from './saved-address'

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
    if (addressId === undefined) return { addressId: await saveOnce(shop, input) }
    await shop.addresses.update(addressId, input)
    return { addressId }
  } catch (error) {
    return { refused: refuseOrThrow(shop, { values, error }) }
  }
}

/**
 * Saves a new address, or finds the one that stands in the book already: without scripts a form may come twice, by a
 * double click or a reload.
 */
async function saveOnce(shop: ShopClient, input: ReturnType<typeof toSavedAddress>): Promise<string> {
  const saved = await listSaved(shop, { kind: input.addressType })
  const twin = saved.find((address) => isSameAddress(address, input))
  if (twin === undefined) return (await shop.addresses.create(input)).addressId
  if (input.isDefault && !twin.isDefault) await shop.addresses.update(twin.addressId, { isDefault: true })
  return twin.addressId
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
