import type { AddressField } from '@cartonnage/sdk/rules'
import { useMemo } from 'react'
import { useEnteredForm } from '../../shell/entered-form'
import type { EnteredFields } from '../../shell/entered-form'
import type { EnteredAddressForm } from './data/read-address'

/** An address as it was entered, valid or not. */
export type AddressDraft = Pick<EnteredAddressForm, AddressField | 'keep' | 'isDefault'>

/** The address among the fields of a form. */
export function toAddressDraft(fields: EnteredFields): AddressDraft {
  const text = (name: string) => fields[name] ?? ''
  return {
    country: text('country'),
    companyName: text('companyName'),
    vatId: text('vatId'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    street: text('street'),
    postalCode: text('postalCode'),
    city: text('city'),
    phoneNumber: text('phoneNumber'),
    keep: text('keep') !== '',
    isDefault: text('isDefault') !== '',
  }
}

/** The address that this buyer had entered into the form of this page when the session ended, as `useEnteredForm` has it. */
export function useAddressDraft(): AddressDraft | undefined {
  const fields = useEnteredForm()
  return useMemo(() => (fields === undefined ? undefined : toAddressDraft(fields)), [fields])
}
