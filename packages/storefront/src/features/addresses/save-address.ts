import { addresses, type Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { tellFailure } from '../failures/tell-failure'
import type { AddressKind } from './address-fields'
import { toSavedAddress } from './address-input'
import { listSaved } from './list-saved'
import { readAddress, refusedFields } from './read-address'
import type { RefusedAddress } from './read-address'
import { isSameAddress } from './saved-address'

export interface SaveAddressOptions {
  readonly kind: AddressKind
  readonly isBusiness: boolean
  /** The address of the form. */
  readonly url: string
  /** Of the address that is changed; undefined for a new one. */
  readonly addressId?: string | undefined
}

/** What became of a form: a saved address by its id, or what stood in the way, with all that was typed. */
export type SaveOutcome = { readonly addressId: string } | { readonly refused: RefusedAddress }

/** Reads the form of an address and saves it in the buyer's address book. */
export async function saveAddress(
  shop: Client,
  form: FormData,
  { kind, isBusiness, url, addressId }: SaveAddressOptions,
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
    await shop.use(addresses).update(addressId, input)
    return { addressId }
  } catch (error) {
    return { refused: await refuseOrThrow(shop, { values, error, url }) }
  }
}

/**
 * Saves a new address, or finds the one that stands in the book already: without scripts a form may come twice, by a
 * double click or a reload.
 */
async function saveOnce(shop: Client, input: ReturnType<typeof toSavedAddress>): Promise<string> {
  const saved = await listSaved(shop, { kind: input.addressType })
  const sandbox = saved.find((address) => isSameAddress(address, input))
  if (sandbox === undefined) return (await shop.use(addresses).create(input)).addressId
  if (input.isDefault && !sandbox.isDefault)
    await shop.use(addresses).update(sandbox.addressId, { isDefault: true })
  return sandbox.addressId
}

interface Failed extends Pick<RefusedAddress, 'values'>, Pick<SaveAddressOptions, 'url'> {
  readonly error: unknown
}

/** An address that the platform refuses is the form's matter; an ended session, for one, is not. */
async function refuseOrThrow(shop: Client, { values, error, url }: Failed): Promise<RefusedAddress> {
  const isGone = isResponseError(error) && error.status === 404
  if (!isShopError(error) || error.code === 'SESSION_ENDED' || isGone) throw error
  shop.reportFailure(error, 'saving an address')
  const problems = refusedFields(error)
  const isNamed = Object.keys(problems).length > 0
  return { values, problems, ...(isNamed ? {} : { failure: await tellFailure(error, { shop, url }) }) }
}
