import { dropBlankTexts } from '../rules/account/access'
import { readVatInfo } from '../rules/money/vat'
import type { VatInfo } from '../rules/money/vat'
import { readOrderLatches } from './order-latch'
import type { OrderLatch } from './order-latch'
import { readEnteredForm } from './entered-form'
import type { EnteredForm } from './entered-form'
import { cartVisitsEntry } from './cart-visits'
import type { StorageEntry } from './storage-entry'
import { readSentGuestCart } from './sent-guest-cart'
import type { SentGuestCart } from './sent-guest-cart'

export type { StorageEntry }

type EntryScope = Pick<StorageEntry<unknown>, 'area' | 'perShop' | 'isPersonal'>

/** Where an entry is stored. */
export type StorageLocation = Pick<StorageEntry<unknown>, 'key' | 'area' | 'perShop'>

/** A value stored as JSON; `read` validates what was parsed and returns the default for null. */
const json = <T>(key: string, read: (stored: unknown) => T, location?: EntryScope): StorageEntry<T> => ({
  key,
  ...location,
  parse: (text) => read(text === null ? null : JSON.parse(text)),
  format: (value) => JSON.stringify(value),
})

/** A value stored as JSON without blank members; when none is left, the key is removed. */
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

/** A value stored as plain text; blank and 'null' read as null, and null removes the key. */
const text = (key: string, location?: EntryScope): StorageEntry<string | null> => ({
  key,
  ...location,
  parse: (stored) => (stored === null || stored.trim() === '' || stored === 'null' ? null : stored),
  format: (value) => (value === null || value.trim() === '' ? null : value),
})

/** The contact details that a guest entered. */
export interface GuestUserDetails {
  /** Absent where the guest left it blank. */
  readonly lastName?: string
  /** Absent where the guest left it blank. */
  readonly email?: string
  /** As the guest entered it; absent where left blank. */
  readonly phoneNumber?: string
}

/** The account that a buyer orders for. */
export interface EffectiveAccount {
  /** Record id of 15 or 18 characters. */
  readonly id: string
  /** For display; may be empty. */
  readonly name: string
}

/** The members of a stored value; none for a value that is not an object. */
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

// Each entry is an export of its own, so that a front carries only those that it uses. The first ones are documented
// for partners, the others are internal. The version counters of the locks are in storage-version.ts.

/** Lines of the guest cart, not validated: use `readGuestCart` of the rules. */
export const anonymousCartEntry = /*#__PURE__*/ json<unknown>('anonymousCart', (stored) => stored)

/** Country and VAT rate; CH and 0.081 by default. */
export const vatInfoEntry = /*#__PURE__*/ json<VatInfo>('vatInfo', readVatInfo)

/** Inner length in mm as digits; null after closing or resetting the Box Finder. */
export const boxFinderLengthEntry = /*#__PURE__*/ text('boxFinderLength')

/** Inner width in mm as digits; null after closing or resetting the Box Finder. */
export const boxFinderWidthEntry = /*#__PURE__*/ text('boxFinderWidth')

/** Inner height in mm as digits; null after closing or resetting the Box Finder. */
export const boxFinderHeightEntry = /*#__PURE__*/ text('boxFinderHeight')

/** Whether the cart asked for the sign-in; anything but `true` reads as false. */
export const loginFromCartEntry = /*#__PURE__*/ json<boolean>('loginFromCart', (stored) => stored === true)

/** Path to go to after signing in; null for the default. */
export const goToSummaryEntry = /*#__PURE__*/ text('goToSummary')

/** Name that a guest entered; null without one. */
export const guestUserNameEntry = /*#__PURE__*/ text('guestUserName', { isPersonal: true })

/** The account that the buyer orders for in this tab; null for their own. */
export const effectiveAccountEntry = /*#__PURE__*/ filledJson<EffectiveAccount | null>(
  'effectiveAccount',
  readAccount,
  {
    area: 'tab',
    perShop: true,
    isPersonal: true,
  },
)

/** Contact details that a guest entered in this tab, without blank ones. */
export const guestUserDetailsEntry = /*#__PURE__*/ filledJson<GuestUserDetails>(
  'guestUserDetails',
  readDetails,
  {
    area: 'tab',
    isPersonal: true,
  },
)

/** Record id of the guest session cart on the server, until it is merged. */
export const guestCartIdEntry = /*#__PURE__*/ text('guestCartId', { perShop: true })

/** What the guest session cart was last found to hold, until it is ordered or merged; null without one. */
export const sentGuestCartEntry = /*#__PURE__*/ json<SentGuestCart | null>(
  'sentGuestCart',
  readSentGuestCart,
  { perShop: true },
)

/** Id of the payment link that opened this tab; its cart does not belong to the guest. */
export const paymentLinkIdEntry = /*#__PURE__*/ text('paymentLinkId', { area: 'tab' })

/** How many products of a guest's cart were lost at sign-in, until the buyer has seen it; 0 by default. */
export const productsNotPreservedEntry = /*#__PURE__*/ json<number>('productsNotPreserved', readCount, {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** Lines on their way from the guest cart to the buyer's, not validated: read by `readMergeJournal`. */
export const mergeJournalEntry = /*#__PURE__*/ json<unknown>('cartMergeJournal', (stored) => stored)

/** Open writes to the cart and those with an unknown outcome, not validated: read by `readCartClaims`. */
export const cartClaimsEntry = /*#__PURE__*/ json<unknown>('cartClaims', (stored) => stored, {
  perShop: true,
})

/** When a page of the browser last made another cart the active one, in ms since 1970; null where none has. */
export const cartSwitchEntry = /*#__PURE__*/ text('cartSwitch', { perShop: true })

/** Coupon codes of a guest, not validated: read by `guestCoupons`. */
export const guestCouponsEntry = /*#__PURE__*/ json<unknown>('guestCoupons', (stored) => stored, {
  perShop: true,
})

/** Record ids of a guest's favourites, not validated: read by `guestFavourites`. */
export const guestFavouritesEntry = /*#__PURE__*/ json<unknown>('favourites', (stored) => stored, {
  perShop: true,
})

/** Record ids of the products to compare, `id,id`, not validated: read by `comparison`; null for none. */
export const comparedEntry = /*#__PURE__*/ text('compared', { perShop: true })

/** Orders that are being placed, and the latest ones that were; they prevent ordering twice. */
export const orderLatchesEntry = /*#__PURE__*/ json<readonly OrderLatch[]>('orderLatches', readOrderLatches, {
  perShop: true,
})

/** Record id of the checkout in progress in this tab; null without one. */
export const activeCheckoutIdEntry = /*#__PURE__*/ text('activeCheckoutId', {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** Account or user whose data this tab stores, so that another buyer does not find it. */
export const scopeOwnerEntry = /*#__PURE__*/ text('scopeOwner', {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** A form that was sent after the session had ended, until the person has signed in again. */
export const enteredFormEntry = /*#__PURE__*/ json<EnteredForm | null>('typedForm', readEnteredForm, {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** What was typed in this tab into forms that are not sent yet, not validated: its page knows its shape. */
export const unsentFieldsEntry = /*#__PURE__*/ json<unknown>('unsentFields', (stored) => stored, {
  area: 'tab',
  perShop: true,
  isPersonal: true,
})

/** Order lists that are being added to a cart, not validated: read by `readOrderRuns`. */
export const orderRunsEntry = /*#__PURE__*/ json<unknown>('orderRuns', (stored) => stored, {
  perShop: true,
  isPersonal: true,
})

/** Id of the order list whose adding is to be stopped, by whichever page adds it; null for none. */
export const stoppedRunEntry = /*#__PURE__*/ text('stoppedRun', { perShop: true })

/** Random id of this tab; connects a sign-in to the page that asked for it. */
export const tabSessionIdEntry = /*#__PURE__*/ text('tabSessionId', { area: 'tab' })

/**
 * The personal entries by location, which are removed when the person signs out. Kept apart from the entries so that
 * clearing does not import them.
 */
export const personalLocations: readonly StorageLocation[] = [
  { key: 'guestUserName' },
  { key: 'effectiveAccount', area: 'tab', perShop: true },
  { key: 'guestUserDetails', area: 'tab' },
  { key: 'productsNotPreserved', area: 'tab', perShop: true },
  { key: 'activeCheckoutId', area: 'tab', perShop: true },
  { key: 'scopeOwner', area: 'tab', perShop: true },
  { key: 'typedForm', area: 'tab', perShop: true },
  { key: 'unsentFields', area: 'tab', perShop: true },
  { key: 'cartVisits', perShop: true },
  { key: 'orderRuns', perShop: true },
]

/** All entries by name. A front that counts bytes imports single ones instead. */
export const storageEntries = {
  /** Lines of the guest cart, not validated: use `readGuestCart` of the rules. */
  anonymousCart: anonymousCartEntry,
  /** Country and VAT rate; CH and 0.081 by default. */
  vatInfo: vatInfoEntry,
  /** Inner length in mm as digits; null when unset. */
  boxFinderLength: boxFinderLengthEntry,
  /** Inner width in mm as digits; null when unset. */
  boxFinderWidth: boxFinderWidthEntry,
  /** Inner height in mm as digits; null when unset. */
  boxFinderHeight: boxFinderHeightEntry,
  /** Whether the cart asked for the sign-in. */
  loginFromCart: loginFromCartEntry,
  /** Path to go to after signing in; null for the default. */
  goToSummary: goToSummaryEntry,
  /** Name that a guest entered; null without one. */
  guestUserName: guestUserNameEntry,
  /** The account that the buyer orders for in this tab; null for their own. */
  effectiveAccount: effectiveAccountEntry,
  /** Contact details that a guest entered in this tab. */
  guestUserDetails: guestUserDetailsEntry,
  /** Record id of the guest session cart, until it is merged. */
  guestCartId: guestCartIdEntry,
  /** What the guest session cart holds; internal to the SDK. */
  sentGuestCart: sentGuestCartEntry,
  /** Id of the payment link that opened this tab; null without one. */
  paymentLinkId: paymentLinkIdEntry,
  /** How many products were lost at sign-in, until the buyer has seen it. */
  productsNotPreserved: productsNotPreservedEntry,
  /** Lines on their way to the buyer's cart; internal to the SDK. */
  mergeJournal: mergeJournalEntry,
  /** Open writes to the cart; internal to the SDK. */
  cartClaims: cartClaimsEntry,
  /** When another cart became the active one; internal to the SDK. */
  cartSwitch: cartSwitchEntry,
  /** Coupon codes of a guest; internal to the SDK. */
  guestCoupons: guestCouponsEntry,
  /** Record ids of a guest's favourites; internal to the SDK. */
  guestFavourites: guestFavouritesEntry,
  /** Record ids of the products to compare; internal to the SDK. */
  compared: comparedEntry,
  /** Orders that are being placed; internal to the SDK. */
  orderLatches: orderLatchesEntry,
  /** Record id of the checkout in progress in this tab; null without one. */
  activeCheckoutId: activeCheckoutIdEntry,
  /** Account or user whose data this tab stores; internal to the SDK. */
  scopeOwner: scopeOwnerEntry,
  /** A form sent after the session had ended; null without one. */
  enteredForm: enteredFormEntry,
  /** What was typed into forms that are not sent yet, not validated. */
  unsentFields: unsentFieldsEntry,
  /** What the shopper saw of the cart at this visit and at the one before. */
  cartVisits: cartVisitsEntry,
  /** Order lists that are being added; internal to the SDK. */
  orderRuns: orderRunsEntry,
  /** The order list that is to be stopped; internal to the SDK. */
  stoppedRun: stoppedRunEntry,
  /** Random id of this tab; internal to the SDK. */
  tabSessionId: tabSessionIdEntry,
} as const
