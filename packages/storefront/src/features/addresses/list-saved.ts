import { addresses, type CallOptions, type Client } from '@cartonnage/sdk'
import { isShopError, vatIdField } from '@cartonnage/sdk/rules'
import type { AddressKind } from './address-fields'
import type { Address } from './saved-address'

interface ListOptions extends Pick<CallOptions, 'signal'> {
  /** Both kinds without it. */
  readonly kind?: AddressKind
  /** Of those for delivery only the ones in countries that the shop delivers to. @default false */
  readonly isDeliverable?: boolean
}

/**
 * Saved addresses with their VAT ids, the default ones first, page by page; an account that may not list them has none.
 */
export async function listSaved(
  { use }: Client,
  { kind, isDeliverable = false, signal }: ListOptions = {},
): Promise<readonly Address[]> {
  const query = {
    pageSize: 100,
    excludeUnsupportedCountries: isDeliverable,
    fields: [vatIdField],
    ...(kind && { addressType: kind }),
  }
  const found: Address[] = []
  let pageToken: string | undefined
  try {
    do {
      const page = await use(addresses).list({ ...query, ...(pageToken && { pageToken }) }, { signal })
      found.push(...page.items)
      pageToken = page.nextPageToken ?? undefined
    } while (pageToken !== undefined && found.length < 1000)
  } catch (error) {
    if (!isShopError(error, 'CPA_DISABLED')) throw error
  }
  return found
}
