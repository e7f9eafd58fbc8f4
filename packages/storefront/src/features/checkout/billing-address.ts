import type { PurchaseOrderPayment } from '@cartonnage/sdk'
import { fullName } from '@cartonnage/sdk/rules'

type BillingAddress = NonNullable<PurchaseOrderPayment['billingAddress']>

/** An address as the platform tells it, saved or of a delivery. */
export interface SavedAddress {
  readonly name: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly companyName: string | null
  readonly street: string | null
  readonly city: string | null
  readonly region: string | null
  readonly postalCode: string | null
  readonly country: string | null
}

const members = [
  'name',
  'firstName',
  'lastName',
  'companyName',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
] as const

/** An address as a payment takes it: what is missing stays out, and there is no phone number. */
export function toBillingAddress(address: SavedAddress | null | undefined): BillingAddress | undefined {
  if (!address) return undefined
  // The platform takes the joined name.
  const named = { ...address, name: address.name ?? fullName(address, address.country) }
  return Object.fromEntries(
    members.flatMap((member) => {
      const value = named[member]
      return value === null || value.trim() === '' ? [] : [[member, value]]
    }),
  )
}
