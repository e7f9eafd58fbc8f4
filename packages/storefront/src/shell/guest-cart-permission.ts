import { canUseGuestCart, canUseGuestCheckout } from '@cartonnage/sdk/rules'
import type { CartStatus } from '@cartonnage/sdk/rules'

/**
 * Whether a guest may fill a cart in this shop. Allowed until the platform has said otherwise: the guest cart is in the
 * browser.
 */
export const isGuestCartAllowed = (guestCartEnabled: boolean | undefined): boolean =>
  guestCartEnabled === undefined || canUseGuestCart({ isGuest: true, guestCartEnabled })

/** Whether a guest may order without signing in: only where the platform has said so. */
export const isGuestCheckoutAllowed = (
  permissions: Pick<CartStatus, 'isGuestCartEnabled' | 'isGuestCheckoutEnabled'>,
): boolean =>
  canUseGuestCart({ isGuest: true, guestCartEnabled: permissions.isGuestCartEnabled }) &&
  canUseGuestCheckout({ isGuest: true, guestCheckoutEnabled: permissions.isGuestCheckoutEnabled })
