import type { EnteredAddress } from '@cartonnage/sdk/rules'
import { isRecord } from '../../shell/is-record'
import type { InvoiceAddress } from './invoice'

/** The value of `billing` for an address that a guest entered at the payment step. */
export const enteredAddress = 'entered'

const members = ['name', 'companyName', 'street', 'postalCode', 'city', 'country'] as const

/** Where a guest's invoice goes, unless it goes to the delivery address. */
export type EnteredBilling = Readonly<
  Pick<EnteredAddress, 'firstName' | 'lastName'> &
    Record<Exclude<(typeof members)[number], 'companyName'>, string> & { companyName?: string }
>

/** Encoded: the cookie of the choice has room for it and for all the rest. */
const maximumLength = 1800

const texts = [...members, 'firstName', 'lastName'] as const

/** An address from a cookie or a request's body, without any other members; undefined when invalid. */
export function parseEnteredBilling(value: unknown): EnteredBilling | undefined {
  if (!isRecord(value)) return undefined
  const entries = texts.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]] as const]))
  const isComplete = texts.every((name) => name === 'companyName' || value[name] !== undefined)
  if (!isComplete || !entries.every(([, text]) => isText(text))) return undefined
  const address = Object.fromEntries(entries)
  // All members were checked.
  return encodeURIComponent(JSON.stringify(address)).length > maximumLength
    ? undefined
    : (address as unknown as EnteredBilling)
}

/** Without control characters and lone surrogates, which no cookie can hold. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/[\p{Cc}\p{Cs}]/u.test(value)

/** The entered address without what an invoice does not need. */
export function toEnteredBilling({ phoneNumber: _, vatId: __, ...address }: EnteredAddress): EnteredBilling {
  return address
}

/** As one of the addresses that an invoice may go to; none where the guest entered none. */
export const enteredBillingOf = (
  choice: { readonly billingAddress?: EnteredBilling | undefined } | null | undefined,
): readonly InvoiceAddress[] =>
  choice?.billingAddress
    ? [{ companyName: null, region: null, ...choice.billingAddress, addressId: enteredAddress, fields: {} }]
    : []
