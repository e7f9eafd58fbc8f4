import { createAddress, deleteAddress, updateAddress, type Address } from '../contract/addresses/addresses'
import type { AddressChange, NewAddress } from '../contract/addresses/addresses-requests'
import type { FieldValues } from '../contract/kit/field-values'
import { normalizeAccountId } from '../rules/account/access'
import { currentAccount } from '../rules/call/call-defaults'
import { requireAddressId } from '../rules/call/required-ids'
import type { CallOptions, Transport } from '../transport/transport'

/** Custom fields instead of the platform's list of names and texts. */
interface WithFields {
  /** Custom fields by API name; fields not named stay, null and `''` clear a field. */
  readonly fields?: FieldValues | undefined
}
/** A new address; `country` is required, and the platform requires `street` too. */
export interface NewAddressInput extends Omit<NewAddress, 'commerceAddressFieldInputList'>, WithFields {}
/** Members to change; absent ones stay as they are. */
export interface AddressChangeInput
  extends Omit<AddressChange, 'commerceAddressFieldInputList'>, WithFields {}

/** Changes to the saved addresses of the effective account. */
export interface AddressBookCalls {
  /** The saved address. It has no custom fields: `list` returns those that are requested. */
  create(address: NewAddressInput, options?: CallOptions): Promise<Address>
  /** The changed address; null where the platform does not return it. Errors: `ADDRESS_ID_REQUIRED`. */
  update(addressId: string, change: AddressChangeInput, options?: CallOptions): Promise<Address | null>
  /** Rejects with a 404 when the address no longer exists. Errors: `ADDRESS_ID_REQUIRED`. */
  delete(addressId: string, options?: CallOptions): Promise<void>
}

export function createAddressBookCalls({ send, scope }: Transport): AddressBookCalls {
  const owner = () => ({ accountId: normalizeAccountId(scope().effectiveAccountId) ?? currentAccount })
  const addressParams = (addressId: string) => ({ ...owner(), addressId: requireAddressId(addressId) })
  return {
    create: async (address, options) =>
      (await send(createAddress, { params: owner(), body: toBody(address) }, options)).data,
    update: async (addressId, change, options) =>
      (await send(updateAddress, { params: addressParams(addressId), body: toBody(change) }, options)).data ??
      null,
    delete: async (addressId, options) =>
      void (await send(deleteAddress, { params: addressParams(addressId) }, options)),
  }
}

/** The platform takes custom fields as a list of names and texts. */
function toBody<T extends WithFields>({ fields, ...members }: T) {
  if (fields === undefined) return members
  const commerceAddressFieldInputList = Object.entries(fields).map(([dataName, value]) => ({
    dataName,
    text: value ?? '',
  }))
  return { ...members, commerceAddressFieldInputList }
}
