/** What a text is about, as far as that decides what stands in for it. */
export type TextKind = 'name' | 'email' | 'phone' | 'street' | 'city' | 'postalCode' | 'token' | 'text'

const kindsByMember: readonly (readonly [RegExp, TextKind])[] = [
  [/e-?mail|^user_?name$/i, 'email'],
  [/phone|mobile|fax/i, 'phone'],
  [/street|addressline/i, 'street'],
  [/^city$/i, 'city'],
  [/^(?:postalcode|zip|zipcode)$/i, 'postalCode'],
  [
    /token|secret|sid$|session|csrf|redirecturl|logouturl|purchaseordernumber|reference|ordernumber/i,
    'token',
  ],
  [/^(?:(?:first|middle|last|full|account|company|owner|display)?name)$/i, 'name'],
]

/** What a text in that member is about: the member's name tells. */
export const kindOfMember = (member: string): TextKind =>
  kindsByMember.find(([pattern]) => pattern.test(member))?.[1] ?? 'text'

/** What stands in for the n-th text of a kind. */
export const standIns: Readonly<Record<TextKind, (index: number) => string>> = {
  name: (index) => `Name ${index}`,
  email: (index) => `person-${index}@example.com`,
  phone: (index) => `+4100000${String(index).padStart(4, '0')}`,
  street: (index) => `Street ${index}`,
  city: (index) => `City ${index}`,
  postalCode: (index) => String(1000 + index),
  token: (index) => `token-${index}`,
  text: (index) => `text ${index}`,
}

/** Members that hold words of the platform, not of people. */
const words = new Set([
  ...[
    'status',
    'type',
    'subType',
    'addressType',
    'UserType',
    'userType',
    'taxType',
    'productClass',
    'mediaType',
  ],
  ...['currencyIsoCode', 'CurrencyIsoCode', 'asyncOperationStatus', 'severity', 'messageCode', 'errorCode'],
  ...['transitTimeUnit', 'processTimeUnit', 'classOfService', 'salesforceResultCode', 'action', 'dataName'],
  ...['country', 'countryCode', 'isoCode', 'targetType', 'Type', 'Status'],
])

const word = /^[A-Za-z][A-Za-z0-9_-]{0,40}$|^\/commerce\/[a-z/-]{1,60}$/
/** A whole number of more digits may be the number of a customer. */
const amount = /^-?(?:\d{1,6}|\d{1,15}\.\d{1,40})$/
const moment = /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,12}(?:Z|[+-]\d\d:?\d\d)?)?$/

/** Whether a text may stay as it is: an amount, a moment, a truth value, or a word of the platform. */
export function isHarmless(member: string, value: string): boolean {
  if (value === '' || value === 'true' || value === 'false') return true
  if (words.has(member)) return word.test(value)
  return kindOfMember(member) === 'text' && (amount.test(value) || moment.test(value))
}

/** Calls whose answers are the shop's own texts, the same for everybody. */
export const isPublicCall = (callId: string): boolean =>
  /^(?:catalog|countries)\.|^navigation\.get(?:Categories|MenuItems|VATInformation)$|^context\.getApplication$/.test(
    callId,
  )
