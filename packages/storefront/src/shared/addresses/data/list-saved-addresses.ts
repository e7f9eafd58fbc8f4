import { hasOwnFields } from '../../../shell/own-fields'
import { addresses, type CallOptions, type Client } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { vatIdField } from '@cartonnage/sdk/rules'
import type { AddressKind } from '../address-fields'
import type { Address } from '../saved-address'

interface ListOptions extends Pick<CallOptions, 'signal'> {
  /** Both kinds without it. */
  readonly kind?: AddressKind
  /** Leaves out delivery addresses in countries that the shop does not deliver to. @default false */
  readonly isDeliverable?: boolean
}

/** All saved addresses with their VAT ids, the default ones first. None for an account that may not list them. */
export async function listSavedAddresses(
  client: Client,
  { kind, isDeliverable = false, signal }: ListOptions = {},
): Promise<readonly Address[]> {
  const query = {
    pageSize: 100,
    excludeUnsupportedCountries: isDeliverable,
    ...(hasOwnFields(client) && { fields: [vatIdField] }),
    ...(kind && { addressType: kind }),
  }
  const found: Address[] = []
  let pageToken: string | undefined
  try {
    do {
      const page = await client.use(addresses).list({ ...query, ...(pageToken && { pageToken }) }, { signal })
      found.push(...page.items)
      pageToken = page.nextPageToken ?? undefined
    } while (pageToken !== undefined && found.length < 1000)
  } catch (error) {
    if (!isShopError(error, 'CPA_DISABLED')) throw error
  }
  return found
}
