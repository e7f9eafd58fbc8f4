import { ShopError } from '../../errors/errors'
import { isNoAccount } from '../../record-id'
import { readText } from '../text'

/** Whether a user id means a guest: missing, blank, or the literal text 'null' or 'undefined'. */
export function isGuestId(id: unknown): boolean {
  return typeof id !== 'string' || ['', 'null', 'undefined'].includes(id.trim())
}

/** The account id, trimmed; `undefined` for a blank id and for the platform's 'no account' id, 15 or 18 zeros. */
export function normalizeAccountId(id: unknown): string | undefined {
  const trimmed = readText(id)
  return trimmed === '' || isNoAccount(trimmed) ? undefined : trimmed
}

/** The trimmed account id. Throws `EFFECTIVE_ACCOUNT_ID_REQUIRED` when there is none. */
export function requireAccountId(id: unknown): string {
  const accountId = normalizeAccountId(id)
  if (accountId) return accountId
  throw new ShopError('EFFECTIVE_ACCOUNT_ID_REQUIRED', 'effective account id required')
}

/** A shopper, and the flags of the application context that limit guests. */
export interface GuestLimits {
  /** False for a signed-in buyer, whom the two flags do not limit. */
  readonly isGuest: boolean
  /** Whether guests may have a cart on the server; null or absent means no. */
  readonly guestCartEnabled?: boolean | null | undefined
  /** Whether guests may check out; null or absent means no. */
  readonly guestCheckoutEnabled?: boolean | null | undefined
}

/** Whether a shopper may have a cart on the server: a buyer always, a guest only where it is enabled. */
export function canUseGuestCart({ isGuest, guestCartEnabled }: GuestLimits): boolean {
  return !isGuest || guestCartEnabled === true
}

/** Whether a shopper may check out: a buyer always, a guest only where it is enabled. */
export function canUseGuestCheckout({ isGuest, guestCheckoutEnabled }: GuestLimits): boolean {
  return !isGuest || guestCheckoutEnabled === true
}

/**
 * Whether data loaded for guests may be served to buyers: only if every shopper is entitled to the same products
 * and guests may browse.
 */
export function canUseGuestDataForAuthUsers(settings: {
  readonly usesSingleEntitlementPolicy?: boolean | null | undefined
  readonly guestBrowsingEnabled?: boolean | null | undefined
}): boolean {
  return settings.usesSingleEntitlementPolicy === true && settings.guestBrowsingEnabled === true
}

/** The entries with a non-blank text, trimmed. Guest details and account names are stored in this form. */
export function dropBlankTexts<Name extends string>(
  texts: Readonly<Partial<Record<Name, unknown>>>,
): Partial<Record<Name, string>> {
  const trimmed: Partial<Record<Name, string>> = {}
  // Object.keys returns string[]; the record has exactly these names.
  for (const name of Object.keys(texts) as Name[]) {
    const text = readText(texts[name])
    if (text) trimmed[name] = text
  }
  return trimmed
}
