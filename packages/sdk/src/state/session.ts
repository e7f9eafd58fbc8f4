import type { AccountMenuItem } from '../contract/account/account'
import type { SessionContext } from '../contract/session/context'

/** Who is shopping, as the platform last reported it. */
export interface Session {
  /** Nobody is signed in, or the platform did not say who. */
  readonly isGuest: boolean
  /** Present when a buyer's session ended without signing out. */
  readonly hasEnded?: true
  /** Present when the request for the session failed: a guest until one succeeds. */
  readonly isUnknown?: true
  /** Record id of the user; absent for a guest. */
  readonly userId?: string
  /** Record id of the buyer's own account; absent for a guest. */
  readonly accountId?: string
  /** Name of the buyer's own account; absent for a guest. */
  readonly accountName?: string
  /** Given name; absent for a guest and where the platform does not say. */
  readonly firstName?: string
  /** Name of the account that the buyer orders for: their own or the chosen one. */
  readonly effectiveAccountName?: string
  /** Groups that decide about products and prices; absent for a guest. */
  readonly buyerGroups?: SessionContext['buyerGroups']
  /** Present when the page is shown on one of the client's `previewHosts`. */
  readonly isPreview?: true
  /** A guest counts as private. */
  readonly userType: 'private' | 'business'
  /** Full name for the user menu; absent when it could not be loaded, and then there is no menu. */
  readonly userName?: string
  /** For the user menu; absent for private buyers. */
  readonly companyName?: string
  /** Entries of the user menu; empty for a guest. */
  readonly menuItems: readonly AccountMenuItem[]
}

/** The session of a shopper who is not signed in. */
export const guestSession: Session = { isGuest: true, userType: 'private', menuItems: [] }

/** The session of a buyer after the platform ended it. */
export const endedSession: Session = { ...guestSession, hasEnded: true }

/** The session after the request for it failed. */
export const unknownSession: Session = { ...guestSession, isUnknown: true }
