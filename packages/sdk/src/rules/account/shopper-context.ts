import { isSameRecordId } from '../../record-id'
import { isPreviewHost } from '../url/preview'
import { isGuestId, normalizeAccountId } from './access'

/** What the platform says about the shopper, as far as something follows from it. */
export interface ShopperDetails {
  readonly guestUser: boolean
  readonly userId?: string | null | undefined
  readonly accountId?: string | null | undefined
  readonly accountName?: string | null | undefined
}

/** An account by id and name. */
export interface NamedAccount {
  readonly id: string
  readonly name: string
}

/** Whether somebody is signed in; `undefined` stands for a session that could not be loaded [8-16]. */
export const isSignedIn = <Attributes extends ShopperDetails>(
  attributes: Attributes | undefined,
): attributes is Attributes =>
  attributes !== undefined && !attributes.guestUser && !isGuestId(attributes.userId)

/**
 * The account acted for: the one that the buyer chose, else the session's own; `undefined` for a guest. The platform's
 * name of an account comes before the one that was kept with the choice.
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
  readonly isLoggedIn: boolean
  readonly effectiveAccountId: string | undefined
  readonly effectiveAccountName: string | undefined
  /** The page is shown on a preview host [6-7]. */
  readonly isPreview: boolean
}

/** What a shopper's context is derived from. */
export interface ShopperContextQuestion {
  /** The session context; `undefined` when it could not be loaded. */
  readonly session: ShopperDetails | undefined
  readonly chosenAccount?: NamedAccount | null | undefined
  readonly hostname: string
  readonly previewHosts?: readonly string[] | undefined
}

/** The derived members of the shopper's context [3.shopper-context-2]. */
export function deriveShopperContext(question: ShopperContextQuestion): ShopperContext {
  const { session, chosenAccount, hostname, previewHosts } = question
  const account = resolveEffectiveAccount(session, chosenAccount)
  return {
    isLoggedIn: isSignedIn(session),
    effectiveAccountId: account?.id,
    effectiveAccountName: account?.name,
    isPreview: isPreviewHost(hostname, previewHosts),
  }
}
