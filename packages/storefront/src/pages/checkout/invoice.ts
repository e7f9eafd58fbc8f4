import type { PurchaseOrderPayment } from '@cartonnage/sdk'
import { fullName, isSameRecordId, vatIdField } from '@cartonnage/sdk/rules'
import { sameAddress } from './checkout-step'

/** The address of an invoice, and the VAT id on it. */
interface Invoice {
  readonly address: SavedAddress
  readonly vatId: string | null
}

/** An address that an invoice may go to. */
export interface InvoiceAddress extends SavedAddress {
  readonly addressId: string
  readonly isDefault?: boolean | null | undefined
  /** With the VAT id. */
  readonly fields: Readonly<Partial<Record<string, string | null>>>
}

interface InvoiceSources {
  /** The id of a saved billing address, or the address of delivery. */
  readonly billing: string | undefined
  readonly delivery: (SavedAddress & { readonly id: string | null }) | null | undefined
  /** Saved addresses of both kinds: a checkout does not include the VAT id of its delivery address. */
  readonly saved: readonly InvoiceAddress[]
}

/** The address and VAT id of an invoice; undefined without an address. */
export function findInvoice({ billing, delivery, saved }: InvoiceSources): Invoice | undefined {
  const id = billing === sameAddress ? delivery?.id : billing
  const found = id ? saved.find(({ addressId }) => isSameRecordId(addressId, id)) : undefined
  const address = billing === sameAddress ? delivery : found
  return address ? { address, vatId: found?.fields[vatIdField] ?? null } : undefined
}

type BillingAddress = NonNullable<PurchaseOrderPayment['billingAddress']>

/** An address of the platform, saved or of a delivery. */
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

/** An address as a payment takes it: without missing parts and without the phone number. */
export function toBillingAddress(address: SavedAddress | null | undefined): BillingAddress | undefined {
  if (!address) return undefined
  // The platform takes the full name only.
  const named = { ...address, name: address.name ?? fullName(address, address.country) }
  return Object.fromEntries(
    members.flatMap((member) => {
      const value = named[member]
      return value === null || value.trim() === '' ? [] : [[member, value]]
    }),
  )
}
