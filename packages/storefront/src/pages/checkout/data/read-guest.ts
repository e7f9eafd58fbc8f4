import type { Client, GuestDelivery } from '@cartonnage/sdk'
import { text } from '../../../forms/reading/field-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { isEmail } from '../../../forms/reading/is-email'
import { readForm } from '../../../forms/reading/read-form'
import { toDeliveryAddress } from '../../../shared/addresses/data/address-input'
import { readAddress } from '../../../shared/addresses/data/read-address'
import { guestAddressFields, longestEmail } from '../guest-fields'
import type { RefusedGuest } from '../guest-fields'

const emailSchema = formSchema({
  email: text({ isRequired: true, limit: longestEmail, problems: { email: (value) => !isEmail(value) } }),
})

interface GuestFormOptions extends Pick<Client, 'shop'> {
  /** The carrier calls before the delivery. */
  readonly needsPhone: boolean
}

/** Reads contact and delivery address of a guest. */
export async function readGuest(
  form: FormData,
  { shop, needsPhone }: GuestFormOptions,
): Promise<{ readonly delivery: GuestDelivery } | { readonly refused: RefusedGuest }> {
  const contact = readForm(form, emailSchema)
  const { entered, problems, address } = await readAddress(form, {
    shop,
    ...guestAddressFields({ needsPhone }),
  })
  if (!contact.isValid || address === undefined) {
    const emailProblem = contact.isValid ? undefined : contact.problems.email
    return { refused: { entered: { ...entered, ...contact.entered }, problems, emailProblem } }
  }
  const { firstName, lastName, phoneNumber } = address
  const contactInfo = { firstName, lastName, ...contact.values, ...(phoneNumber && { phoneNumber }) }
  return { delivery: { contactInfo, deliveryAddress: toDeliveryAddress(address) } }
}
