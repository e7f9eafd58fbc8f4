import type { FeatureContext } from '../client/client'
import { afterSession, shopperTransport } from '../session/after-session'
import { createAddressBookCalls, type AddressBookCalls } from './address-book'
import { createAddressListCalls, type AddressListCalls } from './address-list'

/** Every call waits until the session is known. */
export interface AddressesFeature extends AddressListCalls, AddressBookCalls {}

/** The addresses of the buyer's account. Its id is part of each path, so each call waits for the session. */
export function addresses(client: FeatureContext): AddressesFeature {
  const transport = client.use(shopperTransport)
  const withSession = client.use(afterSession)
  const { list } = createAddressListCalls(transport)
  const book = createAddressBookCalls(transport)
  return {
    list: withSession(list),
    create: withSession(book.create),
    update: withSession(book.update),
    delete: withSession(book.delete),
  }
}
