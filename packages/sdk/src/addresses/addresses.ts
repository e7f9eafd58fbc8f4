import type { Client } from '../client/client'
import { afterSession, shopperTransport } from '../session/after-session'
import { createAddressBookCalls, type AddressBookCalls } from './address-book'
import { createAddressListCalls, type AddressListCalls } from './address-list'

export interface AddressesFeature extends AddressListCalls, AddressBookCalls {}

/** The addresses of the buyer's account. Its id stands in each path, so it must be known before a call is made. */
export function addresses(client: Client): AddressesFeature {
  const transport = client.use(shopperTransport)
  const existing = client.use(afterSession)
  const { list } = createAddressListCalls(transport)
  const book = createAddressBookCalls(transport)
  return {
    list: existing(list),
    create: existing(book.create),
    update: existing(book.update),
    delete: existing(book.delete),
  }
}
