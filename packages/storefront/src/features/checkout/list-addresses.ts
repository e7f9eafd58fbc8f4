import type { ShopClient } from '@cartonnage/sdk'
import { isShopError, vatIdField } from '@cartonnage/sdk/rules'
import type { Address } from '../addresses/saved-address'

interface ListOptions {
  readonly addressType: 'Shipping' | 'Billing'
  readonly signal?: AbortSignal
}

/**
 * Saved addresses of one kind with their VAT ids, the default one first; an account that may not list them has none.
 */
export async function listAddresses(
  { addresses }: ShopClient,
  { addressType, signal }: ListOptions,
): Promise<readonly Address[]> {
  try {
    return (await addresses.list({ addressType, pageSize: 100, fields: [vatIdField] }, { signal })).items
  } catch (error) {
    if (isShopError(error, 'CPA_DISABLED')) return []
    throw error
  }
}
