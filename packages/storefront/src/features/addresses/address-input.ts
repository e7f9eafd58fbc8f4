import { vatIdField } from '@cartonnage/sdk/rules'
import type { EnteredAddress } from '@cartonnage/sdk/rules'
import type { AddressKind } from './address-fields'

export interface AddressUse {
  readonly kind: AddressKind
  readonly isBusiness: boolean
  readonly isDefault: boolean
}

/**
 * An address as the platform's address book takes it. A company, VAT id or phone that was taken out of the form is
 * sent empty: what a change does not name would stay.
 */
export const toSavedAddress = (address: EnteredAddress, { kind, isBusiness, isDefault }: AddressUse) => {
  const { name: _, vatId = '', ...details } = address
  return {
    companyName: '',
    phoneNumber: '',
    ...details,
    addressType: kind,
    ...(isBusiness ? { fields: { [vatIdField]: vatId } } : {}),
    // A default one stays so until another is made the default.
    ...(isDefault ? { isDefault } : {}),
  }
}

/** An address as a checkout takes it, for this purchase alone: without a VAT id, for which it has no place. */
export function toDeliveryAddress({ phoneNumber, vatId: _, ...address }: EnteredAddress) {
  return { ...address, ...(phoneNumber === undefined ? {} : { shipToPhoneNumber: phoneNumber }) }
}
