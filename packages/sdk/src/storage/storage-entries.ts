import { dropBlankTexts } from '../rules/account/access'
import { readVatInfo } from '../rules/money/vat'
import type { VatInfo } from '../rules/money/vat'
import { readOrderLatches } from './order-latch'
import type { OrderLatch } from './order-latch'
import { readTypedForm } from './typed-form'
import type { TypedForm } from './typed-form'

/** One value of the browser store: where it lies, how it is read and written. */
export interface StorageEntry<T> {
  readonly key: string
  /** `local` is shared by all tabs and stays; `tab` ends with the tab. @default 'local' */
  readonly area?: 'local' | 'tab'
  /** Two shops on one origin keep it apart, by webstore. @default false */
  readonly perShop?: boolean
  /** Belongs to the person signed in, and goes when that person leaves. @default false */
  readonly isPersonal?: boolean
  /** The stored text as a value; null (nothing stored) gives the default. May throw when the text is corrupt. */
  parse(text: string | null): T
  /** The value as text; null removes the key. */
  format(value: T): string | null
}

type EntryScope = Pick<StorageEntry<unknown>, 'area' | 'perShop' | 'isPersonal'>

/** Where an entry lies. */
export type StorageLocation = Pick<StorageEntry<unknown>, 'key' | 'area' | 'perShop'>

/** A value kept as JSON; `read` judges what was parsed and gives the default for null. */
const json = <T>(key: string, read: (stored: unknown) => T, location?: EntryScope): StorageEntry<T> => ({
  key,
  ...location,
  parse: (text) => read(text === null ? null : JSON.parse(text)),
  format: (value) => JSON.stringify(value),
})

/** A value kept as JSON without its blank members; when nothing is left, the key goes [5-9]. */
const filledJson = <T extends object | null>(
  key: string,
  read: (stored: unknown) => T,
  location: EntryScope,
): StorageEntry<T> => ({
  ...json(key, read, location),
  format: (value) => {
    const kept = read(value)
    return Object.keys(kept ?? {}).length === 0 ? null : JSON.stringify(kept)
  },
})

/** A value kept as plain text; blank and 'null' read as null, and null is not stored [5-9]. */
const text = (key: string, location?: EntryScope): StorageEntry<string | null> => ({
  key,
  ...location,
  parse: (stored) => (stored === null || stored.trim() === '' || stored === 'null' ? null : stored),
  format: (value) => (value === null || value.trim() === '' ? null : value),
})

/** Who a guest said to be. */
export interface GuestUserDetails {
  readonly lastName?: string
  readonly email?: string
  readonly phoneNumber?: string
}

/** The account that a buyer acts for. [3.user-and-account-5] */
export interface EffectiveAccount {
  readonly id: string
  readonly name: string
}

/** Any stored value may be asked for members; what is none of these is not there. */
const membersOf = (stored: unknown) => (stored ?? {}) as Readonly<Record<string, unknown>>

const readDetails = (stored: unknown): GuestUserDetails => {
  const { lastName, email, phoneNumber } = membersOf(stored)
  return dropBlankTexts({ lastName, email, phoneNumber })
}

const readCount = (stored: unknown): number =>
  Number.isSafeInteger(stored) && Number(stored) > 0 ? Number(stored) : 0

const readAccount = (stored: unknown): EffectiveAccount | null => {
  const { id, name } = membersOf(stored)
  const texts = dropBlankTexts({ id, name })
  return texts.id === undefined ? null : { id: texts.id, name: texts.name ?? '' }
}

// Everything that the client keeps in the browser: keys, places and defaults, each a name of its own, so that a front
// carries those that it uses. The first ones are the documented ones; the others are this client's own. Beside them
// stands only the count that goes with each lock (storage-version.ts).

/** The guest cart's lines, unread: `readGuestCart` judges them. [3.browser-stored-data-1] */
export const anonymousCartEntry = /*#__PURE__*/ json<unknown>('anonymousCart', (stored) => stored)

/** Country and VAT rate; CH and 0.081 by default. [3.browser-stored-data-2] */
export const vatInfoEntry = /*#__PURE__*/ json<VatInfo>('vatInfo', readVatInfo)

/** Inner length in mm as digits; null after close or reset. [3.browser-stored-data-3] */
export const boxFinderLengthEntry = /*#__PURE__*/ text('boxFinderLength')

/** Inner width in mm as digits. [3.browser-stored-data-3] */
export const boxFinderWidthEntry = /*#__PURE__*/ text('boxFinderWidth')

/** Inner height in mm as digits. [3.browser-stored-data-3] */
export const boxFinderHeightEntry = /*#__PURE__*/ text('boxFinderHeight')

/** The sign-in was asked for by the cart; only `true` counts. [3.browser-stored-data-4] */
export const loginFromCartEntry = /*#__PURE__*/ json<boolean>('loginFromCart', (stored) => stored === true)

/** Where to go after signing in. [3.browser-stored-data-5] */
export const goToSummaryEntry = /*#__PURE__*/ text('goToSummary')

/** The guest's name. [3.browser-stored-data-6] */
export const guestUserNameEntry = /*#__PURE__*/ text('guestUserName', { isPersonal: true })

/** The account acted for, for this tab. [3.browser-stored-data-7] */
export const effectiveAccountEntry = /*#__PURE__*/ filledJson<EffectiveAccount | null>(
  'effectiveAccount',
  readAccount,
  {
    area: 'tab',
    perShop: true,
    isPersonal: true,
  },
)

/** A guest's name and addresses of contact, for this tab; blank ones are left out. [3.browser-stored-data-7] */
export const guestUserDetailsEntry = /*#__PURE__*/ filledJson<GuestUserDetails>(
  'guestUserDetails',
  readDetails,
  {
    area: 'tab',
    isPersonal: true,
  },
)

/** The guest session cart on the server, until it is merged. [3.browser-stored-data-8] */
export const guestCartIdEntry = /*#__PURE__*/ text('guestCartId', { perShop: true })

/** A payment link that this tab came by; the cart it stands for is not the guest's. [4.guest-cart-on-login-5] */
export const paymentLinkIdEntry = /*#__PURE__*/ text('paymentLinkId', { area: 'tab' })

/** How many products of a guest's cart did not come along, until the buyer has read it. [3.cart-7] */
export const productsNotPreservedEntry = /*#__PURE__*/ json<number>('productsNotPreserved', readCount, {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** Lines between the guest cart and the buyer's cart, unread: `readMergeJournal` judges them. */
export const mergeJournalEntry = /*#__PURE__*/ json<unknown>('cartMergeJournal', (stored) => stored)

/** Writes to the cart that are on their way or in doubt, unread: `readCartClaims` judges them. */
export const cartClaimsEntry = /*#__PURE__*/ json<unknown>('cartClaims', (stored) => stored, {
  perShop: true,
})

/** Orders being placed, and the latest ones that were. */
export const orderLatchesEntry = /*#__PURE__*/ json<readonly OrderLatch[]>('orderLatches', readOrderLatches, {
  perShop: true,
})

/** The checkout under way in this tab. */
export const activeCheckoutIdEntry = /*#__PURE__*/ text('activeCheckoutId', {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** Whose data the tab holds, so that another buyer does not find it. */
export const scopeOwnerEntry = /*#__PURE__*/ text('scopeOwner', {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** A form that was sent after the session had ended, until the person who typed it is back. */
export const typedFormEntry = /*#__PURE__*/ json<TypedForm | null>('typedForm', readTypedForm, {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** A random id of this tab; it ties a sign-in to the page that asked for it. [2.5-4] */
export const tabSessionIdEntry = /*#__PURE__*/ text('tabSessionId', { area: 'tab' })

/** What goes when the person who was signed in leaves: the entries that are personal, by their places alone. */
export const personalLocations: readonly StorageLocation[] = [
  { key: 'guestUserName' },
  { key: 'effectiveAccount', area: 'tab', perShop: true },
  { key: 'guestUserDetails', area: 'tab' },
  { key: 'productsNotPreserved', area: 'tab', perShop: true },
  { key: 'activeCheckoutId', area: 'tab', perShop: true },
  { key: 'scopeOwner', area: 'tab', perShop: true },
  { key: 'typedForm', area: 'tab', perShop: true },
]

/** All of them in one table, by their names. */
export const storageEntries = {
  anonymousCart: anonymousCartEntry,
  vatInfo: vatInfoEntry,
  boxFinderLength: boxFinderLengthEntry,
  boxFinderWidth: boxFinderWidthEntry,
  boxFinderHeight: boxFinderHeightEntry,
  loginFromCart: loginFromCartEntry,
  goToSummary: goToSummaryEntry,
  guestUserName: guestUserNameEntry,
  effectiveAccount: effectiveAccountEntry,
  guestUserDetails: guestUserDetailsEntry,
  guestCartId: guestCartIdEntry,
  paymentLinkId: paymentLinkIdEntry,
  productsNotPreserved: productsNotPreservedEntry,
  mergeJournal: mergeJournalEntry,
  cartClaims: cartClaimsEntry,
  orderLatches: orderLatchesEntry,
  activeCheckoutId: activeCheckoutIdEntry,
  scopeOwner: scopeOwnerEntry,
  typedForm: typedFormEntry,
  tabSessionId: tabSessionIdEntry,
} as const
