import type { EnteredAddress } from '@cartonnage/sdk/rules'
import type { AddressKind } from './address-fields'

export interface AddressUse {
  readonly kind: AddressKind
  readonly isDefault: boolean
}

/**
 * An address as the platform's address book takes it. A company or a phone that was taken out of the form is sent
 * empty: what a change does not name would stay.
 */
export const toSavedAddress = (address: EnteredAddress, { kind, isDefault }: AddressUse) => {
  const { name: _, ...details } = address
  return {
    companyName: '',
    phoneNumber: '',
    ...details,
    addressType: kind,
    // A default one stays so until another is made the default.
    ...(isDefault ? { isDefault } : {}),
  }
}

/** An address as a checkout takes it, for this purchase alone. */
export function toDeliveryAddress({ phoneNumber, ...address }: EnteredAddress) {
  return { ...address, ...(phoneNumber === undefined ? {} : { shipToPhoneNumber: phoneNumber }) }
}
