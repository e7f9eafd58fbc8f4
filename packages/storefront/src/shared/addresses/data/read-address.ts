import type { Client } from '@cartonnage/sdk'
import type {
  AddressField,
  AddressFormFields,
  AddressFormOptions,
  AddressProblem,
  EnteredAddress,
} from '@cartonnage/sdk/rules'
import { isResponseError } from '@cartonnage/sdk/errors'
import { addressFields, readAddressForm, vatIdField } from '@cartonnage/sdk/rules'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { checkbox, choice, hidden, text } from '../../../forms/reading/field-schema'
import type { Entered, Problems } from '../../../forms/reading/form-schema'
import { formSchema } from '../../../forms/reading/form-schema'
import { readEntered, readForm } from '../../../forms/reading/read-form'
import type { TextProblem } from '../../../forms/text-problem'

/**
 * What can be wrong with a field of the form. `refused`: by the platform. `unkept`: a VAT id with an address for one
 * purchase only, which a checkout cannot store.
 */
export type AddressFieldProblem = AddressProblem | TextProblem | 'refused' | 'unkept'
export type AddressProblems = Problems<AddressField, AddressFieldProblem>

/** The forms of an address: in the account and in the checkout. Some fields are in one of them only. */
const fields = {
  country: text(),
  companyName: text(),
  vatId: text(),
  firstName: text(),
  lastName: text(),
  street: text(),
  postalCode: text(),
  city: text(),
  phoneNumber: text(),
  kind: choice(['Shipping', 'Billing']),
  keep: checkbox(),
  isDefault: checkbox(),
  /** The saved address to change. */
  addressId: hidden(),
}

/** Everything that was entered, valid or not. */
export type EnteredAddressForm = Entered<typeof fields>

/** The rules are the SDK's, also for which fields are required. */
const addressSchema = (options: AddressFormOptions) =>
  formSchema(fields, (values) => readAddressForm(values, options).problems)

/** A form of an address that was read: either the address or the problems. */
export interface AddressReading {
  readonly entered: EnteredAddressForm
  readonly problems: AddressProblems
  /** Undefined while there are problems. */
  readonly address: EnteredAddress | undefined
}

/** A refused address form: everything that was entered, and what is wrong with it. */
export interface RefusedAddress extends Omit<AddressReading, 'address'> {
  /** The request failed, or the platform refused the address without naming a field. */
  readonly failure?: ReportedFailure
}

/** Reads the form of an address for a shopper of this shop. */
export async function readAddress(
  form: FormData,
  formOptions: Pick<Client, 'shop'> & AddressFormFields,
): Promise<AddressReading> {
  // The table of phone numbers is large, so it is only loaded when there is one to parse.
  const { parsePhone } = form.get('phoneNumber')
    ? await import('../../phone-number/parse-phone')
    : { parsePhone: () => undefined }
  const options = { ...formOptions, parsePhone }
  const { entered, ...reading } = readForm(form, addressSchema(options))
  return reading.isValid
    ? { entered, problems: {}, address: readAddressForm(reading.values, options).address }
    : { entered, problems: reading.problems, address: undefined }
}

/** What was entered into the form of an address, before its buyer is known. */
export const readEnteredAddress = (form: FormData): EnteredAddressForm => readEntered(form, fields)

/** The fields named by a refusal of the platform. */
export function refusedFields(error: unknown): AddressProblems {
  if (!isResponseError(error) || error.status >= 500) return {}
  const message = error.errors.map((each) => each.message ?? '').join(' ')
  const nameOf = (field: AddressField) => (field === 'vatId' ? vatIdField : field)
  const named = addressFields.filter((field) => new RegExp(`\\b${nameOf(field)}\\b`).test(message))
  return Object.fromEntries(named.map((field) => [field, 'refused']))
}
