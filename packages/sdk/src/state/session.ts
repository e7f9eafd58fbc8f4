import type { AccountMenuItem } from '../contract/account/account'
import type { SessionContext } from '../contract/session/context'

/** Who is shopping. */
export interface Session {
  /** Nobody is signed in, or nobody could be made out [8-16]. */
  readonly isGuest: boolean
  /** Present when somebody was signed in and, without signing out, is not any more. */
  readonly hasEnded?: true
  /** Present when the platform could not be asked who is shopping: a guest until somebody can. */
  readonly isUnknown?: true
  readonly userId?: string
  readonly accountId?: string
  readonly accountName?: string
  readonly firstName?: string
  /** Name of the account acted for, the own one or the chosen one. [3.shopper-context-2] */
  readonly effectiveAccountName?: string
  /** The groups that say what a buyer sees and pays, as the platform names them; absent for a guest. */
  readonly buyerGroups?: SessionContext['buyerGroups']
  /** Present when the page is shown on one of the client's `previewHosts`. [6-7] */
  readonly isPreview?: true
  /** A guest counts as private. */
  readonly userType: 'private' | 'business'
  /** As the user menu shows it; absent when it could not be loaded, and then the menu is not drawn [8-8]. */
  readonly userName?: string
  readonly companyName?: string
  readonly menuItems: readonly AccountMenuItem[]
}

/** The session of somebody who is not signed in. */
export const guestSession: Session = { isGuest: true, userType: 'private', menuItems: [] }

/** The session of a buyer after it ended by itself. */
export const endedSession: Session = { ...guestSession, hasEnded: true }

/** The session of somebody of whom the platform could not be asked. */
export const unknownSession: Session = { ...guestSession, isUnknown: true }
