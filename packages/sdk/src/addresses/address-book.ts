import { createAddress, deleteAddress, updateAddress, type Address } from '../contract/addresses/addresses'
import type { AddressChange, NewAddress } from '../contract/addresses/addresses-requests'
import type { FieldValues } from '../contract/kit/field-values'
import { normalizeAccountId } from '../rules/account/access'
import { currentAccount } from '../rules/call/call-defaults'
import { requireAddressId } from '../rules/call/required-ids'
import type { CallOptions, Transport } from '../transport/transport'

/** Custom fields of an address by API name; what is not named stays, null and `''` empty a field. */
interface WithFields {
  readonly fields?: FieldValues | undefined
}
export interface NewAddressInput extends Omit<NewAddress, 'commerceAddressFieldInputList'>, WithFields {}
export interface AddressChangeInput
  extends Omit<AddressChange, 'commerceAddressFieldInputList'>, WithFields {}

/** Writing to the saved addresses of the account acted for. */
export interface AddressBookCalls {
  /** [7.3-43] The response carries no custom fields: a list that asks for them does. */
  create(address: NewAddressInput, options?: CallOptions): Promise<Address>
  /** Null where the platform does not show what became of it. Errors: `ADDRESS_ID_REQUIRED` [5-10], [7.3-44]. */
  update(addressId: string, change: AddressChangeInput, options?: CallOptions): Promise<Address | null>
  delete(addressId: string, options?: CallOptions): Promise<void>
}

export function createAddressBookCalls({ send, scope }: Transport): AddressBookCalls {
  const owner = () => ({ accountId: normalizeAccountId(scope().effectiveAccountId) ?? currentAccount })
  const place = (addressId: string) => ({ ...owner(), addressId: requireAddressId(addressId) })
  return {
    create: async (address, options) =>
      (await send(createAddress, { params: owner(), body: toBody(address) }, options)).data,
    update: async (addressId, change, options) =>
      (await send(updateAddress, { params: place(addressId), body: toBody(change) }, options)).data ?? null,
    delete: async (addressId, options) =>
      void (await send(deleteAddress, { params: place(addressId) }, options)),
  }
}

/** Custom fields travel as a list of names and texts. */
function toBody<T extends WithFields>({ fields, ...members }: T) {
  if (fields === undefined) return members
  const commerceAddressFieldInputList = Object.entries(fields).map(([dataName, value]) => ({
    dataName,
    text: value ?? '',
  }))
  return { ...members, commerceAddressFieldInputList }
}
