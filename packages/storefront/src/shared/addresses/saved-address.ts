import type { AddressesFeature } from '@cartonnage/sdk'
import type { AddressField, AddressFormValues } from '@cartonnage/sdk/rules'
import { addressFields, vatIdField } from '@cartonnage/sdk/rules'
import type { AddressKind } from './address-fields'

/** A saved address. */
export type Address = Awaited<ReturnType<AddressesFeature['list']>>['items'][number]

export const toAddressKind = (value: unknown): AddressKind => (value === 'Billing' ? 'Billing' : 'Shipping')

/** A saved address, or one as it is sent to the platform. */
type AddressTexts = Readonly<Partial<Record<Exclude<AddressField, 'vatId'>, string | null>>> & {
  readonly fields?: Readonly<Partial<Record<string, string | null>>>
}

/** The values of the form's fields for a saved address. */
export const toFormValues = (address: AddressTexts): AddressFormValues => ({
  country: address.country ?? '',
  companyName: address.companyName ?? '',
  vatId: address.fields?.[vatIdField] ?? '',
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  street: address.street ?? '',
  postalCode: address.postalCode ?? '',
  city: address.city ?? '',
  phoneNumber: address.phoneNumber ?? '',
})

/** Whether a saved address equals an entered one in every field. A saved region is a difference: no form has one. */
export function isSameAddress(saved: Address, entered: AddressTexts): boolean {
  const [savedValues, enteredValues] = [toFormValues(saved), toFormValues(entered)]
  return !saved.region && addressFields.every((field) => savedValues[field] === enteredValues[field])
}

interface BuyerNames {
  readonly userName?: string
  readonly firstName?: string
  readonly companyName?: string
}

/** The names of a buyer, to fill the form of a first address. */
export function namesOfBuyer({ userName = '', firstName = '', companyName = '' }: BuyerNames) {
  const lastName = userName.startsWith(`${firstName} `) ? userName.slice(firstName.length + 1) : ''
  return { firstName, lastName, companyName }
}
