/** What a text is, as far as its placeholder depends on that. */
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

/** Derives the kind of a text from the name of its member. */
export const kindOfMember = (member: string): TextKind =>
  kindsByMember.find(([pattern]) => pattern.test(member))?.[1] ?? 'text'

/** The placeholder for the n-th text of a kind. */
export const placeholders: Readonly<Record<TextKind, (index: number) => string>> = {
  name: (index) => `Name ${index}`,
  email: (index) => `person-${index}@example.com`,
  phone: (index) => `+4100000${String(index).padStart(4, '0')}`,
  street: (index) => `Street ${index}`,
  city: (index) => `City ${index}`,
  postalCode: (index) => String(1000 + index),
  token: (index) => `token-${index}`,
  text: (index) => `text ${index}`,
}

/** Members whose values are identifiers of the platform, not personal. */
const platformWords = new Set([
  'status',
  'type',
  'subType',
  'addressType',
  'UserType',
  'userType',
  'taxType',
  'productClass',
  'mediaType',
  'currencyIsoCode',
  'CurrencyIsoCode',
  'asyncOperationStatus',
  'severity',
  'messageCode',
  'errorCode',
  'transitTimeUnit',
  'processTimeUnit',
  'classOfService',
  'salesforceResultCode',
  'action',
  'actionType',
  'dataName',
  'country',
  'countryCode',
  'isoCode',
  'targetType',
  'Type',
  'Status',
])

const word = /^[A-Za-z][A-Za-z0-9_-]{0,40}$|^\/commerce\/[a-z/-]{1,60}$/
/** A longer whole number may be a customer number. */
const amount = /^-?(?:\d{1,6}|\d{1,15}\.\d{1,40})$/
const moment = /^\d{4}-\d\d-\d\d(?:T[\d:.]{5,12}(?:Z|[+-]\d\d:?\d\d)?)?$/

/** Whether a text can stay: an amount, a date, a boolean, or an identifier of the platform. */
export function isHarmless(member: string, value: string): boolean {
  if (value === '' || value === 'true' || value === 'false') return true
  if (platformWords.has(member)) return word.test(value)
  return kindOfMember(member) === 'text' && (amount.test(value) || moment.test(value))
}

/** Calls whose responses are the shop's own texts, the same for every visitor. */
export const isPublicCall = (callId: string): boolean =>
  /^(?:catalog|countries)\.|^navigation\.get(?:Categories|CategoryMenu|MenuItems|VATInformation)$|^context\.getApplication$/.test(
    callId,
  )
