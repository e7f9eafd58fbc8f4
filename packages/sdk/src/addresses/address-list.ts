import { listAddresses, type AddressList } from '../contract/addresses/addresses'
import type { AddressesQuery } from '../contract/addresses/addresses-requests'
import { ShopError } from '../errors/errors'
import { normalizeAccountId } from '../rules/account/access'
import { canListAddresses } from '../rules/account/address-access'
import { addressListDefaults, currentAccount } from '../rules/call/call-defaults'
import type { CallOptions, Transport } from '../transport/transport'

/** Which saved addresses; a page has 25 by default. */
export interface ListAddressesInput extends Omit<AddressesQuery, 'fields'> {
  /** @default the account acted for, else 'current', that of the session [6-4] */
  readonly accountId?: string | undefined
  /** API names of custom fields that come with each address, in `fields`. @default none */
  readonly fields?: readonly string[] | undefined
}

/** Saved addresses of an account. */
export interface AddressListCalls {
  /**
   * One page of addresses, the default ones first and those in countries that the shop does not serve left out
   * [9-37]. Errors: `CPA_DISABLED` for a guest or with page size 0 [5-12].
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
