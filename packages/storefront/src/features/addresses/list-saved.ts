import type { CallOptions, ShopClient } from '@cartonnage/sdk'
import { isShopError, vatIdField } from '@cartonnage/sdk/rules'
import type { AddressKind } from './address-fields'
import type { Address } from './saved-address'

const everywhere = { pageSize: 100, excludeUnsupportedCountries: false, fields: [vatIdField] } as const

interface ListOptions extends Pick<CallOptions, 'signal'> {
  /** Both kinds without it. */
  readonly kind?: AddressKind
}

/** Saved addresses page by page; an account that may not list them has none. */
export async function listSaved(
  { addresses }: ShopClient,
  { kind, signal }: ListOptions = {},
): Promise<readonly Address[]> {
  const query = { ...everywhere, ...(kind && { addressType: kind }) }
  const found: Address[] = []
  let pageToken: string | undefined
  try {
    do {
      const page = await addresses.list({ ...query, ...(pageToken && { pageToken }) }, { signal })
      found.push(...page.items)
      pageToken = page.nextPageToken ?? undefined
    } while (pageToken !== undefined && found.length < 1000)
  } catch (error) {
    if (!isShopError(error, 'CPA_DISABLED')) throw error
  }
  return found
}
