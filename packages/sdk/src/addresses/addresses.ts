import type { Client } from '../client/client'
import { afterSession, shopperTransport } from '../session/after-session'
import { createAddressBookResource, type AddressBookResource } from './address-book'
import { createAddressesResource, type AddressesResource } from './address-list'

export interface AddressesFeature extends AddressesResource, AddressBookResource {}

/** The addresses of the buyer's account. Its id stands in each path, so it must be known before a call is made. */
export function addresses(client: Client): AddressesFeature {
  const transport = client.use(shopperTransport)
  const known = client.use(afterSession)
  const { list } = createAddressesResource(transport)
  const book = createAddressBookResource(transport)
  return {
    list: known(list),
    create: known(book.create),
    update: known(book.update),
    delete: known(book.delete),
  }
}
