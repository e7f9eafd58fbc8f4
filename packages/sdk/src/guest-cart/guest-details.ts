import type { FeatureContext } from '../client/client'
import { fullName } from '../rules/account/person-name'
import { createStoredStore } from '../state/stored-store'
import type { ReadableStore } from '../state/store'
import { guestUserDetailsEntry, guestUserNameEntry } from '../storage/storage-entries'
import type { GuestUserDetails } from '../storage/storage-entries'

/** What a guest entered about themselves. */
export interface GuestContact {
  /** Given name. */
  readonly firstName?: string | undefined
  /** Family name. */
  readonly lastName?: string | undefined
  /** Where the order confirmation goes. */
  readonly email?: string | undefined
  /** With country code; only where the carrier calls. */
  readonly phoneNumber?: string | undefined
}

/** The contact details of a guest in this browser. The store has last name, e-mail address and phone number. */
export interface GuestDetailsFeature extends ReadableStore<GuestUserDetails> {
  /** The full name that the guest entered; null without one. */
  userName(): string | null
  /** Keeps the details for the browser session, without blank ones, and the name until the guest orders or signs in. */
  save(contact: GuestContact): void
  /** Forgets all of it. */
  forget(): void
}

/** A guest's contact details, kept in the browser between the pages of an order. Makes no calls. */
export function guestDetails({ storage }: FeatureContext): GuestDetailsFeature {
  const { refresh, ...store } = createStoredStore<GuestUserDetails, GuestUserDetails>({
    browserStore: storage,
    entry: guestUserDetailsEntry,
    read: (details) => details,
    serverValue: {},
  })
  return {
    ...store,
    userName: () => storage.read(guestUserNameEntry),
    save: ({ firstName, ...details }) => {
      storage.write(guestUserDetailsEntry, details)
      storage.write(guestUserNameEntry, fullName({ firstName, lastName: details.lastName }))
      refresh()
    },
    forget: () => {
      storage.remove(guestUserDetailsEntry)
      storage.remove(guestUserNameEntry)
      refresh()
    },
  }
}
