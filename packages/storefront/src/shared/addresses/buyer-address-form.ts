import type { Client } from '@cartonnage/sdk'
import type { AddressFormFields } from '@cartonnage/sdk/rules'
import { hasOwnFields } from '../../shell/own-fields'

/**
 * What the form of an address asks a buyer for: a business for its company and, where the organisation has a field for it,
 * for its VAT id.
 */
export function buyerAddressForm(
  client: Client,
  userType: string | undefined,
): Required<Pick<AddressFormFields, 'isBusiness' | 'mayNameCompany'>> {
  const isBusiness = userType === 'business'
  return { isBusiness: isBusiness && hasOwnFields(client), mayNameCompany: isBusiness }
}
