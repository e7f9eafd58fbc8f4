import { holdersAt, isFilled, type Members, type Need } from './need'

const isBuyer = ({ guestUser }: Members): boolean => guestUser === false
const isAccountOfBuyer = ({ isGuestUser, UserName }: Members): boolean =>
  isGuestUser === false || isFilled(UserName)
/** Guests are answered with an empty record, or with none. */
const isSomebody = (members: Members): boolean => Object.keys(members).length > 0

const orderNumber = 'orderReferenceNumber|orderNumber'

/** An address that is saved; not every country has postal codes. */
const address: Need = { in: 'items[]', filled: ['name|lastName', 'street', 'city', 'country'] }

const order: readonly Need[] = [
  { in: '', filled: [orderNumber, 'createdDate', 'currencyIsoCode'], listed: ['fields.Status'] },
  { in: 'fields{}', sent: ['value|text'] },
  { in: 'items[]', filled: ['name', 'quantity'] },
]

/** The fields of a list that it has columns for. */
const columnsOf = (response: unknown): readonly string[] =>
  holdersAt(response, 'info.displayColumns[]').flatMap(({ fieldApiName }) =>
    typeof fieldApiName === 'string' ? [fieldApiName] : [],
  )

/** Who somebody is, where goods go, and what was ordered. */
export const buyerNeeds: Readonly<Record<string, readonly Need[]>> = {
  'context.getApplication': [{ in: '', filled: ['defaultCurrency'] }],
  'context.getSession': [{ in: '', filled: ['userId', 'accountId'], when: isBuyer }],
  'account.getInfo': [
    { in: '', filled: ['UserName'], sent: ['menuItems'], when: isAccountOfBuyer },
    { in: 'menuItems[]', filled: ['Label', 'Target'] },
  ],
  'account.getUserInfo': [{ in: '', listed: ['Email'], when: isSomebody }],
  'account.listManaged': [
    { in: '', sent: ['externalManagedAccounts'] },
    { in: 'externalManagedAccounts[]', filled: ['accountName'] },
  ],
  'countries.list': [{ in: 'addressCountries[]', filled: ['label'] }],
  'addresses.list': [{ in: '', sent: ['items'] }, address],
  'addresses.create': [{ ...address, in: '' }],
  'orders.list': [
    { in: '', sent: ['orderSummaries'] },
    {
      in: 'orderSummaries[]',
      filled: [orderNumber, 'createdDate', 'currencyIsoCode'],
      listed: ['fields.Status'],
    },
    { in: 'orderSummaries[].fields{}', sent: ['value|text'] },
  ],
  'recordLists.get': [
    { in: 'records.records[]', sent: ['fields'], listed: ['fields.*'], names: columnsOf },
    { in: 'records.records[].fields{}', sent: ['value', 'displayValue'] },
  ],
  'orders.get': order,
  'orders.lookUp': order,
}
