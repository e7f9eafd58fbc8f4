import type { Client } from '@cartonnage/sdk'
import type {
  AddressField,
  AddressFormReading,
  AddressFormValues,
  AddressProblem,
} from '@cartonnage/sdk/rules'
import { addressFields, isResponseError, readAddressForm, vatIdField } from '@cartonnage/sdk/rules'
import type { ReportedFailure } from '../../shell/reported-failure'

/**
 * What can be wrong with a field of the form. `refused`: by the platform. `unkept`: a VAT id with an address for one
 * purchase only, which a checkout cannot store.
 */
export type AddressFieldProblem = AddressProblem | 'refused' | 'unkept'
export type AddressProblems = Readonly<Partial<Record<AddressField, AddressFieldProblem>>>

/** A refused address form: everything that was entered, and what is wrong with it. */
export interface RefusedAddress {
  readonly values: AddressFormValues
  readonly problems: AddressProblems
  /** The request failed, or the platform refused the address without naming a field. */
  readonly failure?: ReportedFailure
}

/** Reads the fields of an address form for a buyer of this shop. */
export async function readAddress(
  form: FormData,
  { shop, isBusiness }: Pick<Client, 'shop'> & { readonly isBusiness: boolean },
): Promise<AddressFormReading> {
  const entered = Object.fromEntries(addressFields.map((field) => [field, form.get(field)]))
  // The table of phone numbers is large, so it is only loaded when there is one to parse.
  const { parsePhone } = entered['phoneNumber']
    ? await import('./parse-phone')
    : { parsePhone: () => undefined }
  return readAddressForm(entered, { shop, isBusiness, parsePhone })
}

/** The fields named by a refusal of the platform. */
export function refusedFields(error: unknown): AddressProblems {
  if (!isResponseError(error) || error.status >= 500) return {}
  const text = error.errors.map(({ message }) => message ?? '').join(' ')
  const nameOf = (field: AddressField) => (field === 'vatId' ? vatIdField : field)
  const named = addressFields.filter((field) => new RegExp(`\\b${nameOf(field)}\\b`).test(text))
  return Object.fromEntries(named.map((field) => [field, 'refused']))
}
