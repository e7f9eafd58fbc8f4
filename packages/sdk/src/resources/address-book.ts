import { createAddress, deleteAddress, updateAddress, type Address } from '../contract/addresses'
import type { AddressChange, NewAddress } from '../contract/addresses-requests'
import { normalizeAccountId } from '../rules/access'
import { currentAccount } from '../rules/call-defaults'
import { requireAddressId } from '../rules/required-ids'
import type { CallOptions, Transport } from '../transport/transport'

/** Writing to the saved addresses of the account acted for. */
export interface AddressBookResource {
  /** [7.3-43] */
  create(address: NewAddress, options?: CallOptions): Promise<Address>
  /** Null where the platform does not show what became of it. Errors: `ADDRESS_ID_REQUIRED` [5-10], [7.3-44]. */
  update(addressId: string, change: AddressChange, options?: CallOptions): Promise<Address | null>
  delete(addressId: string, options?: CallOptions): Promise<void>
}

export function createAddressBookResource({ send, scope }: Transport): AddressBookResource {
  const owner = () => ({ accountId: normalizeAccountId(scope().effectiveAccountId) ?? currentAccount })
  const place = (addressId: string) => ({ ...owner(), addressId: requireAddressId(addressId) })
  return {
    create: async (address, options) =>
      (await send(createAddress, { params: owner(), body: { ...address } }, options)).data,
    update: async (addressId, change, options) =>
      (await send(updateAddress, { params: place(addressId), body: { ...change } }, options)).data ?? null,
    delete: async (addressId, options) =>
      void (await send(deleteAddress, { params: place(addressId) }, options)),
  }
}
