import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { createAddressBookResource, type AddressBookResource } from './address-book'
import { createAddressesResource, type AddressesResource } from './address-list'

export interface AddressesFeature extends AddressesResource, AddressBookResource {}

/** The addresses of the buyer's account. */
export function addresses(client: Client): AddressesFeature {
  const transport = client.use(shopperTransport)
  return { ...createAddressesResource(transport), ...createAddressBookResource(transport) }
}
