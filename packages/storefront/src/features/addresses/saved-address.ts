import type { AddressesFeature } from '@cartonnage/sdk'
import type { AddressField, AddressFormValues } from '@cartonnage/sdk/rules'
import { addressFields, vatIdField } from '@cartonnage/sdk/rules'

/** A saved address. */
export type Address = Awaited<ReturnType<AddressesFeature['list']>>['items'][number]

/** A saved address, or one as the platform takes it. */
type AddressTexts = Readonly<Partial<Record<Exclude<AddressField, 'vatId'>, string | null>>> & {
  readonly fields?: Readonly<Partial<Record<string, string | null>>>
}

/** What a form shows of a saved address. */
export const valuesOf = (address: AddressTexts): AddressFormValues => ({
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

/** Whether a saved address is what somebody enters: equal in every field, and without a region, which no form has. */
export function isSameAddress(saved: Address, entered: AddressTexts): boolean {
  const [one, other] = [valuesOf(saved), valuesOf(entered)]
  return !saved.region && addressFields.every((field) => one[field] === other[field])
}
