import { addresses, type Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { loadReportedFailure } from '../../failures/load-reported-failure'
import type { AddressKind } from '../address-fields'
import { toSavedAddress } from './address-input'
import { listSavedAddresses } from './list-saved-addresses'
import { isSameAddress } from '../saved-address'
import type { Address } from '../saved-address'
import { refusedFields } from './read-address'
import type { AddressReading, RefusedAddress } from './read-address'

export interface SaveAddressOptions {
  readonly kind: AddressKind
  readonly isBusiness: boolean
  /** The URL of the form's page. */
  readonly url: string
  /** Id of the address to change; undefined for a new one. */
  readonly addressId?: string | undefined
}

/** The id of the saved address, or why it was refused, with everything that was entered. */
export type SaveOutcome = { readonly addressId: string } | { readonly refused: RefusedAddress }

/** Saves the address of a form in the buyer's address book. */
export async function saveAddress(
  shop: Client,
  { entered, problems, address }: AddressReading,
  { kind, isBusiness, url, addressId }: SaveAddressOptions,
): Promise<SaveOutcome> {
  if (address === undefined) return { refused: { entered, problems } }
  const input = toSavedAddress(address, { kind, isBusiness, isDefault: entered.isDefault })
  try {
    if (addressId === undefined) return { addressId: await saveOnce(shop, input) }
    await shop.use(addresses).update(addressId, input)
    return { addressId }
  } catch (error) {
    return { refused: await refuseOrThrow(shop, { entered, error, url }) }
  }
}

/**
 * Saves a new address, unless the same one is saved already: without scripts a double click or a reload sends a form
 * twice, also at the same time.
 */
async function saveOnce(shop: Client, input: NewAddress): Promise<string> {
  const saved = (await findSame(shop, input)) ?? (await create(shop, input))
  if (input.isDefault && !saved.isDefault)
    await shop.use(addresses).update(saved.addressId, { isDefault: true })
  return saved.addressId
}

type NewAddress = ReturnType<typeof toSavedAddress>

const findSame = async (shop: Client, input: NewAddress): Promise<Address | undefined> =>
  (await listSavedAddresses(shop, { kind: input.addressType }))
    .filter((address) => isSameAddress(address, input))
    .toSorted((one, other) => (one.addressId < other.addressId ? -1 : 1))[0]

/**
 * Of the same addresses that requests save at the same time the first one stays. Each request removes its own only, as the
 * others go on with theirs.
 */
async function create(shop: Client, input: NewAddress): Promise<Address> {
  const own = await shop.use(addresses).create(input)
  const first = await findSame(shop, input)
  if (first === undefined || first.addressId === own.addressId) return own
  await shop.use(addresses).delete(own.addressId)
  return first
}

interface Failed extends Pick<RefusedAddress, 'entered'>, Pick<SaveAddressOptions, 'url'> {
  readonly error: unknown
}

/** Turns the platform's refusal of an address into a problem of the form; throws other errors, as of an ended session. */
async function refuseOrThrow(shop: Client, { entered, error, url }: Failed): Promise<RefusedAddress> {
  const isGone = isResponseError(error) && error.status === 404
  if (!isShopError(error) || error.code === 'SESSION_ENDED' || isGone) throw error
  shop.reportFailure(error, 'saving an address')
  const problems = refusedFields(error)
  const isNamed = Object.keys(problems).length > 0
  return {
    entered,
    problems,
    ...(isNamed ? {} : { failure: await loadReportedFailure(error, { shop, url }) }),
  }
}
