import { canUseGuestCart } from '@cartonnage/sdk/rules'

/**
 * Whether a guest may fill a cart in this shop. Allowed until the platform has said otherwise: the guest cart is in the
 * browser.
 */
export const isGuestCartAllowed = (guestCartEnabled: boolean | undefined): boolean =>
  guestCartEnabled === undefined || canUseGuestCart({ isGuest: true, guestCartEnabled })
