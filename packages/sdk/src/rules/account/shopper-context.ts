import { isSameRecordId } from '../../record-id'
import { isPreviewHost } from '../url/preview'
import { isGuestId, normalizeAccountId } from './access'

/** The members of the session context that the shopper context is derived from. */
export interface ShopperDetails {
  /** True for visitors who are not signed in. */
  readonly guestUser: boolean
  /** Record id; a missing or blank id means a guest, whatever `guestUser` says. */
  readonly userId?: string | null | undefined
  /** Record id of the buyer's own account; zeros mean none. */
  readonly accountId?: string | null | undefined
  /** Name of the buyer's own account. */
  readonly accountName?: string | null | undefined
}

/** An account that a buyer can act for. */
export interface NamedAccount {
  /** Record id, 15 or 18 characters. */
  readonly id: string
  /** `''` when only the id is available. */
  readonly name: string
}

/** Whether the visitor is signed in. A session that could not be loaded (`undefined`) counts as a guest. */
export const isSignedIn = <Attributes extends ShopperDetails>(
  attributes: Attributes | undefined,
): attributes is Attributes =>
  attributes !== undefined && !attributes.guestUser && !isGuestId(attributes.userId)

/**
 * The account that the shopper acts for: the chosen one, otherwise the session's own; `undefined` for a guest. The
 * platform's name of an account takes precedence over the name stored with the choice.
 */
export function resolveEffectiveAccount(
  attributes: ShopperDetails | undefined,
  chosen?: NamedAccount | null,
): NamedAccount | undefined {
  if (!isSignedIn(attributes)) return undefined
  const chosenId = normalizeAccountId(chosen?.id)
  const id = chosenId ?? normalizeAccountId(attributes.accountId)
  if (id === undefined) return undefined
  const platformName = isSameRecordId(id, attributes.accountId ?? '') ? attributes.accountName : undefined
  return { id, name: platformName ?? (chosenId === undefined ? '' : (chosen?.name ?? '')) }
}

/** What follows from the session, the chosen account and the host. */
export interface ShopperContext {
  /** False for guests and while the session could not be loaded. */
  readonly isLoggedIn: boolean
  /** The account that prices and orders are for; `undefined` for a guest. */
  readonly effectiveAccountId: string | undefined
  /** `undefined` for a guest; `''` for a chosen account whose name is not stored. */
  readonly effectiveAccountName: string | undefined
  /** Whether the page is on one of the platform's preview hosts. */
  readonly isPreview: boolean
}

/** What {@link deriveShopperContext} needs. */
export interface ShopperContextInput {
  /** The session context; `undefined` when it could not be loaded. */
  readonly session: ShopperDetails | undefined
  /** What the buyer chose instead of their own account; null or absent for the session's own. */
  readonly chosenAccount?: NamedAccount | null | undefined
  /** Host of the page; a port is ignored. */
  readonly hostname: string
  /**
   * Host names to be treated as previews.
   * @default []
   */
  readonly previewHosts?: readonly string[] | undefined
}

/** Derives who is shopping, and for which account. */
export function deriveShopperContext(input: ShopperContextInput): ShopperContext {
  const { session, chosenAccount, hostname, previewHosts } = input
  const account = resolveEffectiveAccount(session, chosenAccount)
  return {
    isLoggedIn: isSignedIn(session),
    effectiveAccountId: account?.id,
    effectiveAccountName: account?.name,
    isPreview: isPreviewHost(hostname, previewHosts),
  }
}
