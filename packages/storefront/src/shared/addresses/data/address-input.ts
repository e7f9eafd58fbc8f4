import { vatIdField } from '@cartonnage/sdk/rules'
import type { EnteredAddress } from '@cartonnage/sdk/rules'
import type { AddressKind } from '../address-fields'

export interface AddressUse {
  readonly kind: AddressKind
  readonly isBusiness: boolean
  readonly isDefault: boolean
}

/**
 * The input for the platform's address book. Company, VAT id and phone are sent empty when the buyer cleared them: the
 * platform keeps members that an update does not name.
 */
export const toSavedAddress = (address: EnteredAddress, { kind, isBusiness, isDefault }: AddressUse) => {
  const { name: _, vatId = '', ...details } = address
  return {
    companyName: '',
    phoneNumber: '',
    ...details,
    addressType: kind,
    ...(isBusiness ? { fields: { [vatIdField]: vatId } } : {}),
    // A default address stays the default until another one becomes it.
    ...(isDefault ? { isDefault } : {}),
  }
}

/** The input for a checkout, for this purchase only: without a VAT id, which a checkout cannot store. */
export function toDeliveryAddress({ phoneNumber, vatId: _, ...address }: EnteredAddress) {
  return { ...address, ...(phoneNumber === undefined ? {} : { shipToPhoneNumber: phoneNumber }) }
}
