import type { AddressFormValues } from '@cartonnage/sdk/rules'
import type { TextProblem } from '../../forms/text-problem'
import type { AddressProblems } from '../../shared/addresses/data/read-address'

/** The platform's limit for an e-mail address, in characters. */
export const longestEmail = 80

/** What a guest's form asks for: no more than the order needs. */
export const guestAddressFields = ({ needsPhone }: { readonly needsPhone: boolean }) =>
  ({ isBusiness: false, mayNameCompany: true, phone: needsPhone ? 'required' : 'none' }) as const

/** Everything that a guest entered, valid or not. */
export interface EnteredGuest extends AddressFormValues {
  readonly email: string
}

/** A refused form of a guest's details. */
export interface RefusedGuest {
  readonly entered: EnteredGuest
  readonly problems: AddressProblems
  readonly emailProblem: TextProblem | 'email' | undefined
}
