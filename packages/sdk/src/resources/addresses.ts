import { listAddresses, type AddressList } from '../contract/addresses'
import type { AddressesQuery } from '../contract/addresses-requests'
import { ShopError } from '../errors'
import { canListAddresses } from '../rules/address-access'
import type { CallOptions, Transport } from '../transport/transport'

/** Which saved addresses; a page has 25 by default. */
export interface ListAddressesInput extends AddressesQuery {
  /** @default 'current', the account of the session */
  readonly accountId?: string | undefined
}

/** Saved addresses of an account. */
export interface AddressesResource {
  /**
   * One page of addresses, the default ones first and those in countries that the shop does not serve left out
   * [9-37]. Errors: `CPA_DISABLED` for a guest or with page size 0 [5-12].
   */
  list(input?: ListAddressesInput, options?: CallOptions): Promise<AddressList>
}

export function createAddressesResource({ send, scope }: Transport): AddressesResource {
  return {
    list: async ({ accountId = 'current', ...query } = {}, options) => {
      if (!canListAddresses({ isGuest: scope().userId === undefined, pageSize: query.pageSize }))
        throw new ShopError('CPA_DISABLED', 'CPA disabled')
      const withDefaults = { excludeUnsupportedCountries: true, shouldShowDefaultAddrFirst: true, ...query }
      return (await send(listAddresses, { params: { accountId }, query: withDefaults }, options)).data
    },
  }
}
