import { isSameRecordId, vatIdField } from '@cartonnage/sdk/rules'
import type { Address } from '../addresses/saved-address'
import type { SavedAddress } from './billing-address'
import { sameAddress } from './checkout-step'

/** Where the invoice goes, and the VAT id that stands on it. */
export interface Invoice {
  readonly address: SavedAddress
  readonly vatId: string | null
}

interface InvoiceSources {
  /** The id of a saved billing address, or the address of delivery. */
  readonly billing: string | undefined
  readonly delivery: (SavedAddress & { readonly id: string | null }) | null | undefined
  /** Saved addresses of both kinds: a checkout does not tell the VAT id of the one that it delivers to. */
  readonly saved: readonly Address[]
}

/** The invoice of a choice; undefined where there is no address for it. */
export function findInvoice({ billing, delivery, saved }: InvoiceSources): Invoice | undefined {
  const id = billing === sameAddress ? delivery?.id : billing
  const found = id ? saved.find(({ addressId }) => isSameRecordId(addressId, id)) : undefined
  const address = billing === sameAddress ? delivery : found
  return address ? { address, vatId: found?.fields[vatIdField] ?? null } : undefined
}
