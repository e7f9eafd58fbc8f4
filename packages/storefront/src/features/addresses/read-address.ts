import type { Client } from '@cartonnage/sdk'
import type {
  AddressField,
  AddressFormReading,
  AddressFormValues,
  AddressProblem,
} from '@cartonnage/sdk/rules'
import { addressFields, isResponseError, readAddressForm, vatIdField } from '@cartonnage/sdk/rules'
import type { ReportedFailure } from '../failures/reported-failure'

/**
 * What can be wrong with a field of the form; `refused` is the platform's own word, `unkept` a VAT id with an address
 * for one purchase alone, which has no place for it.
 */
export type AddressFieldProblem = AddressProblem | 'refused' | 'unkept'
export type AddressProblems = Readonly<Partial<Record<AddressField, AddressFieldProblem>>>

/** An address form that was refused: all that was typed, and what is wrong with it. */
export interface RefusedAddress {
  readonly values: AddressFormValues
  readonly problems: AddressProblems
  /** The platform did not respond, or refused the whole address. */
  readonly failure?: ReportedFailure
}

/** Reads the fields of an address form for a buyer of this shop. */
export async function readAddress(
  form: FormData,
  { shop, isBusiness }: Pick<Client, 'shop'> & { readonly isBusiness: boolean },
): Promise<AddressFormReading> {
  const typed = Object.fromEntries(addressFields.map((field) => [field, form.get(field)]))
  // The table of all phone numbers is large: it comes for those who gave one.
  const { parsePhone } = typed['phoneNumber']
    ? await import('./parse-phone')
    : { parsePhone: () => undefined }
  return readAddressForm(typed, { shop, isBusiness, parsePhone })
}

/** The fields that a refusal of the platform names. */
export function refusedFields(error: unknown): AddressProblems {
  if (!isResponseError(error) || error.status >= 500) return {}
  const message = error.errors.map((one) => one.message ?? '').join(' ')
  const nameOf = (field: AddressField) => (field === 'vatId' ? vatIdField : field)
  const named = addressFields.filter((field) => new RegExp(`\\b${nameOf(field)}\\b`).test(message))
  return Object.fromEntries(named.map((field) => [field, 'refused']))
}
