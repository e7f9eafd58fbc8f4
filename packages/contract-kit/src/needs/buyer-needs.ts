import { objectsAt, isFilled, type Members, type Need } from './need'

const isBuyer = ({ guestUser }: Members): boolean => guestUser === false
const isAccountOfBuyer = ({ isGuestUser, UserName }: Members): boolean =>
  isGuestUser === false || isFilled(UserName)
/** Guests get an empty record, or none. */
const isSignedIn = (members: Members): boolean => Object.keys(members).length > 0

const orderNumber = 'orderReferenceNumber|orderNumber'

/** A saved address. Not every country has postal codes. */
const address: Need = { in: 'items[]', filled: ['name|lastName', 'street', 'city', 'country'] }

const order: readonly Need[] = [
  {
    in: '',
    filled: [orderNumber, 'createdDate|fields.OrderedDate', 'currencyIsoCode'],
    listed: ['fields.Status'],
  },
  { in: 'fields{}', sent: ['value|text'] },
  { in: 'items[]', filled: ['name', 'quantity'] },
]

/** The fields that a record list has columns for. */
const columnsOf = (response: unknown): readonly string[] =>
  objectsAt(response, 'info.displayColumns[]').flatMap(({ fieldApiName }) =>
    typeof fieldApiName === 'string' ? [fieldApiName] : [],
  )

/** What the pages of a buyer need: name and account, addresses, orders. */
export const buyerNeeds: Readonly<Record<string, readonly Need[]>> = {
  'context.getApplication': [{ in: '', filled: ['defaultCurrency'] }],
  'context.getSession': [{ in: '', filled: ['userId', 'accountId'], when: isBuyer }],
  'account.getInfo': [
    { in: '', filled: ['UserName'], sent: ['menuItems'], when: isAccountOfBuyer },
    { in: 'menuItems[]', filled: ['Label', 'Target'] },
  ],
  'account.getUserInfo': [{ in: '', listed: ['Email'], when: isSignedIn }],
  'account.getMyProfile': [{ in: '', filled: ['email', 'lastName'] }],
  'account.listManaged': [
    { in: '', sent: ['externalManagedAccounts'] },
    { in: 'externalManagedAccounts[]', filled: ['accountName'] },
  ],
  'countries.list': [{ in: 'addressCountries[]', filled: ['label'] }],
  'addresses.list': [{ in: '', sent: ['items'] }, address],
  'addresses.create': [{ ...address, in: '' }],
  'lists.list': [
    { in: '', sent: ['summaries'] },
    { in: 'summaries[]', filled: ['name'] },
  ],
  'lists.listItems': [{ in: '', sent: ['items'] }],
  'lists.getQuantities': [{ in: '', sent: ['lines'] }],
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
