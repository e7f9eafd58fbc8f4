import { listAddresses, type AddressList } from '../contract/addresses/addresses'
import type { AddressesQuery } from '../contract/addresses/addresses-requests'
import { ShopError } from '../errors/errors'
import { normalizeAccountId } from '../rules/account/access'
import { canListAddresses } from '../rules/account/address-access'
import { addressListDefaults, currentAccount } from '../rules/call/call-defaults'
import type { CallOptions, Transport } from '../transport/transport'

/** Which saved addresses to list; a page has 25 by default. */
export interface ListAddressesInput extends Omit<AddressesQuery, 'fields'> {
  /** Account whose addresses are listed. @default the effective account, else 'current', that of the session */
  readonly accountId?: string | undefined
  /** API names of custom fields to return in `fields`. @default none */
  readonly fields?: readonly string[] | undefined
}

/** Reading the saved addresses of an account. */
export interface AddressListCalls {
  /**
   * One page of addresses, the default ones first, without those in countries that the shop does not serve. Errors:
   * `CPA_DISABLED` for a guest or with page size 0.
   */
  list(input?: ListAddressesInput, options?: CallOptions): Promise<AddressList>
}

export function createAddressListCalls({ send, scope }: Transport): AddressListCalls {
  return {
    list: async ({ accountId, fields, ...query } = {}, options) => {
      const owner = accountId ?? normalizeAccountId(scope().effectiveAccountId) ?? currentAccount
      if (!canListAddresses({ isGuest: scope().userId === undefined, pageSize: query.pageSize }))
        throw new ShopError('CPA_DISABLED', 'CPA disabled')
      const withDefaults = { ...addressListDefaults, ...query, ...(fields && { fields: fields.join(',') }) }
      return (await send(listAddresses, { params: { accountId: owner }, query: withDefaults }, options)).data
    },
  }
}
