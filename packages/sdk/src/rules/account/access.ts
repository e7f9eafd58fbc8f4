import { ShopError } from '../../errors/errors'
import { isNoAccount } from '../../record-id'
import { readText } from '../text'

/** Whether a user id means a guest: missing, blank, or the words 'null' and 'undefined' [3.user-and-account-1]. */
export function isGuestId(id: unknown): boolean {
  return typeof id !== 'string' || ['', 'null', 'undefined'].includes(id.trim())
}

/** The account id without blanks around it; `undefined` for a blank one and for fifteen or eighteen zeros [5-8]. */
export function normalizeAccountId(id: unknown): string | undefined {
  const trimmed = readText(id)
  return trimmed === '' || isNoAccount(trimmed) ? undefined : trimmed
}

/** The account id, or `EFFECTIVE_ACCOUNT_ID_REQUIRED` when there is none [5-7]. */
export function requireAccountId(id: unknown): string {
  const accountId = normalizeAccountId(id)
  if (accountId) return accountId
  throw new ShopError('EFFECTIVE_ACCOUNT_ID_REQUIRED', 'effective account id required')
}

/** A shopper and the flags of the application context that limit guests. */
export interface GuestLimits {
  readonly isGuest: boolean
  readonly guestCartEnabled?: boolean | null | undefined
  readonly guestCheckoutEnabled?: boolean | null | undefined
}

/** Whether a shopper may have a cart on the server: a buyer always, a guest where it is switched on [6-5]. */
export function canUseGuestCart({ isGuest, guestCartEnabled }: GuestLimits): boolean {
  return !isGuest || guestCartEnabled === true
}

/** Whether a shopper may check out: a buyer always, a guest where it is switched on [6-6]. */
export function canUseGuestCheckout({ isGuest, guestCheckoutEnabled }: GuestLimits): boolean {
  return !isGuest || guestCheckoutEnabled === true
}

/** Whether a buyer may be served what is loaded for guests [3.shopper-context-14]. */
export function canUseGuestDataForAuthUsers(settings: {
  readonly usesSingleEntitlementPolicy?: boolean | null | undefined
  readonly guestBrowsingEnabled?: boolean | null | undefined
}): boolean {
  return settings.usesSingleEntitlementPolicy === true && settings.guestBrowsingEnabled === true
}

/** The entries whose text is not blank, trimmed: guest details and account names are stored like this [5-9]. */
export function dropBlankTexts<Name extends string>(
  texts: Readonly<Partial<Record<Name, unknown>>>,
): Partial<Record<Name, string>> {
  const kept: Partial<Record<Name, string>> = {}
  // Object.keys forgets the names; the record has exactly these.
  for (const name of Object.keys(texts) as Name[]) {
    const text = readText(texts[name])
    if (text) kept[name] = text
  }
  return kept
}
