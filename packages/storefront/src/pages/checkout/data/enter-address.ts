import { buyerAddressForm } from '../../../shared/addresses/buyer-address-form'
import { sessionKey, valueOf, type Client, type DeliveryAddressChoice } from '@cartonnage/sdk'
import { toDeliveryAddress } from '../../../shared/addresses/data/address-input'
import { readAddress } from '../../../shared/addresses/data/read-address'
import type { RefusedAddress } from '../../../shared/addresses/data/read-address'
import { saveAddress } from '../../../shared/addresses/data/save-address'

/** The outcome of the address form in the first step: the delivery address, or why it was refused. */
type EnteredDelivery = { readonly choice: DeliveryAddressChoice } | { readonly refused: RefusedAddress }

const userTypeOf = ({ loaded }: Client) => valueOf(loaded(sessionKey).getSnapshot())?.userType

/**
 * Reads an address that was entered in the checkout. Saves it in the address book if requested or if it changes a saved
 * one; otherwise it is for this order alone.
 */
export async function enterAddress(client: Client, form: FormData, url: string): Promise<EnteredDelivery> {
  const fields = buyerAddressForm(client, userTypeOf(client))
  const reading = await readAddress(form, { shop: client.shop, ...fields })
  const { entered, problems, address } = reading
  const addressId = entered.addressId || undefined
  if (addressId !== undefined || entered.keep) {
    const outcome = await saveAddress(client, reading, {
      kind: 'Shipping',
      isBusiness: fields.isBusiness,
      url,
      addressId,
    })
    return 'refused' in outcome ? outcome : { choice: outcome }
  }
  if (address === undefined) return { refused: { entered, problems } }
  if (address.vatId !== undefined) return { refused: { entered, problems: { vatId: 'unkept' } } }
  return { choice: toDeliveryAddress(address) }
}
