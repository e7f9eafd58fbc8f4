import type { Buyer } from '../../calls/call'
import type { SandboxContext } from '../../calls/sandbox-context'
import { withCheckCharacters } from '../../record-id'
import { findProfile, saveProfile, type BuyerProfile } from '../session/buyer-repository'

/** The fields of a user's record; null where nothing is set. */
export type UserFields = Readonly<Record<string, string | null>>

/** A buyer's own record. */
export const userFields = ({ db }: SandboxContext, buyer: Buyer): UserFields => ({
  Id: buyer.userId,
  ContactId: withCheckCharacters(`003${buyer.userId.slice(3, 15)}`),
  Name: nameOf(buyer),
  Username: buyer.userName,
  Email: buyer.email,
  FirstName: buyer.firstName,
  LastName: buyer.lastName,
  ...findProfile(db, buyer.userId),
})

const nameOf = ({ firstName, lastName }: Buyer) => `${firstName} ${lastName}`

/** The response of `chatter/users/me`: a buyer as the platform's social calls show them. */
export const chatterUser = ({ db }: SandboxContext, buyer: Buyer) => ({
  id: buyer.userId,
  name: nameOf(buyer),
  displayName: nameOf(buyer),
  firstName: buyer.firstName,
  lastName: buyer.lastName,
  username: buyer.userName,
  email: buyer.email,
  companyName: buyer.accountName,
  phoneNumbers: phoneNumbers(findProfile(db, buyer.userId)),
  isActive: true,
  isInThisCommunity: true,
  type: 'User',
})

const phoneNumbers = ({ Phone }: BuyerProfile) =>
  Phone === null ? [] : [{ label: 'Work', phoneNumber: Phone, phoneType: 'Work' }]

const maximumLengths: Readonly<Record<string, number>> = {
  FirstName: 40,
  LastName: 80,
  Email: 80,
  Phone: 40,
  Street: 255,
  City: 40,
  State: 80,
  PostalCode: 20,
  Country: 80,
}

/** Changes a buyer's own record. Returns what is wrong with the values, and then changes nothing; undefined otherwise. */
export function changeUser(
  { db }: SandboxContext,
  buyer: Buyer,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const problem = Object.entries(values).map(findProblem).find(Boolean)
  if (problem) return problem
  // `findProblem` lets only texts and null pass
  const { FirstName, LastName, Email, ...rest } = values as Partial<UserFields>
  const firstName = FirstName === undefined ? buyer.firstName : (FirstName?.trim() ?? '')
  const lastName = LastName === undefined ? buyer.lastName : LastName?.trim()
  if (!lastName) return 'LastName is required.'
  // The platform has a new address confirmed by mail first, for which the sandbox has no page.
  if (Email !== undefined && Email !== buyer.email) return 'Email cannot be changed here.'
  const profile = { ...findProfile(db, buyer.userId), ...rest }
  saveProfile(db, buyer.userId, { firstName, lastName, profile })
  return undefined
}

function findProblem([name, value]: readonly [string, unknown]): string | undefined {
  const maximum = Object.hasOwn(maximumLengths, name) ? maximumLengths[name] : undefined
  if (maximum === undefined) return `User has no field ${name} that can be changed.`
  if (value === null) return undefined
  if (typeof value !== 'string') return `${name} is not a text.`
  return value.length > maximum ? `${name} has at most ${maximum} characters.` : undefined
}
